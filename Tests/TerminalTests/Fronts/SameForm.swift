// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// One form, and the same answers to it as they are given on each front.
struct SameForm: CustomStringConvertible, Sendable {
  /// An answer to one field.
  enum Given: Sendable {
    /// One line.
    case line(String)
    /// Several lines.
    case lines(String)
    /// Several lines whose end is C-d behind the last of them.
    case linesToDone(String)
    /// Options by their names in lines, and by keys in the full form.
    case options(String, keys: String)
    /// Nothing: the default.
    case standing
  }

  /// The fronts.
  enum Front: String, CaseIterable, Sendable {
    case full, plain, pipe
  }

  let description: String
  let arguments: [String]
  let answers: [Given]

  /// The answers as JSON.
  let json: String

  /// What is typed, or piped, to give the answers.
  func input(on front: Front) -> String {
    answers.map { $0.input(on: front) }.joined()
  }

  /// Runs the form on a front, and gives what came out.
  func run(on front: Front) throws -> String {
    let arguments = ["-O", "json"] + (front == .plain ? ["--plain"] : []) + arguments
    if front == .pipe {
      let result = try RunningProgram.prompt(arguments, input: .text(input(on: front)))
      return result.output + result.errors
    }
    let story = try Story(arguments)
    try story.waitUntil("the form") { !$0.text.isEmpty }
    try story.type(input(on: front))
    let outcome = try story.waitForExit()
    return outcome.output + outcome.errors
  }
}

extension SameForm.Given {
  fileprivate func input(on front: SameForm.Front) -> String {
    let enter = front == .pipe ? "\n" : "\r"
    let broken = { (text: String) in
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: enter)
    }
    let dotted = { (text: String) in
      broken(
        text.split(separator: "\n", omittingEmptySubsequences: false).map {
          $0.hasPrefix(".") ? "." + $0 : $0
        }
        .joined(separator: "\n"))
    }
    switch self {
    case .line(let text): return text + enter
    case .standing: return enter
    case .lines(let text):
      return front == .full ? broken(text) + enter + "\u{4}" : dotted(text) + enter + "." + enter
    case .linesToDone(let text): return (front == .full ? broken(text) : dotted(text)) + "\u{4}"
    case .options(let names, let keys): return front == .full ? keys + enter : names + enter
    }
  }
}
