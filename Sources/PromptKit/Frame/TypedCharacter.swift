// SPDX-License-Identifier: GPL-3.0-or-later

/// A character of printable ASCII that stands behind the last one of its row, and what it takes a frame to do: nothing else.
struct TypedCharacter: Equatable, Sendable {
  let byte: UInt8
  let style: Style

  /// Where it stands; the cursor stands right of it.
  let place: Frame.Position
}
