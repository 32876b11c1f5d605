// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where people's home directories are.
enum HomeDirectory {
  /// The home directory of `user`, or for an empty name that of the person themselves; `nil` when it is not known.
  ///
  /// One's own is `$HOME`, or else the user database's, as in POSIX, "Tilde Expansion". A static executable sees only `/etc/passwd`.
  /// The C names are `getpwnam` and `getpwuid`.
  static func path(of user: String) -> String? {
    UserDatabase.keepToFile()
    if user.isEmpty {
      if let home = Environment.value(of: "HOME"), !home.isEmpty { return home }
      return unsafe path(getpwuid(getuid()))
    }
    return unsafe path(getpwnam(user))
  }

  private static func path(_ entry: UnsafeMutablePointer<passwd>?) -> String? {
    guard let directory = unsafe entry?.pointee.pw_dir else { return nil }
    let path = unsafe String(cString: directory)
    return path.isEmpty ? nil : path
  }
}
