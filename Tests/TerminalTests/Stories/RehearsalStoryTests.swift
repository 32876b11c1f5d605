// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// The same keys from a file and from a person: after each step both screens are the same, and the answers in the end.
@Suite("--keys and --screen beside a real terminal") struct RehearsalStoryTests {
  @Test(
    "After each step the screen is the one that a person sees, and so is the end", arguments: Rehearsed.forms)
  func sameScreen(form: Rehearsed) throws {
    let story = try Story(form.arguments, rows: form.rows, columns: form.columns)
    for count in 0...form.steps.count {
      if count > 0 { try story.type(form.steps[count - 1]) }
      let rehearsal = try form.rehearse(stepCount: count)
      if rehearsal.isWaiting {
        try story.waitUntil("after step \(count)\n\(rehearsal.picture)") { shows($0, rehearsal.picture) }
        try story.settle()
        #expect(shows(story.screen, rehearsal.picture), "after step \(count)")
      } else {
        let outcome = try story.waitForExit()
        #expect(story.screen.text == rehearsal.picture)
        #expect(outcome.ending == rehearsal.ending && outcome.output == rehearsal.output)
        #expect(count == form.steps.count)
      }
    }
    if story.program.ending == nil {
      story.send(signal: 15)
      _ = try story.end()
    }
  }

  @Test("A terminal that is there is neither written to nor read")
  func untouched() throws {
    let folder = try ScratchFolder()
    let keys = try folder.write("x\\r\n", to: "keys")
    let story = try Story(["--keys", keys, "--screen", "--text", "a"])
    let outcome = try story.waitForExit()
    #expect(outcome.output == "a='x'\n" && outcome.errors == "  a  x\n")
    #expect(story.log.isEmpty)
  }

  /// Whether the screen shows these rows, with its cursor at the `▏`.
  private func shows(_ screen: VirtualScreen, _ picture: String) -> Bool {
    var rows = screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while rows.count <= screen.cursor.row { rows.append("") }
    var (shown, column) = ("", 0)
    for character in rows[screen.cursor.row] {
      if column == screen.cursor.column { shown += "▏" }
      shown.append(character)
      column += isWide(character) ? 2 : 1
    }
    while column < screen.cursor.column {
      shown += " "
      column += 1
    }
    rows[screen.cursor.row] = column == screen.cursor.column ? shown + "▏" : shown
    return rows.joined(separator: "\n") == picture
  }

  private func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.first.map {
      (0x1100...0x115F).contains($0.value) || (0x3000...0xD7A3).contains($0.value)
    }
      ?? false
  }
}
