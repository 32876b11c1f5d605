// SPDX-License-Identifier: GPL-3.0-or-later

extension Style {
  /// The control function that makes a terminal write in this style after it wrote in another (ECMA-48, SGR).
  func bytes(after old: Style) -> [UInt8] {
    if self == .plain { return Array("\u{1b}[m".utf8) }
    var parameters: [String] = []
    let adds =
      attributes.isSuperset(of: old.attributes) && (old.colour == .usual || old.colour == colour)
      && (old.ground == .usual || old.ground == ground)
    let old = adds ? old : .plain
    if !adds { parameters.append("0") }
    for (attribute, code) in Self.codes where attributes.subtracting(old.attributes).contains(attribute) {
      parameters.append(code)
    }
    if colour != old.colour { parameters.append(colour.parameters(first: 30)) }
    if ground != old.ground { parameters.append(ground.parameters(first: 40)) }
    return Array("\u{1b}[\(parameters.joined(separator: ";"))m".utf8)
  }

  private static let codes: [(Attributes, String)] = [
    (.bold, "1"), (.dim, "2"), (.italic, "3"), (.underlined, "4"), (.reversed, "7"),
  ]
}

extension Colour {
  /// The parameters of SGR that set it, where `first` is that of the palette's first colour.
  fileprivate func parameters(first: Int) -> String {
    if let mixed = directComponents { return "\(first + 8);2;\(mixed.red);\(mixed.green);\(mixed.blue)" }
    guard let index = paletteIndex else { return "\(first + 9)" }
    switch index {
    case 0..<8: return "\(first + Int(index))"
    case 8..<16: return "\(first + 60 + Int(index) - 8)"
    default: return "\(first + 8);5;\(index)"
    }
  }
}
