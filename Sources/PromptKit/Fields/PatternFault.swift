// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a text is not a regular expression.
public struct PatternFault: Error, Equatable, Sendable {
  /// The text.
  public let source: String

  /// Where reading it failed, in UTF-8 bytes from 0.
  public let byteOffset: Int

  /// What PCRE2 says of it, in English.
  public let explanation: String
}
