// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

extension Answers.Entry {
  /// An entry of a text field.
  static func text(_ name: String, _ text: String?, isSecret: Bool = false) -> Answers.Entry {
    of(name, text.map(Answer.text), isSecret: isSecret)
  }

  /// An entry of any field; `answer` is `nil` where it does not apply.
  static func of(_ name: String, _ answer: Answer?, isSecret: Bool = false) -> Answers.Entry {
    Answers.Entry(name: name, answer: answer, isSecret: isSecret)
  }
}

/// What `format` writes of `entries`, as a text.
func written(
  _ entries: Answers.Entry..., as format: OutputFormat, prefix: String = "", masksSecrets: Bool = false
) -> String {
  String(
    decoding: format.write(Answers(entries: entries), prefix: prefix, masksSecrets: masksSecrets),
    as: UTF8.self)
}
