// SPDX-License-Identifier: GPL-3.0-or-later

/// What a field was answered with, after all checks.
public enum Answer: Equatable, Sendable {
  /// The text of a text, secret, multiline or path field, or the value of the option of a choice.
  case text(String)

  /// A number in canonical decimal digits of any length, such as `-0.5`; it never went through binary.
  case number(String)

  /// The answer to a question with yes or no.
  case flag(Bool)

  /// The values of the options of a `choices` field, in the order of the list.
  case values([String])

  /// The answer as one text: the digits of a number, `yes` or `no`, several values joined by LF.
  public var text: String {
    switch self {
    case .text(let text), .number(let text): text
    case .flag(let isYes): isYes ? "yes" : "no"
    case .values(let values): values.joined(separator: "\n")
    }
  }

  /// Whether there is nothing in it: an empty text, or no option.
  public var isEmpty: Bool {
    switch self {
    case .text(let text), .number(let text): text.isEmpty
    case .flag: false
    case .values(let values): values.isEmpty
    }
  }
}
