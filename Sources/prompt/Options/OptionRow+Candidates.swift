// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

extension OptionRow {
  /// What can stand as the argument of an option, as far as a shell can complete it.
  struct Candidates: Equatable {
    /// Words that can be the argument, or begin it.
    var words: [String] = []
    /// Whether the argument can be a file's name.
    var areFiles = false
  }

  /// What the argument can be; nothing for an option that takes none, and where only who writes the form can know it.
  var candidates: Candidates {
    switch role {
    case .kind: Candidates()
    case .attribute(let attribute): OptionRow.candidates(attribute)
    case .form(let option): OptionRow.candidates(option)
    }
  }

  private static func candidates(_ attribute: Attribute) -> Candidates {
    switch attribute {
    case .mask: Candidates(words: ["none"])
    case .complete: Candidates(words: ["@files", "@dirs"])
    case .history: Candidates(areFiles: true)
    case .required, .default, .label, .hint, .placeholder, .option, .options, .pattern, .range, .length,
      .message, .when, .trim, .rows, .dirs, .other, .twice, .advanced, .check, .checkTimeout, .optionsFrom:
      Candidates()
    }
  }

  private static func candidates(_ option: FormOption) -> Candidates {
    switch option {
    case .lang: Candidates(words: Language.allCases.map { $0.rawValue })
    case .color: Candidates(words: Settings.Color.allCases.map { $0.rawValue })
    case .input: Candidates(words: InputChoice.allCases.map { $0.rawValue })
    case .inputFormat: Candidates(words: InputFormat.allCases.map { $0.rawValue })
    case .output: Candidates(words: OutputFormat.allCases.map { $0.rawValue })
    case .help: Candidates(words: ["all"])
    case .inputrc: Candidates(words: ["none"], areFiles: true)
    case .answers, .save, .keys: Candidates(areFiles: true)
    case .title, .doneLabel, .plain, .clear, .review, .noInput, .nul, .set, .envPrefix, .args, .timeout,
      .repeat, .keep, .allOrNothing, .prefix, .screen, .explain, .version:
      Candidates()
    }
  }
}
