// SPDX-License-Identifier: GPL-3.0-or-later

/// Where an answer came from.
public enum Origin: Equatable, Sendable {
  /// A line of the input, counted from 1.
  case line(Int)
  /// A value of an input without lines, counted from 1.
  case value(Int)
  /// A record of the input, counted from 1, and the line of it.
  case record(Int, line: Int)
  /// Standard input, of which nothing was read.
  case standardInput
  /// The field's own default.
  case standing
  /// A flag of the script that asks, such as `--port`.
  case flag(String)
  /// The option `--set` with this name.
  case setting(String)
  /// A line of a file, counted from 1.
  case file(String, line: Int)
  /// A variable of the environment, without its `$`.
  case variable(String)
}
