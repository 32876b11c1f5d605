// SPDX-License-Identifier: GPL-3.0-or-later

/// Which version of the command this is.
enum Version {
  /// The version, by the rules of Semantic Versioning.
  static var number: String { "0.1.0" }

  /// When the manual page of this version was written, as mdoc(7) wants it.
  static var date: String { "November 30, 2026" }

  /// The line that `--version` prints, with the versions of GNU readline and of PCRE2.
  static func line(readline: String, pcre2: String) -> String {
    "prompt \(number) (GNU readline \(readline), PCRE2 \(pcre2))"
  }
}
