// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// The shells that complete the command line of the command.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script by which the shell completes: the words that begin a command line, the options with their arguments, and
  /// behind a field those that its kind can have. What it says of them is in the language of `words`.
  func script(_ words: Words) -> String {
    let script =
      switch self {
      case .bash: BashCompletion().script
      case .zsh: ZshCompletion(words: words).script
      case .fish: FishCompletion(words: words).script
      }
    return script + "\n"
  }
}
