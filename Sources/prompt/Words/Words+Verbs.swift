// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

extension Words {
  /// What a verb does.
  func summary(of verb: Verb) -> String {
    switch verb {
    case .manual: say("print the manual page", "설명서 출력(영어)")
    case .completion: say("print a completion script", "자동 완성 스크립트 출력")
    }
  }
}
