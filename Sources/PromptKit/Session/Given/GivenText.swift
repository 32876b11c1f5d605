// SPDX-License-Identifier: GPL-3.0-or-later

/// An answer that was given on a command line.
package struct GivenText: Equatable, Sendable {
  /// The name of its field.
  package let name: String
  /// What was given.
  package let text: String
  /// How it was given.
  package let origin: Origin

  /// The answer `text` for the field `name`.
  package init(name: String, text: String, origin: Origin) {
    self.name = name
    self.text = text
    self.origin = origin
  }
}
