// SPDX-License-Identifier: GPL-3.0-or-later

/// What a form is asked again and again for.
package struct FormLoop: Sendable {
  /// What becomes of each record.
  package enum Outlet: Sendable {
    /// A command is run with it.
    case command(AnswerCommand)
    /// It is written to standard output; a secret as marks where `masksSecrets`.
    case output(OutputFormat, prefix: String, masksSecrets: Bool)
  }

  /// How it ended.
  package enum End: Equatable, Sendable {
    /// All that was answered was used.
    case submitted
    /// Some answers were refused, and their records left out.
    case refused
    /// The command failed for some records.
    case commandFailed
    /// The command cannot be run, so that no other record would fare better.
    case commandNotRunnable
    /// There is no such command.
    case commandNotFound
  }

  /// What becomes of each record.
  let outlet: Outlet

  /// The fields whose answers the next form has as defaults.
  let kept: [String]

  /// Whether nothing is used before all records of a stream are judged, and nothing at all if one is refused.
  let isAllOrNothing: Bool

  /// A loop.
  package init(_ outlet: Outlet, keeping kept: [String] = [], isAllOrNothing: Bool = false) {
    self.outlet = outlet
    self.kept = kept
    self.isAllOrNothing = isAllOrNothing
  }

  /// Makes the answers that are kept the defaults of `form`.
  func offer(_ answers: Answers, to form: LiveForm) {
    for name in kept {
      guard let index = form.index(of: name), let answer = answers[name] else { continue }
      form.offer(answer.asDefault, to: index)
    }
  }
}

extension Answer {
  /// The text that means this answer as a default.
  fileprivate var asDefault: String {
    if case .values(let values) = self { SeparatedNames.join(values) } else { text }
  }
}
