// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// A name and what stands behind its `=`; `nil` where there is none.
  var splitAtEquals: (name: String, value: String?) {
    guard let equals = utf8.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
    return (String(self[..<equals]), String(self[utf8.index(after: equals)...]))
  }
}
