// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PromptKit

/// Asks who takes an alarm, until somebody does or the alarm is over: as soon as the file exists that is named on the command
/// line, the form goes away by itself.
@main
enum Alarm {
  static func main() async throws {
    guard let path = CommandLine.arguments.dropFirst().first else { fail(["usage: alarm FILE"], status: 2) }
    var form = try Form(
      "Disk full on db1",
      TextField("Who takes it").required().check { $0.contains(" ") ? "one name, without blanks" : nil },
      ClockField("Until").hint("such as 07:30"))
    form.settings.doneTitle = "Take it"
    do {
      if let (name, time) = try await ask(form, whileMissing: path) {
        print("\(name) has it until \(time)")
      } else {
        print("the alarm is over")
      }
    } catch let error as PromptError {
      fail(form.explanation(of: error), status: 1)
    }
  }

  /// The answers, or `nil` when the file was there first: then the form's task is cancelled, and takes the form away.
  private static func ask<Answers>(
    _ form: Form<Answers>, whileMissing path: String
  ) async throws -> Answers? {
    let (counts, counted) = AsyncStream.makeStream(of: Int.self)
    let asking = Task {
      try await form.run { bar in
        let taps = bar.taps.values
        Task { counted.yield(await taps.reduce(0) { count, _ in count + 1 }) }
      }
    }
    let watching = Task {
      while !FileManager.default.fileExists(atPath: path) { try await Task.sleep(for: .milliseconds(50)) }
      asking.cancel()
    }
    defer { watching.cancel() }
    do {
      let answers = try await asking.value
      if let count = await counts.first(where: { _ in true }) { print("Done was tapped \(count) times") }
      return answers
    } catch is CancellationError {
      return nil
    }
  }

  private static func fail(_ lines: [String], status: Int32) -> Never {
    for line in lines { FileHandle.standardError.write(Data((line + "\n").utf8)) }
    exit(status)
  }
}
