// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// The character that a command reads for itself, as a person sees it: all its code points. readline's commands read one code point.
enum CharacterArgument {
  /// Reads it; `nil` at the end of input. ESC is left for a command as well, as readline leaves it: it may begin a key.
  static func read() -> [UInt8]? {
    let character = readQuoted()
    if character == [0x1B] { Visit.putBack(0x1B) }
    return character
  }

  /// The same where every key is taken as it is.
  static func readQuoted() -> [UInt8]? {
    prompt_rl_setstate(prompt_rl_state_moreinput)
    defer { prompt_rl_unsetstate(prompt_rl_state_moreinput) }
    guard let lead = UInt8(exactly: rl_read_key()) else { return nil }
    var bytes = [lead]
    while bytes.count < UTF8Lead.length(lead), let byte = UInt8(exactly: rl_read_key()) { bytes.append(byte) }
    return completed(bytes)
  }

  private static func completed(_ codePoint: [UInt8]) -> [UInt8] {
    // Of a macro only a code point at a time is known.
    GNUReadline.isIn(UInt(prompt_rl_state_macroinput)) ? codePoint : Visit.completed(codePoint)
  }
}
