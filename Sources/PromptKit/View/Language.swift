// SPDX-License-Identifier: GPL-3.0-or-later

/// The languages that a person can be spoken to in.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Korean.
  case korean = "ko"

  /// The language that the environment asks for: Korean when the first of the three variables that is set and not empty
  /// begins with `ko`, else English.
  ///
  /// The order of the three is that of POSIX ("Internationalization Variables").
  init(environment lcAll: String?, _ lcMessages: String?, _ lang: String?) {
    func named(_ value: String?) -> String? { value?.isEmpty == true ? nil : value }
    let locale = named(lcAll) ?? named(lcMessages) ?? named(lang)
    self = locale?.hasPrefix("ko") == true ? .korean : .english
  }
}
