// SPDX-License-Identifier: GPL-3.0-or-later

/// Where an answer came from.
public enum Origin: Equatable, Sendable {
  /// A line of the input, counted from 1.
  case line(Int)
  /// The field's own default.
  case standing
}
