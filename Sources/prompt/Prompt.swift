// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// The command `prompt`.
@main
enum Prompt {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let words = Words(language(of: arguments))
    do throws(UsageFault) {
      switch try Invocation.parse(arguments) {
      case .help: show(words.help, words)
      case .version: show(Version.line(readline: nil) + "\n", words)
      case .form(let invocation): fill(invocation, words)
      }
    } catch {
      fail(words.usage(error), .wrongUsage)
    }
  }

  /// The language that the arguments name, or else the environment.
  private static func language(of arguments: [String]) -> Language {
    Language(arguments: arguments)
      ?? Language(
        environment: Surroundings.variable("LC_ALL"), Surroundings.variable("LC_MESSAGES"),
        Surroundings.variable("LANG"))
  }

  private static func show(_ text: String, _ words: Words) {
    if let reason = Surroundings.write(text) { fail(words.cannotWrite(reason), .inputOutputFailed) }
  }

  private static func fill(_ invocation: Invocation, _ words: Words) {
    do throws(FormFault) {
      _ = try Form(title: invocation.title, invocation.questions)
    } catch {
      fail(words.fault(error), .wrongUsage)
    }
  }

  private static func fail(_ message: String, _ status: Status) -> Never {
    Surroundings.complain(message)
    Surroundings.end(status.rawValue)
  }
}
