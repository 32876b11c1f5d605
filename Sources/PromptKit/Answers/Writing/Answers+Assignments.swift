// SPDX-License-Identifier: GPL-3.0-or-later

extension Answers {
  /// A line for each field: `opening`, its name with `prefix` before it, `sign`, and its answer as `quote` writes it, empty
  /// where the field does not apply.
  func assignments(
    opening: String = "", prefix: String, sign: UInt8, quote: (String, inout [UInt8]) -> Void
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in entries {
      bytes += opening.utf8
      bytes += prefix.utf8
      bytes += entry.name.utf8
      bytes.append(sign)
      quote(entry.text, &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
