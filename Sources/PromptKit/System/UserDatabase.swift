// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

/// Who the system's users are. readline asks as well: for `~USER`, and for a home directory where `$HOME` is not set.
enum UserDatabase {
  /// Keeps a static executable to `/etc/passwd`, before the first question. Any other source that `/etc/nsswitch.conf` names is
  /// a shared library, and one of those brings down a static executable that loads it. The C name is `__nss_configure_lookup`.
  static func keepToFile() { isKept }

  private static let isKept: Void = {
    #if canImport(Glibc)
      // A program with a loader is not static.
      if getauxval(UInt(AT_BASE)) == 0 { unsafe _ = __nss_configure_lookup("passwd", "files") }
    #endif
  }()
}
