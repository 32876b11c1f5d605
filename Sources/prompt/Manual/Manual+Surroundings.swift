// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

extension Manual {
  var description: [Block] {
    [
      .paragraph(
        "`prompt` asks a person several things in the terminal, as one form, and hands the answers to a script. "
          + "The form is edited with GNU readline and the keys of the person's own `~/.inputrc`; beneath it stands a bar with the "
          + "Done button (완료). Enter or C-d taps it: the field is judged, and the next one that is open gets the focus. "
          + "What is refused keeps every character, and the bar says what would be right. After the last Done the form shrinks to "
          + "its answers, and they are printed."),
      .paragraph(
        "Piped in, given by flags, in a file or in the environment, the same answers go through the same form with the same checks."
      ),
      .paragraph(
        "`prompt manual` prints this page, and `prompt completion` the script by which `bash`, `zsh` or `fish` completes the command line."
      ),
    ]
  }

  var environment: [Block] {
    [
      .list([
        Entry(
          "`LC_ALL`, `LC_MESSAGES`, `LANG`",
          "the first that is set decides the language: Korean if it begins with `ko`, else English"),
        Entry(
          "`TERM`, `COLORTERM`",
          "plain lines are asked where `TERM` is `dumb` or not set. A terminal with a name like `vt100` or `ansi-m` has no colours, "
            + "one that ends with `-256color` has 256, one that ends with `-direct`, or with `truecolor` or `24bit` in `COLORTERM`, has all, "
            + "and others have 16; no terminal is asked"),
        Entry("`ACCESSIBLE`", "plain lines are asked where it is set, and neither empty nor `0`"),
        Entry(
          "`NO_COLOR`", "no colours are shown where it is set and not empty; bold, dim and reversed text stay"
        ),
        Entry(
          "`CLICOLOR_FORCE`, `CLICOLOR`",
          "colours are shown on every terminal where the first is set, and neither empty nor `0`; on none where the second is `0`. "
            + "`NO_COLOR` is stronger than both, and `--color always` or `--color never` than all three"),
        Entry("`PROMPT_COLORS`", Manual.colours),
        Entry("`INPUTRC`", "the file of key bindings, in place of `~/.inputrc` and `/etc/inputrc`"),
        Entry("`VISUAL`, `EDITOR`", "the editor that C-x C-e opens; `vi` where neither is set"),
        Entry("`TMPDIR`", "where the text stands meanwhile; `/tmp` where it is not set"),
        Entry("`XDG_STATE_HOME`, `HOME`", "where the histories of `--history` stand"),
        Entry("`LINES`, `COLUMNS`", "the size of the window of `--keys`"),
      ])
    ]
  }

  private static let colours =
    "other looks for parts of the form, `ROLE=NUMBERS` joined by colons in the form of `GREP_COLORS`: `focus=1;4:button=7;38;5;67`. "
    + "The roles are `title`, `label`, `focus` (the label of the field that is edited), `placeholder`, `error`, `answered` (its ✓), "
    + "`given` (answered elsewhere), `picked` (in a list), `bar` and `button`. The numbers are those of SGR: 1 bold, 2 dim, 3 italic, "
    + "4 underlined, 7 reversed; 30 to 37 and 90 to 97 colours, 40 to 47 and 100 to 107 grounds; `38;5;N` and `38;2;R;G;B`, or 48 for the "
    + "ground, others, of which a terminal with fewer colours gets the nearest. A role without numbers is plain text, and what is not "
    + "understood is passed over"

  var files: [Block] {
    [
      .list([
        Entry("`~/.inputrc`, `/etc/inputrc`", "key bindings, as readline reads them; at most 1 MB"),
        Entry(
          "`$XDG_STATE_HOME/prompt/history/KEY`",
          "what `--history KEY` keeps, with time stamps as GNU history has them; `~/.local/state` stands in for the variable"
        ),
      ])
    ]
  }

  var exitStatus: [Block] { [.list(statusTable)] }

  /// The statuses, and when the command ends with each.
  var statusTable: [Entry] {
    Status.allCases.map { Entry("\($0.rawValue)", Manual.text(of: $0)) } + [
      Entry(
        "by signal",
        "C-c and its kin: the terminal is restored, then `prompt` dies by that signal (130 in `$?` for C-c)")
    ]
  }

  var examples: [Block] {
    [
      .paragraph("A script that asks three things, and takes them from a pipe as well:"),
      .example(
        """
        #!/bin/bash
        name='' token='' env=''
        answers=$(prompt --title 'Deploy' \\
          --text   name    'Name'         --required \\
          --secret token   'Access token' --required --length 8.. \\
          --choice env=dev 'Environment'  --option dev --option stage \\
          --option prod 'the real thing') || exit
        eval "$answers"
        echo "$name deploys to $env with a token of ${#token} characters"
        """),
      .paragraph("One answer, as it is:"),
      .example(
        """
        branch=$(prompt -O values --choice branch 'Branch' \\
          --options "$(git branch --format='%(refname:short)')") || exit
        """),
      .paragraph("The same form for each row of a table:"),
      .example(
        """
        prompt --repeat --input-format csv --prefix U_ \\
          --text login 'Login' -r --text full 'Name' \\
          -- sh -c 'useradd -m -c "$U_full" "$U_login"' < people.csv
        """),
      .paragraph("A form again and again, until C-d:"),
      .example(
        """
        prompt --repeat --keep host \\
          --text host=localhost 'Host' --text sql 'SQL' \\
          -- sh -c 'echo "$sql" | mysql -h "$host"'
        """),
    ]
  }

  private static func text(of status: Status) -> String {
    switch status {
    case .submitted: "submitted: all answers were written"
    case .cancelled: "cancelled by the person"
    case .wrongUsage: "the command line or the form is wrong, a default that its kind cannot hold too"
    case .unanswered: "an answer is missing or refused, and nobody is asked"
    case .noTerminal: "somebody should be asked, and no terminal opens"
    case .inputOutputFailed:
      "reading or writing failed, or the form did not end with the last key of `--keys`"
    case .commandFailed: "with `--repeat`: the command failed for some records"
    case .timedOut:
      "the time of `--timeout T` ran out (`90s`, `5m`) before the submit, with `--repeat` before the last, whatever was waited for. A `-- COMMAND` that runs by then is not ended"
    case .commandNotRunnable: "the command cannot be run"
    case .commandNotFound: "there is no such command"
    }
  }
}
