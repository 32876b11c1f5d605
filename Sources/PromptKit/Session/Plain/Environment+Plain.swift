// SPDX-License-Identifier: GPL-3.0-or-later

extension Environment {
  /// Whether a form is to be asked in plain lines: `TERM` is `dumb` or does not say what the terminal can do, or
  /// `ACCESSIBLE` is set and not `0`.
  var wantsPlainLines: Bool {
    let terminal = self["TERM"] ?? ""
    let accessible = self["ACCESSIBLE"] ?? ""
    return terminal.isEmpty || terminal == "dumb" || !(accessible.isEmpty || accessible == "0")
  }
}
