// SPDX-License-Identifier: GPL-3.0-or-later

/// Makes `\d`, `\D` and `[:digit:]` in a regular expression mean the digits 0 to 9 alone.
///
/// PCRE2 below 10.43 can only widen all classes to Unicode or none (`PCRE2_UCP`). Letters of every script are wanted
/// here, digits of every script are not: the program that reads the answer does not know them.
struct ASCIIDigits {
  private let source: [UInt8]
  private var index = 0
  private var isInClass = false
  private var result: [UInt8] = []

  /// For the expression and each group that is open in it whether blanks mean nothing there and `#` begins a comment
  /// (`(?x)`).
  private var isExtended = [false]

  /// The expression with each of the three written out; all else as it is.
  static func narrow(_ source: String) -> String {
    var reading = ASCIIDigits(source)
    while reading.index < reading.source.count { reading.step() }
    return String(decoding: reading.result, as: UTF8.self)
  }

  private init(_ source: String) {
    self.source = Array(source.utf8)
  }

  /// Reads one part of the expression that belongs together and writes what it becomes.
  private mutating func step() {
    if starts(with: "\\Q") {
      keep(through: "\\E")
    } else if starts(with: "\\d") {
      replace(2, by: isInClass ? "0-9" : "[0-9]")
    } else if starts(with: "\\D") {
      replace(2, by: isInClass ? ASCIIDigits.otherThanDigits : "[^0-9]")
    } else if starts(with: "\\c") {
      keep(3)
    } else if starts(with: "\\") {
      keep(2)
    } else if isInClass {
      stepInClass()
    } else if starts(with: "#") && isExtended.last == true {
      keep(through: "\n")
    } else if starts(with: "(?#") || starts(with: "(?C") || isVerb {
      keep(through: ")")
    } else if starts(with: "(") {
      stepIntoGroup()
    } else if starts(with: ")") {
      if isExtended.count > 1 { isExtended.removeLast() }
      keep(1)
    } else if starts(with: "[[:<:]]") || starts(with: "[[:>:]]") {
      // The beginning and the end of a word, no class.
      keep(7)
    } else if starts(with: "[") {
      // A bracket right behind the opening stands for itself: `[]…]`, `[^]…]`.
      isInClass = true
      keepBracket()
      guard result.last == UInt8(ascii: "[") else { return }
      if starts(with: "^") { keep(1) }
      if starts(with: "]") { keep(1) }
    } else {
      keep(1)
    }
  }

  /// Whether a verb stands here, whose name may hold any character: `(*MARK:…)`, `(*:…)`, `(*UTF)`.
  private var isVerb: Bool {
    guard starts(with: "(*"), index + 2 < source.count else { return false }
    return source[index + 2] == UInt8(ascii: ":") || (0x41...0x5A).contains(source[index + 2])
  }

  /// Reads the opening of a group, with its options if it has any.
  private mutating func stepIntoGroup() {
    var isGroupExtended = isExtended.last ?? false
    keep(1)
    guard starts(with: "?") else { return isExtended.append(isGroupExtended) }
    keep(1)
    var isOn = true
    while index < source.count, let letter = ASCIIDigits.option(source[index]) {
      switch letter {
      case "^": isGroupExtended = false
      case "-": isOn = false
      case "x": isGroupExtended = isOn
      default: break
      }
      keep(1)
    }
    if starts(with: ")") {
      // Options alone hold to the end of the group that they stand in.
      isExtended[isExtended.count - 1] = isGroupExtended
      keep(1)
    } else {
      isExtended.append(starts(with: ":") ? isGroupExtended : isExtended.last ?? false)
    }
  }

  /// What may stand between `(?` and `)` or `:` as an option.
  private static func option(_ byte: UInt8) -> Unicode.Scalar? {
    let letter = Unicode.Scalar(byte)
    return letter == "^" || letter == "-" || letter.properties.isLowercase && letter.isASCII ? letter : nil
  }

  private mutating func stepInClass() {
    if starts(with: "[:digit:]") {
      replace(9, by: "0-9")
    } else if starts(with: "[:^digit:]") {
      replace(10, by: ASCIIDigits.otherThanDigits)
    } else if isPOSIXClass {
      keep(through: ":]")
    } else if starts(with: "[") {
      keepBracket()
    } else {
      if starts(with: "]") { isInClass = false }
      keep(1)
    }
  }

  /// Keeps a bracket that begins no POSIX class: that it does not is told by what stands behind it, and what is replaced there
  /// must not make it one.
  private mutating func keepBracket() {
    keep(1)
    if [":", ".", "="].contains(where: starts) {
      result.append(UInt8(ascii: "\\"))
      keep(1)
    }
  }

  /// All characters but the ten digits, as they are written within brackets.
  private static let otherThanDigits = "\\x{0}-/:-\\x{10FFFF}"

  /// Whether a POSIX class stands here: letters between `[:` and `:]`.
  private var isPOSIXClass: Bool {
    guard starts(with: "[:") else { return false }
    let name = source[(index + 2)...].drop { (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "^") }
    return name.starts(with: ":]".utf8)
  }

  private func starts(with text: String) -> Bool {
    source[index...].starts(with: text.utf8)
  }

  private mutating func keep(_ count: Int) {
    let end = min(index + count, source.count)
    result += source[index..<end]
    index = end
  }

  private mutating func keep(through text: String) {
    while index < source.count && !starts(with: text) { keep(1) }
    keep(text.utf8.count)
  }

  private mutating func replace(_ count: Int, by text: String) {
    result += text.utf8
    index += count
  }
}
