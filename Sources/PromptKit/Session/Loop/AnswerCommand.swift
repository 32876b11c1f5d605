// SPDX-License-Identifier: GPL-3.0-or-later

/// A command that finds the answers in its environment.
package struct AnswerCommand: Equatable, Sendable {
  /// Why it did not run.
  package enum Fault: Error, Equatable, Sendable {
    /// There is no such program.
    case notFound
    /// It cannot be run, in the system's words.
    case notRunnable(String)
    /// The answer of a field, of so many bytes with its name, is more than a program can be given.
    case tooLarge(field: String, byteCount: Int)
  }

  /// The program's name and its arguments, byte for byte.
  package let arguments: [[UInt8]]

  /// What stands before the name of each variable.
  package let prefix: String

  /// The command of these words, at least one.
  package init(_ arguments: [[UInt8]], prefix: String) {
    self.arguments = arguments
    self.prefix = prefix
  }

  /// The program's name, as messages cite it.
  package var name: String { String(decoding: arguments.first ?? [], as: UTF8.self) }

  /// Becomes the command; the result is why that failed.
  ///
  /// - Parameter isInputSpent: whether standard input held the answers or the script, so that the command is given the
  ///   terminal instead, or nothing where there is none.
  package func become(with answers: Answers, isInputSpent: Bool) -> Fault {
    do throws(Fault) {
      let program = try program(with: answers, in: .current)
      return fault(program.replaceThisProcess(input: isInputSpent ? .otherInput : nil), answers)
    } catch {
      return error
    }
  }

  /// The command as a program with the answers in `environment`; throws the field whose answer does not fit.
  func program(with answers: Answers, in environment: Environment) throws(Fault) -> Program {
    let named = answers.entries.map { (name: prefix + $0.name, answer: $0.answer) }
    let given = named.compactMap { entry in entry.answer.map { (name: entry.name, value: $0.text) } }
    let program = Program(
      arguments: arguments, environment: environment.without(named.map { $0.name }).with(given))
    if let largest = largest(of: answers),
      largest.byteCount > Program.variableLimit || program.size > Program.sizeLimit
    {
      throw .tooLarge(field: largest.field, byteCount: largest.byteCount)
    }
    return program
  }

  /// What a fault of the program means here.
  func fault(_ fault: Program.Fault, _ answers: Answers) -> Fault {
    switch fault {
    case .notFound: return .notFound
    case .notRunnable(let error): return .notRunnable(error.message)
    case .tooLarge:
      guard let largest = largest(of: answers) else {
        return .notRunnable(SystemError.argumentsTooLong.message)
      }
      return .tooLarge(field: largest.field, byteCount: largest.byteCount)
    }
  }

  /// The answer that takes the most room, with the bytes of its variable.
  private func largest(of answers: Answers) -> (field: String, byteCount: Int)? {
    answers.entries.map { entry in
      let count = entry.answer?.text.utf8.count ?? 0
      return (entry.name, prefix.utf8.count + entry.name.utf8.count + 1 + count)
    }.max { $0.1 < $1.1 }
  }
}
