// SPDX-License-Identifier: GPL-3.0-or-later

/// A term of a condition as it is written, its name and its test apart.
struct WrittenTerm {
  let name: String
  private let sign: String
  private let value: String

  /// Takes `text` apart; `nil` where it is no term.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let isNegated = bytes.first == UInt8(ascii: "!")
    let start = isNegated ? 1 : 0
    let end = bytes[start...].firstIndex { !FieldName.mayContain($0) } ?? bytes.count
    name = String(decoding: bytes[start..<end], as: UTF8.self)
    guard FieldName.isValid(name) else { return nil }
    let rest = bytes[end...]
    if rest.isEmpty {
      sign = isNegated ? "!" : ""
      value = ""
    } else if isNegated {
      return nil
    } else if rest.starts(with: "!=".utf8) {
      sign = "!="
      value = String(decoding: rest.dropFirst(2), as: UTF8.self)
    } else if rest.first == UInt8(ascii: "=") || rest.first == UInt8(ascii: "~") {
      sign = String(decoding: rest.prefix(1), as: UTF8.self)
      value = String(decoding: rest.dropFirst(), as: UTF8.self)
    } else {
      return nil
    }
  }

  /// What the term asks.
  var test: Condition.Test {
    get throws(ConditionFault) {
      switch sign {
      case "": return .isGiven
      case "!": return .isNotGiven
      case "=": return .equals(value)
      case "!=": return .differs(value)
      default:
        do throws(PatternFault) {
          return .contains(try Pattern(value))
        } catch {
          throw .pattern(error)
        }
      }
    }
  }
}
