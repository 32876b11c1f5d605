// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the answers of a field are kept, for Up and C-r when it is asked again.
public enum HistoryName: Hashable, Sendable {
  /// Under a key, in `$XDG_STATE_HOME/prompt/history/`.
  case key(String)
  /// In a file.
  case file(String)
}

extension HistoryName {
  /// What is meant by `text` on a command line: a file when it holds a `/`, else a key; `nil` where it cannot be a file's name.
  package init?(_ text: String) {
    if text.utf8.contains(UInt8(ascii: "/")) {
      self = .file(text)
    } else if HistoryName.isKey(text) {
      self = .key(text)
    } else {
      return nil
    }
  }

  /// Whether a text can be a key: a file's name that is not hidden, of at most 200 bytes and without control characters.
  static func isKey(_ text: String) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "."), text.utf8.count <= 200 else {
      return false
    }
    return text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "/" }
  }
}
