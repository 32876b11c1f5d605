// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

/// A person at a keyboard: keys that are typed, and what the editor made of them.
final class ScriptedClient: LineEditorClient {
  /// How the keys arrive.
  enum Pace {
    /// Each when the one before was read.
    case typed
    /// All at once, ahead of the editor.
    case ahead
    /// Each after the time that a key's further bytes may take, save behind ESC.
    case late
  }

  private var bytes: ArraySlice<UInt8>
  let pace: Pace
  private let lastWord: NextByte

  /// What a command is answered with; everything leaves unless a test says otherwise.
  var answer: (EditingCommand, EditedText) -> CommandOutcome = { _, _ in .leave }

  /// What Tab completes, and the words where those are.
  var completionSource: CompletionSource?
  var words: [String] = []

  /// What is older than the history that the draft holds.
  var older: [String] = []
  private(set) var isHistoryAsked = false

  /// How many bytes a block of a paste holds.
  var blockSize = Int.max

  /// Called each time that the editor waits for a key.
  var watch: () -> Void = {}

  /// More keys, when all have been read; empty when there are none.
  var goOn: () -> [UInt8] = { [] }

  private(set) var commands: [EditingCommand] = []
  private(set) var reports: [PasteReport] = []
  private(set) var offers: [[String]] = []
  private(set) var bells = 0

  /// Whether a byte is asked for after the end was told.
  private(set) var isAskedAfterEnd = false
  private var isOver = false
  private var lastByte: UInt8?

  /// - Parameter end: what comes after the last key.
  init(keys: [UInt8], pace: Pace = .typed, end: NextByte = .endOfInput) {
    bytes = keys[...]
    self.pace = pace
    lastWord = end
  }

  /// What was not read.
  var unread: [UInt8] { Array(bytes) }

  func nextByte() -> NextByte {
    watch()
    if bytes.isEmpty, !isOver { bytes = goOn()[...] }
    if let byte = bytes.popFirst() {
      lastByte = byte
      return .byte(byte)
    }
    if isOver { isAskedAfterEnd = true }
    isOver = true
    return lastWord
  }

  func isByteWaiting(within patience: Duration) -> Bool {
    switch pace {
    case .typed: !bytes.isEmpty && patience > .zero
    case .ahead: !bytes.isEmpty
    case .late: !bytes.isEmpty && patience > .zero && lastByte == 0x1B
    }
  }

  func nextPasteBlock() -> PasteBlock {
    guard !bytes.isEmpty else { return .silence }
    let block = bytes.prefix(blockSize)
    bytes = bytes.dropFirst(block.count)
    return .bytes(Array(block))
  }

  func putBack(_ bytes: [UInt8]) { self.bytes = bytes + self.bytes }

  func perform(_ command: EditingCommand, on text: EditedText) -> CommandOutcome {
    commands.append(command)
    return answer(command, text)
  }

  func candidates(for word: String) -> [String] { words }

  func olderHistory(isSearch: Bool) -> [String] {
    isHistoryAsked = true
    defer { older = [] }
    return older
  }

  func pasted(_ report: PasteReport) { reports.append(report) }
  func offer(_ candidates: [String]) { offers.append(candidates) }
  func bell() { bells += 1 }
}
