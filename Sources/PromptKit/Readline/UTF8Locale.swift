// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// The character set that readline edits in: always UTF-8, whatever the environment says.
///
/// readline takes its locale from the environment at every call, so that is what must name it, for that moment.
enum UTF8Locale {
  /// The locale to put in the place of the environment's; `nil` when that is UTF-8 already, or none is installed.
  private static let substitute: String? = {
    if unsafe setlocale(LC_CTYPE, "") != nil, isUTF8 { return nil }
    return ["C.UTF-8", "en_US.UTF-8", "UTF-8"].first { unsafe setlocale(LC_CTYPE, $0) != nil && isUTF8 }
  }()

  /// Calls `body` while the environment names a UTF-8 locale.
  static func withEnvironment(_ body: () -> Void) {
    enter()
    body()
    leave()
  }

  /// Lets the environment name a UTF-8 locale until `leave` is called.
  static func enter() {
    guard let substitute, unsafe replaced == nil else { return }
    unsafe replaced = .some(getenv("LC_ALL").map { unsafe String(cString: $0) })
    unsafe _ = setenv("LC_ALL", substitute, 1)
  }

  /// Puts the environment back.
  static func leave() {
    guard let old = unsafe replaced else { return }
    unsafe replaced = nil
    if let old {
      unsafe _ = setenv("LC_ALL", old, 1)
    } else {
      unsafe _ = unsetenv("LC_ALL")
    }
  }

  /// What `LC_ALL` held (or that it was not set), between `enter` and `leave`.
  private nonisolated(unsafe) static var replaced: String??

  private static var isUTF8: Bool {
    unsafe nl_langinfo(nl_item(CODESET)).map { unsafe String(cString: $0) == "UTF-8" } ?? false
  }
}
