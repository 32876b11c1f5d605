// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

extension Invocation {
  /// Checks what no single option shows: that there is a field, and that names and answers suit the output.
  ///
  /// What makes questions a form is checked by the form.
  func check() throws(UsageFault) {
    if questions.isEmpty { throw .noField }
    for setting in settings.given.settings { try check(setting) }
    if let misfit = settings.output.misfit(among: questions) { throw .ambiguousOutput(field: misfit.name) }
    // Commands have the answers in their environment, as those have who evaluate them.
    let hasCommands = questions.contains { $0.check != nil || $0.optionsCommand != nil }
    let formats = [settings.output] + (hasCommands ? [.dotenv] : [])
    for question in questions where question.isAsked {
      let name = settings.prefix + question.name
      if let reader = formats.lazy.compactMap({ ReservedNames.reader(of: name, in: $0) }).first {
        throw .reservedName(name, reader)
      }
    }
  }

  private func check(_ setting: GivenText) throws(UsageFault) {
    let asked = questions.filter(\.isAsked)
    guard let question = asked.first(where: { $0.name == setting.name }) else {
      throw .unknownName(
        setting.name, nearest: Nearest.name(to: setting.name, among: asked.map(\.name)))
    }
    if question.isSecret { throw .secretOnCommandLine(field: question.name) }
  }
}
