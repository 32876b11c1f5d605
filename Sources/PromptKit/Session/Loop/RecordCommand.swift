// SPDX-License-Identifier: GPL-3.0-or-later

/// Runs the command of a loop for one record after another, and says when it fails.
struct RecordCommand {
  /// What follows from a run for the loop.
  enum Outcome: Equatable {
    case succeeded
    /// It goes on all the same.
    case failed
    /// The answers do not fit; the record is left out.
    case refused
    /// Nobody reads what it writes any more.
    case outputLost(SystemError)
    /// It ends.
    case stops(FormLoop.End)
    case interrupted(Signal)
  }

  let command: AnswerCommand
  let job: ForegroundJob
  let environment: Environment
  let words: Words

  /// Called before something is said, where the command may have left the cursor within a row.
  let startRow: () -> Void

  /// Says what has failed, a line each.
  let tell: (String) -> Void

  private static let notRunnable: Int32 = 126
  private static let notFound: Int32 = 127

  /// Runs it with the answers of the record `number`.
  func run(_ answers: Answers, number: Int) -> Outcome {
    do throws(AnswerCommand.Fault) {
      return outcome(of: try start(answers), number)
    } catch {
      say(words.commandFault(error, of: command.name), number)
      switch error {
      case .notFound: return .stops(.commandNotFound)
      case .notRunnable: return .stops(.commandNotRunnable)
      case .tooLarge: return .refused
      }
    }
  }

  /// Says whether the answers of the record `number` fit.
  func accepts(_ answers: Answers, number: Int) -> Bool {
    do throws(AnswerCommand.Fault) {
      _ = try command.program(with: answers, in: environment)
      return true
    } catch {
      say(words.commandFault(error, of: command.name), number)
      return false
    }
  }

  private func start(_ answers: Answers) throws(AnswerCommand.Fault) -> ForegroundJob.Ending {
    let program = try command.program(with: answers, in: environment)
    do throws(Program.Fault) {
      return try job.run(program)
    } catch {
      throw command.fault(error, answers)
    }
  }

  private func outcome(of ending: ForegroundJob.Ending, _ number: Int) -> Outcome {
    if ending == .exited(0) { return .succeeded }
    if case .interrupted(let signal) = ending { return .interrupted(signal) }
    // Where nobody reads what it writes, no other record would fare better. Closed from the start is another matter.
    if let obstacle = Descriptor.standardOutput.obstacleToWriting, obstacle.isPipeBroken {
      return .outputLost(obstacle)
    }
    switch ending {
    case .exited(let status):
      say(words.commandEnded(command.name, status: status), number)
      switch status {
      case RecordCommand.notRunnable: return .stops(.commandNotRunnable)
      case RecordCommand.notFound: return .stops(.commandNotFound)
      default: return .failed
      }
    case .signalled(let signal):
      say(words.commandEnded(command.name, signal: signal), number)
      return .failed
    case .interrupted(let signal): return .interrupted(signal)
    }
  }

  private func say(_ text: String, _ number: Int) {
    startRow()
    tell(words.message(text, place: words.place(of: .record(number, line: 0))))
  }
}
