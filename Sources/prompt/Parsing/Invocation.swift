// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// The form that a command line describes, and how it is to be filled in.
struct Invocation: Sendable {
  /// The words above the form.
  var title = ""

  /// The fields in order, at least one.
  var questions: [Question] = []

  /// The command that is given the answers, and its arguments; empty for none.
  var command: [String] = []

  /// What the options of the form ask for.
  var settings = Settings()

  /// What the arguments, without the program's name, ask for; throws the first thing that is wrong with them.
  /// - Parameter malformed: the indices of arguments that were not UTF-8.
  static func parse(_ arguments: [String], malformed: [Int] = []) throws(UsageFault) -> Request {
    var parser = CommandLineParser(arguments, malformed: malformed)
    return try parser.parse()
  }
}
