// SPDX-License-Identifier: GPL-3.0-or-later

/// Keys from a file in a person's place.
extension Prompter {
  /// Reads the keys, if they stand in a file.
  func prepareRehearsal() throws(PromptError) {
    guard let path = settings.keysPath else { return }
    rehearsal = Rehearsal(try KeysFile.read(path), environment)
    if KeysFile.isStandardInput(path) { isInputSpent = true }
  }

  /// Throws when the form has ended and there are keys that it has not read.
  func finishRehearsal() throws(PromptError) {
    guard let rehearsal, let line = rehearsal.unreadLine else { return }
    throw .keysLeftOver(rehearsal.file.path, line: line)
  }

  /// Shows what stands on the screen, where that was asked for: on standard error, for standard output carries answers only.
  func showScreen() {
    guard settings.isScreenShown, let rows = rehearsal?.terminal.rows, !rows.isEmpty else { return }
    tell(rows.joined(separator: "\n"))
  }
}
