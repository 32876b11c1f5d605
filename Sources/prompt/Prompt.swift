// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// The command `prompt`.
@main
enum Prompt {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let words = Words(Language(arguments: arguments) ?? .ofEnvironment)
    do throws(UsageFault) {
      switch try Invocation.parse(arguments, malformed: malformedArguments) {
      case .help(let isWhole): show(words.help(isWhole: isWhole), words)
      case .manual: show(ManualPage().text, words)
      case .completion(let shell): show(shell.script(words), words)
      case .version:
        show(
          Version.line(readline: LineEditor.libraryVersion, pcre2: Pattern.libraryVersion) + "\n", words)
      case .scriptHelp(let invocation): showScriptHelp(of: invocation, words)
      case .form(let invocation): Filling(invocation, words).run()
      }
    } catch {
      let output = OutputFormat(arguments: arguments) ?? Settings().output
      Failure(status: .wrongUsage, lines: [words.usage(error)]).end(output)
    }
  }

  /// The indices of the arguments, without the program's name, that are not UTF-8.
  private static var malformedArguments: [Int] {
    let arguments = Surroundings.arguments.dropFirst()
    return zip(0..., arguments).filter { String(validating: $0.1, as: UTF8.self) == nil }.map { $0.0 }
  }

  /// Shows how the script that asks is called, by the script itself where it evaluates what we print: it ends with that.
  /// What makes no form has no help.
  private static func showScriptHelp(of invocation: Invocation, _ words: Words) {
    _ = Filling(invocation, words).makeForm()
    let text = words.scriptHelp(of: invocation)
    if invocation.settings.output == .shell && !Surroundings.isOutputShown {
      return show("printf '%s\\n' \(ShellQuoting.quote(text)); exit 0\n", words)
    }
    Failure(status: .cancelled, lines: [text]).end(invocation.settings.output)
  }

  private static func show(_ text: String, _ words: Words) {
    guard let reason = Surroundings.write(Array(text.utf8)) else { return }
    Failure(status: .inputOutputFailed, lines: [words.cannotWrite(reason)]).end(.none)
  }
}
