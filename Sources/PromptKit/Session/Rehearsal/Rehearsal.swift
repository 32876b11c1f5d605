// SPDX-License-Identifier: GPL-3.0-or-later

/// A form filled in by keys that were written down, on a terminal that nobody sees.
struct Rehearsal {
  /// The keys as they are written.
  let file: KeysFile

  /// Where they are pressed.
  let terminal: VirtualTerminal

  /// Keys on a terminal of the size that `environment` tells.
  init(_ file: KeysFile, _ environment: Environment) {
    self.file = file
    terminal = VirtualTerminal(WrittenKeys(file.steps.map { $0.keys }), size: Size(environment))
  }

  /// The line of the first keys that nobody has read; `nil` when all were.
  var unreadLine: Int? { terminal.keys.unreadStep.map { file.steps[$0].line } }
}

extension Size {
  /// The size that `LINES` and `COLUMNS` ask for; 24 rows or 80 columns where they do not.
  init(_ environment: Environment) {
    self.init(
      rows: Size.length(environment["LINES"]) ?? 24, columns: Size.length(environment["COLUMNS"]) ?? 80)
  }

  private static func length(_ text: String?) -> Int? {
    guard let text, let length = Int(text), (1...65_535).contains(length) else { return nil }
    return length
  }
}

extension Environment {
  /// The same on a terminal that can do all that forms ask for.
  var onVirtualTerminal: Environment { without(["TERM"]).with([(name: "TERM", value: "xterm-256color")]) }
}
