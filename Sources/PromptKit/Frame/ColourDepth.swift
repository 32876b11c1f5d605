// SPDX-License-Identifier: GPL-3.0-or-later

/// How many colours a terminal has, or a person wants of it.
enum ColourDepth: Int, Comparable, Sendable {
  /// Not one.
  case none
  /// The 16 that are the person's own.
  case ansi
  /// A palette of 256.
  case indexed
  /// Any mixture of red, green and blue.
  case direct

  static func < (left: ColourDepth, right: ColourDepth) -> Bool { left.rawValue < right.rawValue }
}
