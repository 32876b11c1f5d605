// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a form gave no answers.
public enum PromptError: Error, Equatable, Sendable {
  /// The person left the form without answers.
  case cancelled
  /// The form's time ran out before it was submitted.
  case timedOut
  /// The person ended a loop of forms instead of filling in another. Only the command `prompt` runs loops.
  case loopEnded
  /// Standard output cannot be written, in the system's words. Only the command `prompt` writes there.
  case outputFailed(String)
  /// A signal asked the process to end; by now the terminal is as it was.
  case interrupted(signal: Int32)
  /// Answers are missing or were refused, and nobody is asked; all of them, in the order of the form.
  case refused([AnswerFault])
  /// A person should be asked, but no terminal opens; the names of the fields that lack an answer.
  case noTerminal(unanswered: [String])
  /// It cannot be told whether standard input holds the answers or the script that is running.
  case unclearInput
  /// Another form is being filled in: a process has one terminal and one readline, so there is one form at a time.
  case anotherFormRuns
  /// The system has no thread left for a form that is filled in on one of its own.
  case noThread
  /// Reading the answers failed, in the system's words.
  case inputFailed(String)
  /// A file of answers cannot be read; its name, and why in the system's words.
  case fileNotRead(String, String)
  /// The file that should keep the answers cannot be written; its name, and why in the system's words.
  case fileNotWritten(String, String)
  /// The file of key bindings that was named cannot be read. Only the command `prompt` takes such a name.
  case inputrcNotRead(String)
  /// The file of keys cannot be read; its name, and why in the system's words.
  case keysNotRead(String, String)
  /// Something in a file of keys is no key: the file's name, the line, and what stands there.
  case wrongKeys(String, line: Int, String)
  /// The keys of a file ended before the form was submitted; the file's name.
  case keysRanOut(String)
  /// The form has ended before all keys of a file were pressed; the file's name, and the line of the first that is left.
  case keysLeftOver(String, line: Int)
  /// The terminal could not be used, or went away while the form was filled in, in the system's words.
  case terminalFailed(String)
}
