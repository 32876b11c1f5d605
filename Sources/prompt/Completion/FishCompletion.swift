// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// The completion script of fish.
struct FishCompletion {
  /// In which language it says what an option does.
  let words: Words

  /// The script.
  var script: String {
    """
    # Completion of prompt(1) in fish, printed by: prompt completion fish

    # Whether the field before the cursor is of one of the kinds.
    function __prompt_field_is
        set -l kind
        set -l is_argument
        for word in (commandline -opc)[2..-1]
            if test -n "$is_argument"
                set is_argument
            else if string match -qr -- '^--(\(kindPattern))(=|$)' $word
                set kind (string replace -r -- '^--([a-z]+).*' '$1' $word)
                string match -q -- '*=*' $word; or set is_argument yes
            else if contains -- $word \(CompletionTable.takers.flatMap({ $0.names }).joined(separator: " "))
                set is_argument yes
            end
        end
        contains -- "$kind" $argv
    end

    # The words before the cursor, a line each, without the name of the program and a language at the beginning.
    function __prompt_words
        set -l words (commandline -opc)[2..-1]
        while contains -- --lang $words[1]; and set -q words[2]; or string match -q -- '--lang=*' "$words[1]"
            string match -q -- '*=*' $words[1]; or set -e words[1]
            set -e words[1]
        end
        string join \\n -- $words
    end

    # Whether these are all the words before the cursor.
    function __prompt_words_are
        set -l words (__prompt_words)
        test "$words" = "$argv"
    end

    # Whether options of ours may stand here: behind --args and a verb there are none.
    function __prompt_has_options
        set -l words (__prompt_words)
        not contains -- --args $words; and not contains -- "$words[1]" \(verbNames)
    end

    # The command behind -- where the cursor is in it.
    function __prompt_command
        set -l words (commandline -opc) (commandline -ct)
        set -l place (contains -i -- -- $words); and complete -C (string join ' ' -- (string escape -- $words[(math $place + 1)..-2]) $words[-1])
    end

    complete -c prompt -f
    \(lines.joined(separator: "\n"))
    complete -c prompt -n 'contains -- -- (commandline -opc)' -a '(__prompt_command)'
    """
  }

  private var verbNames: String { Verb.allCases.map { $0.rawValue }.joined(separator: " ") }

  private var kindPattern: String { FieldKind.allCases.map { $0.rawValue }.joined(separator: "|") }

  private var lines: [String] {
    let verbs = Verb.allCases.map { verb in
      line("__prompt_words_are", ["-a", verb.rawValue], words.summary(of: verb))
    }
    let shells = CompletionShell.allCases.map { $0.rawValue }.joined(separator: " ")
    return verbs + [
      line("__prompt_words_are \(Verb.completion.rawValue)", ["-a", "'\(shells)'"], nil),
      line("test (commandline -opc)[-1] = --help", ["-a", "all"], nil),
    ]
      + OptionTable.kinds.map { option($0, "__prompt_has_options") }
      + OptionTable.attributes.map { row in
        let kinds = row.kinds.map { $0.rawValue }.joined(separator: " ")
        return option(row, "__prompt_has_options; and __prompt_field_is \(kinds)")
      } + OptionTable.form.map { option($0, "__prompt_has_options") }
  }

  private func option(_ row: OptionRow, _ condition: String) -> String {
    let names = (row.short.map { ["-s", "\($0)"] } ?? []) + (row.long.map { ["-l", $0] } ?? [])
    let candidates = row.candidates
    let argument = row.argument == nil ? [] : candidates.areFiles ? ["-r", "-F"] : ["-x"]
    let values =
      row.argument == nil || candidates.words.isEmpty
      ? [] : ["-a", "'\(candidates.words.joined(separator: " "))'"]
    return line(condition, names + argument + values, words.say(row.english, row.korean))
  }

  private func line(_ condition: String, _ rest: [String], _ summary: String?) -> String {
    let words = ["complete -c prompt -n '\(condition)'"] + rest + (summary.map { ["-d", quote($0)] } ?? [])
    return words.joined(separator: " ")
  }

  /// A text in the quotes of fish.
  private func quote(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
