// SPDX-License-Identifier: GPL-3.0-or-later

/// The keys of vi's command mode that only make sense where there are several lines.
enum ViLineKey: String, CaseIterable {
  case openBelow = "o"
  case openAbove = "O"
  case join = "J"
  /// With a second `g`: to the first line, or the one that the numeric argument names.
  case goTo = "g"
  case lineBelow = "+"
  case lineAbove = "-"
  case selectLines = "V"
  case register = "\""

  /// What readline calls for it.
  var function: CommandFunction {
    switch self {
    case .openBelow: { ViLines.openBelow($0, $1) }
    case .openAbove: { ViLines.openAbove($0, $1) }
    case .join: { ViLines.join($0, $1) }
    case .goTo: { ViLines.goTo($0, $1) }
    case .lineBelow: { ViLines.lineBelow($0, $1) }
    case .lineAbove: { ViLines.lineAbove($0, $1) }
    case .selectLines: { ViLines.select($0, $1) }
    case .register: { ViRegister.choose($0, $1) }
    }
  }
}
