// SPDX-License-Identifier: GPL-3.0-or-later

/// What a field holds, as conditions see it.
struct Held {
  /// The answer as a text, or what stands in the field where that is none yet.
  let text: String

  /// The chosen values where several may be taken.
  let values: [String]?

  /// Whether it is the answer yes or no.
  let isFlag: Bool
}

extension Held {
  init(_ answer: Answer) {
    text = answer.text
    if case .values(let chosen) = answer { values = chosen } else { values = nil }
    if case .flag = answer { isFlag = true } else { isFlag = false }
  }
}
