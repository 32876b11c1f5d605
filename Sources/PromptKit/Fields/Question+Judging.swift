// SPDX-License-Identifier: GPL-3.0-or-later

extension Question {
  /// The answer that `text` means, after all rules of the question, or the first that it breaks.
  ///
  /// An answer that is empty and not required is accepted as it is: no pattern, range or length is looked at.
  func judge(_ text: String) -> Judgement {
    let judgement = judgeUnworded(trimming(text))
    guard case .refused(var refusal) = judgement else { return judgement }
    refusal.message = refusal.message ?? message
    return .refused(refusal)
  }

  /// The answer that bytes from outside mean: first they must be UTF-8 without NUL and, in a kind of one line, without
  /// a line break.
  func judge(bytes: [UInt8]) -> Judgement {
    let shown = { String(decoding: bytes, as: UTF8.self) }
    if let offset = bytes.firstIndex(of: 0) {
      return .refused(Refusal(.holdsNUL(byteOffset: offset), of: shown()))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .refused(Refusal(.invalidUTF8(byteOffset: bytes.firstInvalidUTF8Offset), of: shown()))
    }
    if kind.isOneLine, let offset = bytes.firstIndex(of: UInt8(ascii: "\n")) {
      return .refused(Refusal(.holdsLineBreak(byteOffset: offset), of: text))
    }
    return judge(text)
  }

  /// The text that is judged in place of `text`.
  func trimming(_ text: String) -> String { isTrimmed ? text.trimmed : text }

  private func judgeUnworded(_ text: String) -> Judgement {
    if text.isEmpty {
      if isRequired { return .refused(Refusal(.required, of: text)) }
      if kind.mayBeEmpty { return .accepted(kind.emptyAnswer) }
    }
    let judgement = kind.judge(text)
    guard case .accepted(let answer) = judgement else { return judgement }
    if isRequired && answer.isEmpty { return .refused(Refusal(.required, of: text)) }
    return refusalByRules(of: answer, given: text).map(Judgement.refused) ?? judgement
  }

  private func refusalByRules(of answer: Answer, given text: String) -> Refusal? {
    if let length, kind.measure == .characters {
      let count = answer.text.count
      if !length.contains(count) { return Refusal(.wrongLength(length, count: count), of: text) }
    }
    if let range, kind.measure == .amount, let number = DecimalNumber(answer.text), !range.contains(number) {
      return Refusal(.outOfRange(range), of: text)
    }
    if let pattern {
      switch pattern.isFound(in: answer.text) {
      case true?: break
      case false?: return Refusal(.mismatch(pattern: pattern.source), of: text)
      case nil: return Refusal(.patternTookTooLong, of: text)
      }
    }
    return answer.isEmpty ? nil : refusalByValidation(of: answer, given: text)
  }

  private func refusalByValidation(of answer: Answer, given text: String) -> Refusal? {
    guard let validation else { return nil }
    var refusal = Refusal(.checkFailed, of: text)
    guard let fault = validation(answer) else { return nil }
    if !fault.isEmpty { refusal.message = fault }
    return refusal
  }
}

extension Kind {
  /// Whether an answer has no line breaks in it.
  var isOneLine: Bool {
    switch editing {
    case .line, .secret: true
    case .list(let list): list.picking == .one
    case .lines, .nothing: false
    }
  }

  /// What an accepted empty text means.
  var emptyAnswer: Answer {
    if case .list(let list) = editing, list.picking == .several { return .values([]) }
    return measure == .amount ? .number("") : .text("")
  }
}

extension String {
  /// The text without the white space at its two ends.
  fileprivate var trimmed: String {
    // By scalars: a blank with an accent on it is one character that counts as white space.
    let isKept = { (scalar: Unicode.Scalar) in !scalar.properties.isWhitespace }
    guard let first = unicodeScalars.firstIndex(where: isKept),
      let last = unicodeScalars.lastIndex(where: isKept)
    else { return "" }
    return String(unicodeScalars[first...last])
  }
}

extension [UInt8] {
  /// Where the first byte stands that is not part of valid UTF-8; the count of bytes when all are valid.
  fileprivate var firstInvalidUTF8Offset: Int {
    var decoder = Unicode.UTF8.ForwardParser()
    var bytes = makeIterator()
    var offset = 0
    while case .valid(let scalar) = decoder.parseScalar(from: &bytes) { offset += scalar.count }
    return offset
  }
}
