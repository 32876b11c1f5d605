// SPDX-License-Identifier: GPL-3.0-or-later

extension Manual {
  var optionsOfForm: [Block] {
    [.paragraph("They may stand anywhere, save that `--args` is the last."), .list(formOptions)]
  }

  /// The options of the form.
  var formOptions: [Entry] {
    entries(OptionTable.rows) { row in
      guard case .form(let option) = row.role else { return nil }
      return Manual.text(of: option)
    }
  }

  /// The options that give answers beforehand, the strongest first, and where each takes them from.
  var sources: [Entry] {
    [FormOption.args, .set, .answers, .envPrefix, .save].compactMap { option in
      OptionTable.row(long: option.rawValue).flatMap { row in
        Manual.source(option).map { Entry(row, $0) }
      }
    }
  }

  private static func source(_ option: FormOption) -> String? {
    switch option {
    case .args:
      "the script's own arguments: `--port 1194`, `--push`, `--no-push`, and a `--help` made of the form, which ends the script (with another `-O` than `shell` it is status 1). It comes last, and goes with no `-- COMMAND`"
    case .set: "the command line (not a secret)"
    case .answers: "a file, JSON or dotenv by what is in it; names that no field has are left out"
    case .envPrefix: "the environment, in capitals: with `APP_`, the answer to `host` is `$APP_HOST`"
    case .save:
      "what was answered the last time, as defaults for a person; never secrets"
    default: nil
    }
  }

  private static func text(of option: FormOption) -> String? {
    switch option {
    case .title: "words above the form"
    case .doneLabel: "the word on the button, in place of 완료"
    case .lang: "the language of all words that are not yours; else `LC_ALL`, `LC_MESSAGES`, `LANG` decide"
    case .color:
      "whether colours are shown: `auto`, `always` or `never`. `auto` shows them where the terminal has them and `NO_COLOR` does not forbid it (see *ENVIRONMENT*)"
    case .plain:
      "asks in plain lines, without one escape sequence; there `:b` goes back, and `::b` is the answer `:b`"
    case .clear: "leaves nothing of the form on the screen; else its answers stay, secrets as four marks"
    case .review: "shows a person all answers before they are submitted: Done submits, S-Tab goes back"
    case .input:
      "who answers: `tty`, a person; `stdin`, standard input; `none`, nobody. `auto` finds it out (see *INPUT*)"
    case .noInput: "nobody is asked, as with `--input none`"
    case .inputFormat: "how standard input holds the answers (see *INPUT*)"
    case .output: "how the answers are printed (see *OUTPUT*)"
    case .nul: "the same as `-O nul`"
    case .prefix:
      "puts P before each name, also in the environment of commands. Names that would harm the shell (`PATH`, `IFS`, `LD_PRELOAD`, …) are refused without it"
    case .timeout:
      "how long the form may take until it is submitted: a number with `ms`, `s`, `m` or `h`, or seconds"
    case .inputrc: "the file of key bindings, or `none`; else `INPUTRC` and what readline takes without it"
    case .keys: "presses the keys of a file in a person's place (see *KEYS FROM A FILE*)"
    case .screen: "prints the screen that the keys lead to on standard error"
    case .repeat: "asks again and again (see *LOOPS*)"
    case .keep: "the next form has that answer as its default"
    case .allOrNothing: "all records are judged first, and none is used if one is wrong"
    case .explain:
      "asks nothing: tells on standard error where the answers would come from, and why, and the same of each field"
    case .help: "prints the most of this on one screen; `--help all` every option"
    case .version: "prints the version of prompt, and of GNU readline"
    case .set, .answers, .envPrefix, .save, .args: source(option).map { "takes answers from " + $0 }
    }
  }
}
