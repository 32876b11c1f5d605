// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// The command `prompt`.
@main
enum Prompt {
  static func main() {
    print(EditedText("prompt").text)
  }
}
