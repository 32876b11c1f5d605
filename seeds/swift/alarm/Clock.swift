// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// A time of the day.
struct Clock: Equatable, Sendable {
  let hour: Int
  let minute: Int

  /// The time that `07:30` or `7:30` writes; `nil` for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]), parts[1].count == 2,
      (0..<24).contains(hour), (0..<60).contains(minute)
    else { return nil }
    self.hour = hour
    self.minute = minute
  }
}

extension Clock: CustomStringConvertible {
  var description: String { "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)" }
}

/// A time of the day: one line, kept as it is written everywhere, `07:30`.
final class ClockKind: Kind {
  let editing = Editing.line

  func judge(_ text: String) -> Judgement {
    guard let time = Clock(text) else {
      var refusal = Refusal(.checkFailed, of: text)
      refusal.message = "give a time such as 07:30"
      return .refused(refusal)
    }
    return .accepted(.text("\(time)"))
  }
}

/// A field for a time of the day. An empty answer means no time, so it has to be answered.
struct ClockField: DefaultableField {
  var question: Question

  init(_ label: String) { question = Question(label: label, kind: ClockKind()) }

  func value(of answer: Answer?) -> Clock? { answer.flatMap { Clock($0.text) } }
  func text(for value: Clock) -> String? { "\(value)" }
}
