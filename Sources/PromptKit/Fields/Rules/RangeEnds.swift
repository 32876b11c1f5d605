// SPDX-License-Identifier: GPL-3.0-or-later

/// The two ends of `A..B` as they are written, at least one of them not empty.
struct RangeEnds {
  let lower: String
  let upper: String

  /// Splits `text` at its first `..`; `nil` where there is none, where nothing stands at either side, and for three points
  /// in a row: `0...5` is not meant as 0 to 0.5.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    let dot = UInt8(ascii: ".")
    guard let split = bytes.indices.dropLast().first(where: { bytes[$0] == dot && bytes[$0 + 1] == dot })
    else {
      return nil
    }
    lower = String(decoding: bytes[..<split], as: UTF8.self)
    upper = String(decoding: bytes[(split + 2)...], as: UTF8.self)
    if lower.isEmpty && upper.isEmpty || upper.hasPrefix(".") { return nil }
  }
}
