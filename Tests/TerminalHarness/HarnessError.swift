// SPDX-License-Identifier: GPL-3.0-or-later

/// What went wrong in a story; its description shows the screen that was seen instead.
package enum HarnessError: Error, CustomStringConvertible {
  /// The system refused a call: its name and `errno`.
  case system(String, Int32)

  /// The keys cannot be sent: this word of the notation is unknown.
  case unknownKey(String)

  /// What was waited for did not come in time, or the program ended before.
  case neverCame(wanted: String, seen: String)

  /// The program under test is not where it is looked for.
  case noProgram(String)

  package var description: String {
    switch self {
    case .system(let call, let code): "\(call) failed with errno \(code)"
    case .unknownKey(let word): "no key is called \(word)"
    case .neverCame(let wanted, let seen): "never came: \(wanted)\n\(seen)"
    case .noProgram(let place): "no program to test at \(place): build it, or set PROMPT_UNDER_TEST"
    }
  }
}
