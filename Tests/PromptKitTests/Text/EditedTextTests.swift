// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit
import Testing

@Suite struct EditedTextTests {
  @Test("A text without a given cursor is edited at its end, counted in UTF-8 bytes")
  func cursorAtEnd() {
    #expect(EditedText("한글").cursor == 6)
  }
}
