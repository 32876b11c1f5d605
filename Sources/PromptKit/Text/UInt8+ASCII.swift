// SPDX-License-Identifier: GPL-3.0-or-later

extension UInt8 {
  /// Whether it is a character of ASCII that takes one column, the space among them: 0x20 to 0x7E.
  var isPrintableASCII: Bool { self &- 0x20 < 0x5F }
}
