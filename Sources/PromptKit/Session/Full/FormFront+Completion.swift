// SPDX-License-Identifier: GPL-3.0-or-later

/// What Tab offers in the field with the focus.
extension FormFront {
  /// What the field completes.
  var completionSource: CompletionSource? {
    guard let focus = form.focus, let completion = form.fields[focus].question.offeredCompletion else {
      return nil
    }
    let isOneName = form.fields[focus].question.kind is PathKind
    switch completion {
    case .files: return .names(areFolders: false, isOneName: isOneName)
    case .folders: return .names(areFolders: true, isOneName: isOneName)
    case .words, .command: return .candidates
    }
  }

  func candidates(for word: String) -> [String] {
    guard let focus = form.focus else { return [] }
    switch form.fields[focus].question.offeredCompletion {
    case .words(let words): return words
    case .command(let script): return output(of: script, for: word)
    case .files, .folders, nil: return []
    }
  }

  func olderHistory(isSearch: Bool) -> [String] {
    form.focus.map { history.older(of: $0, isSearch: isSearch) } ?? []
  }

  /// Opens the menu, or turns its page where the last key has opened it.
  func offer(_ candidates: [String]) {
    if let closed = closedMenu, closed.names == candidates {
      menu = closed.turned
    } else {
      menu = CompletionMenu(names: candidates)
    }
  }

  /// How long a command may take to say what completes a word.
  private static let patience = Duration.seconds(2)

  /// The lines that a command prints for a word; none where it takes too long, which the bar says, or cannot be run.
  private func output(of script: String, for word: String) -> [String] {
    let command = ChildCommand.shell(script, operand: word, timeLimit: FormFront.patience)
    guard let child = try? Child(command, mask: keyboard.signals.inheritedMask),
      let ending = try? child.wait(
        watching: keyboard.signals.descriptor, unless: keyboard.hearsEndingSignal)
    else { return [] }
    switch ending {
    case .exited, .signalled:
      return child.output.split(separator: UInt8(ascii: "\n")).compactMap {
        String(validating: $0, as: UTF8.self)
      }
    case .timedOut:
      passingHint = .notice(words.completionTookTooLong)
      return []
    case .calledOff: return []
    }
  }
}

extension Question {
  /// What Tab offers: what the question says, or else its kind.
  var offeredCompletion: Completion? { completion ?? kind.completion }
}
