// SPDX-License-Identifier: GPL-3.0-or-later

extension [String] {
  /// The strings one after the other. The standard library's function of this name looks up conformances at run time, which
  /// takes longer than all else that happens to these few words before a form is shown.
  func joined(separator: String = "") -> String {
    var text = ""
    for (index, part) in enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }
}

extension ArraySlice<String> {
  /// The strings one after the other.
  func joined(separator: String = "") -> String { Array(self).joined(separator: separator) }
}
