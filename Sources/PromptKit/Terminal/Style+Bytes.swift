// SPDX-License-Identifier: GPL-3.0-or-later

extension Style {
  /// The control function that makes a terminal write in this style after it wrote in another (ECMA-48, SGR).
  func bytes(after old: Style) -> [UInt8] {
    if self == .plain { return Array("\u{1b}[m".utf8) }
    var parameters: [String] = []
    let adds = attributes.isSuperset(of: old.attributes) && (old.colour == nil || old.colour == colour)
    var missing = attributes
    if adds { missing.subtract(old.attributes) } else { parameters.append("0") }
    for (attribute, code) in Self.codes where missing.contains(attribute) { parameters.append(code) }
    if let colour, !(adds && old.colour == colour) { parameters.append(Self.code(of: colour)) }
    return Array("\u{1b}[\(parameters.joined(separator: ";"))m".utf8)
  }

  private static let codes: [(Attributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underlined, "4"), (.reversed, "7"),
  ]

  private static func code(of colour: UInt8) -> String {
    switch colour {
    case 0..<8: "3\(colour)"
    case 8..<16: "9\(colour - 8)"
    default: "38;5;\(colour)"
    }
  }
}
