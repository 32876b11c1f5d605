// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// Everything that acts on a terminal, in every place that shows text of others.
@Suite("Hostile slots") struct HostileSlotTests {
  /// The controls: all of C0 but NUL, which no argument holds, DEL, all of C1, and strings of each kind around them.
  private static let controls =
    "\u{1b}]52;c;aGk=\u{7}\u{1b}[31;99q\u{1b}Pq\u{1b}\\\u{1b}_a\u{1b}\\\u{1b}^p\u{1b}\\\u{1b}Xs\u{1b}\\\u{1b}c\u{9b}31;99q"
    + String(String.UnicodeScalarView((1...31).map { Unicode.Scalar(UInt8($0)) })) + "\u{7f}"
    + String(String.UnicodeScalarView((0x80...0x9f).map { Unicode.Scalar(UInt8($0)) }))

  /// What turns the direction of reading, hides, or breaks lines unseen.
  private static let unseen =
    "a\u{202a}b\u{202b}c\u{202c}d\u{202d}e\u{202e}f\u{2066}g\u{2067}h\u{2068}i\u{2069}j\u{200e}k\u{200f}l\u{61c}m\u{200b}n"
    + "\u{2060}o\u{2061}p\u{feff}q\u{ad}r\u{2028}s\u{2029}t\u{115f}u\u{3164}v\u{e0041}w\u{fff9}x\u{fe0f}y\u{180e}z"

  private static let texts = ["controls": controls, "unseen": unseen]

  @Test("Nothing raw reaches the terminal", arguments: HostileSlot.all, ["controls", "unseen"])
  func nothingRaw(slot: HostileSlot, kind: String) throws {
    var text = Self.texts[kind] ?? ""
    if slot.isLine {
      text = String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter {
            !"\t\n\r\u{b}\u{c}\u{85}\u{2028}\u{2029}\u{4}".unicodeScalars.contains($0)
          }))
    }
    let story = try play(slot, text)
    let shown = String(decoding: story.log, as: UTF8.self)
    for scalar in story.logWithoutSequences.unicodeScalars {
      #expect(!isRaw(scalar), "U+\(String(scalar.value, radix: 16)): \(shown.suffix(1_500).debugDescription)")
    }
    if slot.isShown { #expect(shown.contains(kind == "controls" ? "^[" : "<U+"), "it is not shown") }
    for sequence in ["\u{1b}]", "\u{1b}P", "\u{1b}_", "\u{1b}^", "\u{1b}X", "\u{1b}c", "\u{1b}[31;99q"] {
      #expect(!shown.contains(sequence), "\(sequence.debugDescription)")
    }
  }

  @Test("Bytes that are no text are shown as what they are not", arguments: ByteSlot.all)
  func noText(slot: ByteSlot) throws {
    let folder = try ScratchFolder()
    let script = #"""
      b=$(printf 'xa\377\233\302')
      printf '%s\n' "$b" >list; printf 'a=%s\n' "$b" >given; touch -- "$b" y
      exec "$0" "${@/BYTES/$b}"
      """#
    let story = try Story(
      Launch(
        "bash", ["-c", script, try ProgramUnderTest.path, "--lang", "en"] + slot.arguments,
        environment: ["HOME": folder.path], directory: folder.path, errors: .terminal))
    if !slot.keys.isEmpty { try story.waitUntilFormReads() }
    for keys in slot.keys {
      try story.settle()
      try story.type(keys)
    }
    let shown = Array(slot.shows.utf8)
    try story.waitUntil(slot.shows) { story.log.contains(shown) }
    if !slot.keys.isEmpty {
      try story.settle()
      try story.cancel()
    }
    #expect(try story.waitForExit().status == slot.status)
    #expect(String(validating: story.log, as: UTF8.self) != nil, "\(story.log)")
  }

  /// A story that has ended, in which `text` stood in that place; its terminal got standard error as well.
  private func play(_ slot: HostileSlot, _ text: String) throws -> Story {
    let folder = try ScratchFolder()
    func filled(_ words: String) -> String { words.replacing("%", with: text) }
    for (name, content) in slot.files {
      // What no name of a file may hold is left out.
      try folder.write(filled(content), to: filled(name).replacing("/", with: ""))
    }
    let environment = ["HOME": folder.path, "XDG_STATE_HOME": folder.path]
    let input = slot.input.map { Launch.Input.text(filled($0)) }
    let launch = Launch(
      try ProgramUnderTest.path, slot.arguments.map(filled), environment: environment, directory: folder.path,
      input: slot.keys.isEmpty ? input ?? .file("/dev/null") : .terminal, errors: .terminal)
    let story = try Story(launch, rows: 30, columns: 120)
    if !slot.keys.isEmpty {
      try story.waitUntil("keys that are read, or the end") {
        story.terminal.settings?.isCanonical == false || story.program.ending != nil
      }
    }
    for keys in slot.keys where story.program.ending == nil {
      try story.settle()
      if story.program.ending == nil { try story.type(keys) }
    }
    if !slot.keys.isEmpty { try story.settle() }
    if story.program.ending == nil, !slot.keys.isEmpty { story.send(signal: 15) }
    _ = try story.waitForExit()
    return story
  }

  /// Whether a character would act, hide or turn. A bell rings where a key is refused; CR, LF and BS move as the form means.
  private func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 7, 8, 10, 13: false
    case 0..<0x20, 0x7f...0x9f, 0xad, 0x61c, 0x115f, 0x180e, 0x200b, 0x200e...0x200f, 0x2028...0x202e,
      0x2060...0x2064,
      0x2066...0x2069, 0x3164, 0xfeff, 0xfff9, 0xe0041:
      true
    default: false
    }
  }
}
