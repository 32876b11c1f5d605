// SPDX-License-Identifier: GPL-3.0-or-later

/// A step of a fault's drive: `kind`, `kind:payload` or `kind@qualifier:payload`.
struct FaultToken: Sendable {
  let kind: String

  /// What stands behind the `@`; empty where nothing does.
  let qualifier: String

  /// What stands behind the first colon, its escapes as they are written.
  let payload: String

  init(_ text: Substring) {
    let colon = text.firstIndex(of: ":")
    let head = text[..<(colon ?? text.endIndex)].split(separator: "@", maxSplits: 1)
    kind = head.first.map(String.init) ?? ""
    qualifier = head.count > 1 ? String(head[1]) : ""
    payload = colon.map { String(text[text.index(after: $0)...]) } ?? ""
  }

  /// The payload with its escapes read.
  var bytes: [UInt8] { Self.unescaped(payload) }

  /// The payload with its escapes read; bytes that are no text are replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The name and the arguments of a payload such as `paste(1000)`.
  var call: (name: String, argument: Int) {
    let parts = payload.split { $0 == "(" || $0 == ")" }
    return (parts.first.map(String.init) ?? "", parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  }

  /// The file systems of a row's own in which a file may be wanted: one that is full, and one that cannot be written.
  static let places = ["tmpfs64k", "tmpfsro"]

  /// The text of a file and where it is, or its mode: `CONTENT@0644`, `CONTENT@tmpfs64k`; empty where neither is said.
  static func splitPlace(_ content: String) -> (text: String, place: String) {
    guard let at = content.lastIndex(of: "@") else { return (content, "") }
    return (String(content[..<at]), String(content[content.index(after: at)...]))
  }

  /// `text` with the escapes of C read: `\r \n \t \a \b \e \0 \\` and `\xHH`; any other backslash stays.
  static func unescaped(_ text: some StringProtocol) -> [UInt8] {
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "r"): 13, UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "a"): 7,
      UInt8(ascii: "b"): 8, UInt8(ascii: "e"): 27, UInt8(ascii: "0"): 0, UInt8(ascii: "\\"): 92,
    ]
    var rest = Array(text.utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.dropFirst().prefix(2), as: UTF8.self)
      if next == UInt8(ascii: "x"), let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else if let value = simple[next] {
        bytes.append(value)
        rest.removeFirst()
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// The words of `text` between blanks, each with its escapes read; what stands between single quotes is one word.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    for character in text {
      if character == "'" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    return (words + (word.map { [$0] } ?? [])).map { String(decoding: unescaped($0), as: UTF8.self) }
  }
}
