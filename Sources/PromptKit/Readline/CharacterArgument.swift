// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// The character that a command reads for itself, as a person sees it: all its code points.
enum CharacterArgument {
  /// Reads it; `nil` at the end of input. readline's commands read a code point.
  static func read() -> [UInt8]? {
    guard let first = readCodePoint() else { return nil }
    // Of a macro only a code point at a time is known.
    return GNUReadline.isIn(UInt(prompt_rl_state_macroinput)) ? first : Visit.completed(first)
  }

  private static func readCodePoint() -> [UInt8]? {
    prompt_rl_setstate(prompt_rl_state_moreinput)
    defer { prompt_rl_unsetstate(prompt_rl_state_moreinput) }
    guard let lead = UInt8(exactly: rl_read_key()) else { return nil }
    var bytes = [lead]
    while bytes.count < UTF8Lead.length(lead), let byte = UInt8(exactly: rl_read_key()) { bytes.append(byte) }
    return bytes
  }
}
