// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Standard error, for `print`.
struct StandardError: TextOutputStream {
  func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// Standard error.
var standardError: StandardError {
  get { StandardError() }
  set {}
}
