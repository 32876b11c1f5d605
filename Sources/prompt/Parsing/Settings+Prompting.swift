// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

extension Settings {
  /// What of it concerns the asking.
  var prompting: PromptSettings {
    var settings = PromptSettings()
    settings.input = input
    settings.inputFormat = inputFormat
    settings.given = given
    settings.savePath = savePath
    settings.language = language
    settings.isCleared = isCleared
    settings.isReviewed = isReviewed
    settings.isPlain = isPlain
    settings.isRepeated = isRepeated
    settings.inputrc = inputrc
    settings.keysPath = keysPath
    settings.isScreenShown = isScreenShown
    settings.timeLimit = timeLimit
    settings.prefix = prefix
    settings.onNotice = Surroundings.complain
    if let doneTitle { settings.doneTitle = doneTitle }
    settings.isColoured =
      switch color {
      case .auto: nil
      case .always: true
      case .never: false
      }
    return settings
  }
}
