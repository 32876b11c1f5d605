// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

extension Invocation {
  /// Checks what no single option shows: that there is a field, and that names and answers suit the output.
  ///
  /// What makes questions a form is checked by the form.
  func check() throws(UsageFault) {
    if questions.isEmpty { throw .noField }
    if !questions.contains(where: { $0.isAsked }) { throw .nothingToAsk }
    try checkLoop()
    if !settings.given.settings.isEmpty { try checkSettings() }
    if let misfit = settings.output.misfit(among: questions) { throw .ambiguousOutput(field: misfit.name) }
    // Commands have the answers in their environment, as those have who evaluate them.
    let hasCommands = !command.isEmpty || questions.contains { $0.check != nil || $0.optionsCommand != nil }
    let formats = [settings.output] + (hasCommands ? [.dotenv] : [])
    for question in questions where question.isAsked {
      let name = settings.prefix + question.name
      if let reader = formats.lazy.compactMap({ ReservedNames.reader(of: name, in: $0) }).first {
        throw .reservedName(name, reader)
      }
    }
  }

  /// Checks that there are keys where a screen is to be shown, on the command line or among the script's own flags.
  func checkRehearsal() throws(UsageFault) {
    if settings.isScreenShown && settings.keysPath == nil {
      throw .needsOther(option: "--screen", other: "--keys")
    }
  }

  private func checkLoop() throws(UsageFault) {
    guard settings.isRepeated else {
      if settings.isAllOrNothing { throw .needsOther(option: "--all-or-nothing", other: "--repeat") }
      if !settings.kept.isEmpty { throw .needsOther(option: "--keep", other: "--repeat") }
      return
    }
    if command.isEmpty && ![.json, .nul].contains(settings.output) { throw .loopWithoutReader }
    for name in settings.kept {
      let asked = questions.filter { $0.isAsked }
      guard let question = asked.first(where: { $0.name == name }) else {
        throw .unknownName(name, nearest: Nearest.name(to: name, among: asked.map { $0.name }))
      }
      if question.isSecret { throw .secretKept(field: name) }
    }
  }

  /// Each answer of `--set` is for a field that has one, and for no secret.
  private func checkSettings() throws(UsageFault) {
    let asked = questions.filter { $0.isAsked }
    // Once for all of them: both may be ten thousand.
    var places: [String: Int] = [:]
    for (place, question) in asked.enumerated() where places[question.name] == nil {
      places[question.name] = place
    }
    for setting in settings.given.settings {
      guard let place = places[setting.name] else {
        throw .unknownName(
          setting.name, nearest: Nearest.name(to: setting.name, among: asked.map { $0.name }))
      }
      if asked[place].isSecret { throw .secretOnCommandLine(field: setting.name) }
    }
  }
}
