// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes records an answer at a time, from the bytes of the answers where these are known; the bytes are those of
/// ``OutputFormat/write(_:prefix:masksSecrets:)``.
struct SpanWriter {
  /// What stands around the answer of a field.
  private struct Frame {
    let before: [UInt8]
    let after: [UInt8]
  }

  private let json = JSONWriter()
  private let isJSON: Bool

  /// For each field, what stands around a text that needs no escapes, and around all other answers.
  private let texts: [Frame]
  private let others: [Frame]

  /// A writer of records of `questions`; `nil` for a format in which they are not written so.
  init?(_ format: OutputFormat, _ questions: [Question], prefix: String) {
    guard format == .json || format == .nul else { return nil }
    isJSON = format == .json
    let names = questions.map { $0.name }
    guard isJSON else {
      texts = names.map { _ in Frame(before: [], after: [0]) }
      others = texts
      return
    }
    var (texts, others): ([Frame], [Frame]) = ([], [])
    for (index, name) in names.enumerated() {
      var before = Array((index == 0 ? "{" : ",").utf8)
      json.append(string: prefix + name, to: &before)
      before.append(UInt8(ascii: ":"))
      let end = index == names.count - 1 ? Array("}\n".utf8) : []
      let quote = UInt8(ascii: "\"")
      others.append(Frame(before: before, after: end))
      texts.append(Frame(before: before + [quote], after: [quote] + end))
    }
    self.texts = texts
    self.others = others
  }

  /// Appends the answer of a field that is the text `text`, without control characters; `isPlain` where nothing in it must be
  /// escaped.
  func append(text: ArraySlice<UInt8>, isPlain: Bool, of field: Int, to bytes: inout [UInt8]) {
    bytes += texts[field].before
    if isPlain || !isJSON { bytes += text } else { json.append(escaping: text, to: &bytes) }
    bytes += texts[field].after
  }

  /// Appends the answer of a field that is a number of these digits.
  func append(digits: ArraySlice<UInt8>, of field: Int, to bytes: inout [UInt8]) {
    bytes += others[field].before
    bytes += digits
    bytes += others[field].after
  }

  /// Appends any answer of a field.
  func append(_ answer: Answer, of field: Int, to bytes: inout [UInt8]) {
    bytes += others[field].before
    if isJSON { json.append(answer, to: &bytes) } else { bytes += answer.text.utf8 }
    bytes += others[field].after
  }
}
