// SPDX-License-Identifier: GPL-3.0-or-later

extension Duration {
  /// The time that is written as a number with `ms`, `s`, `m` or `h` behind it, or with nothing for seconds: `1.5h`.
  ///
  /// `nil` for all else, and for no time at all or more than a thousand years.
  init?(written text: String) {
    let units: [(suffix: String, seconds: Double)] = [
      ("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600), ("", 1),
    ]
    guard let unit = units.first(where: { text.hasSuffix($0.suffix) }) else { return nil }
    let digits = text.utf8.dropLast(unit.suffix.utf8.count)
    let isNumber = digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard isNumber, let number = Double(String(decoding: Array(digits), as: UTF8.self)) else { return nil }
    let seconds = number * unit.seconds
    guard seconds > 0, seconds < 3.2e10 else { return nil }
    self = .milliseconds(Int64((seconds * 1000).rounded(.up)))
  }
}
