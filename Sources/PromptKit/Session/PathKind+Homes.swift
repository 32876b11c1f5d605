// SPDX-License-Identifier: GPL-3.0-or-later

extension PathKind {
  /// The kind, with the home directories of this system.
  public convenience init(isFolder: Bool = false) {
    self.init(isFolder: isFolder, homes: { HomeDirectory.path(of: $0) })
  }
}
