// SPDX-License-Identifier: GPL-3.0-or-later

extension Answers {
  /// The same answers with ``secretMarks`` for each secret, the empty ones too.
  var withMaskedSecrets: Answers {
    Answers(
      entries: entries.map { entry in
        guard entry.isSecret && entry.answer != nil else { return entry }
        return Entry(name: entry.name, answer: .text(Answers.secretMarks), isSecret: true)
      })
  }
}
