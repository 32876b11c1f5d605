// SPDX-License-Identifier: GPL-3.0-or-later

import CPCRE2

@testable import PromptKit

extension Promise {
  /// A condition about fields `a` to `e`: its terms, written down, are what it was read from, and it holds where all that
  /// stands between its ` and `s does.
  static let condition = Promise(name: "condition") { bytes throws(Broken) in
    let text = String(decoding: bytes, as: UTF8.self)
    let names = ["a", "b", "c", "d", "e"]
    let read = Result { () throws(ConditionFault) in try Condition(text) { names.firstIndex(of: $0) } }
    switch read {
    case .success(let condition):
      let written = condition.terms.map { $0.test.written(names[$0.field]) }.joined(separator: " and ")
      try expect(written.utf8.elementsEqual(text.utf8), "its terms are what is written: \(written)")
      for flag in ["yes", "no"] {
        let held = [
          nil, Held(text: "", values: nil, isFlag: false), Held(text: flag, values: nil, isFlag: true),
          Held(text: "x\ny", values: ["x", "y"], isFlag: false), Held(text: text, values: nil, isFlag: false),
        ]
        let terms = Array(text.utf8).split(separator: Array(" and ".utf8), omittingEmptySubsequences: false)
        let isWanted = terms.allSatisfy { doesHold($0, flag: flag, of: text) }
        try expect(
          condition.holds { held[$0] }, is: isWanted, "\(text.debugDescription), the flag being \(flag)")
      }
    case .failure(.notATerm(let term)): try expect(text.utf8.contains(term.utf8), "the term stands there")
    case .failure(.alternative):
      try expect(text.utf8.contains(" or ".utf8), "two terms are joined by or")
    case .failure(.notAnEarlierField(let name)):
      try expect(FieldName.isValid(name) && !names.contains(name), "\(name) is the name of no field")
    case .failure(.pattern(let fault)): try inspect(fault)
    }
  }

  /// Whether a term, as it is written, holds: `a` does not apply, `b` is empty, `c` is yes or no, `d` holds x and y, `e` all
  /// of `text`.
  private static func doesHold(_ term: ArraySlice<UInt8>, flag: String, of text: String) -> Bool {
    let negation = UInt8(ascii: "!")
    if term.first == negation { return !doesHold(term.dropFirst(), flag: flag, of: text) }
    guard let name = term.first, let sign = term.dropFirst().first else {
      return term.first.map { "de".utf8.contains($0) || $0 == UInt8(ascii: "c") && flag == "yes" } ?? false
    }
    if sign == negation { return !doesHold([name] + term.dropFirst(2), flag: flag, of: text) }
    let value = String(decoding: term.dropFirst(2), as: UTF8.self)
    let held = [UInt8(ascii: "c"): flag, UInt8(ascii: "d"): "x\ny", UInt8(ascii: "e"): text][name] ?? ""
    if sign == UInt8(ascii: "~") { return (try? Pattern(value))?.isFound(in: held) ?? false }
    return name == UInt8(ascii: "d") ? ["x", "y"].contains(value) : held.utf8.elementsEqual(value.utf8)
  }

  /// An expression and, behind NUL, a text: what is wrong is told with its place; and on a text of ASCII the expression
  /// does what PCRE2 makes of it as it is written.
  static let pattern = Promise(name: "pattern") { bytes throws(Broken) in
    let texts = bytes.texts(between: 0)
    let source = texts[0]
    let raw = RawPattern(source)
    let compiled = Result { () throws(PatternFault) in try Pattern(source) }
    switch compiled {
    case .failure(let fault):
      try expect(fault.source, is: source, "source of the fault")
      try inspect(fault)
      try expect(raw == nil, "only what PCRE2 refuses is refused: \(fault)")
    case .success(let pattern):
      for text in texts.dropFirst().prefix(3) {
        // What takes long is not tried here: the limit has its own tests, and millions of steps are slow with sanitizers.
        guard text.utf8.allSatisfy({ $0 < 0x80 }), let wanted = raw?.isFound(in: text),
          let isFound = pattern.isFound(in: text)
        else { continue }
        try expect(isFound, is: wanted, "\(source.debugDescription) in \(text.debugDescription)")
      }
    }
  }

  private static func inspect(_ fault: PatternFault) throws(Broken) {
    try expect(
      (0...fault.source.utf8.count).contains(fault.byteOffset), "the fault is in the expression: \(fault)")
    try expect(!fault.explanation.isEmpty, "the fault is explained")
  }
}

extension Condition.Test {
  /// The term that asks this of a field.
  fileprivate func written(_ name: String) -> String {
    switch self {
    case .isGiven: name
    case .isNotGiven: "!" + name
    case .equals(let value): name + "=" + value
    case .differs(let value): name + "!=" + value
    case .contains(let pattern): name + "~" + pattern.source
    }
  }
}

/// An expression as PCRE2 itself reads it, digits of every script included.
@safe
private final class RawPattern {
  private let code: OpaquePointer

  init?(_ source: String) {
    var (errorCode, errorOffset): (Int32, Int) = (0, 0)
    var text = source
    let options = UInt32(PCRE2_UTF) | UInt32(PCRE2_UCP) | UInt32(PCRE2_DOLLAR_ENDONLY)
    let code = text.withUTF8 {
      unsafe pcre2_compile_8($0.baseAddress, $0.count, options, &errorCode, &errorOffset, nil)
    }
    guard let code = unsafe code else { return nil }
    unsafe self.code = code
  }

  deinit { unsafe pcre2_code_free_8(code) }

  /// Whether it is found in `text`; `nil` where that takes too long.
  func isFound(in text: String) -> Bool? {
    let match = unsafe pcre2_match_data_create_8(1, nil)
    let context = unsafe pcre2_match_context_create_8(nil)
    defer {
      unsafe pcre2_match_data_free_8(match)
      unsafe pcre2_match_context_free_8(context)
    }
    unsafe pcre2_set_match_limit_8(context, 10_000)
    var text = text
    let result = text.withUTF8 {
      unsafe pcre2_match_8(code, $0.baseAddress, $0.count, 0, UInt32(PCRE2_NO_UTF_CHECK), match, context)
    }
    return result >= 0 ? true : result == PCRE2_ERROR_NOMATCH ? false : nil
  }
}
