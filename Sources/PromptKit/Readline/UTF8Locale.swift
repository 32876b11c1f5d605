// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// The character set that readline edits in: always UTF-8, whatever the environment says.
enum UTF8Locale {
  /// The environment's locale when that is UTF-8, else one that is installed; `nil` when none is.
  private static let name: String? = ["", "C.UTF-8", "en_US.UTF-8", "UTF-8"].first { name in
    unsafe setlocale(LC_CTYPE, name) != nil
      && nl_langinfo(nl_item(CODESET)).map { unsafe String(cString: $0) == "UTF-8" } ?? false
  }

  /// Chooses it for the process. readline takes the environment's anew at the beginning of every visit, so it is chosen after that.
  static func choose() {
    if let name { unsafe _ = setlocale(LC_CTYPE, name) }
  }
}
