// SPDX-License-Identifier: GPL-3.0-or-later

/// The second row of a secret that is given twice: what it holds must be what the first one holds.
final class RepeatedField: LiveField {
  private let original: LiveField

  init(_ question: Question, of original: LiveField) {
    self.original = original
    super.init(question)
  }

  override func judge(line: [UInt8]?) -> Judgement {
    let text = line.map { String(decoding: $0, as: UTF8.self) } ?? heldText
    // Bytes are compared: a composed and a decomposed syllable are two passwords.
    let isSame = question.trimming(text).utf8.elementsEqual(question.trimming(original.heldText).utf8)
    return isSame ? .accepted(.text(text)) : .refused(Refusal(.differs, of: text))
  }
}
