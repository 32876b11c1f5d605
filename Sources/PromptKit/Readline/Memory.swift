// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

extension Visit {
  /// What readline remembers from field to field, put by while a secret is visited: nothing of the secret is in it afterwards.
  struct Memory {
    /// What other fields killed.
    private let kills: [[UInt8]]

    /// Whether a macro is being recorded; it goes on after the secret.
    private let isRecording: Bool

    /// Puts it by.
    init() {
      kills = KillRing.contents()
      KillRing.replace(by: [])
      isRecording = GNUReadline.isIn(UInt(prompt_rl_state_macrodef))
      prompt_rl_unsetstate(prompt_rl_state_macrodef)
    }

    /// Puts it back.
    /// - Parameter byteCount: how much may have been typed in one go.
    func restore(forgetting byteCount: Int) {
      Line.wipe()
      KillRing.replace(by: kills)
      forgetInsertion(of: byteCount)
      if isRecording { prompt_rl_setstate(prompt_rl_state_macrodef) }
    }

    /// Gives vi's `.` something else to type again than what was typed last, and no shorter, so that nothing of that is left.
    private func forgetInsertion(of byteCount: Int) {
      ViReplacement.forget()
      CharacterSearch.forget()
      ClusterCommand.forget()
      guard EditorKeymap.current != .emacs else { return }
      rl_vi_start_inserting(CInt(UInt8(ascii: "i")), 1, 1)
      Line.insertPlainly([UInt8](repeating: UInt8(ascii: " "), count: max(byteCount, 1)))
      rl_newline(1, CInt(UInt8(ascii: "\n")))
      Line.load("")
    }
  }
}
