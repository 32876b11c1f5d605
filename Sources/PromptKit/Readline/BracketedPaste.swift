// SPDX-License-Identifier: GPL-3.0-or-later

/// The bytes between the beginning and the end of a bracketed paste, however they are split.
struct BracketedPaste {
  private static let end = Array("\u{1B}[201~".utf8)
  private var bytes: [UInt8] = []

  /// A paste of which nothing has come yet.
  init() {}

  /// A text that comes at once, and from elsewhere than the terminal.
  init(whole bytes: [UInt8]) { self.bytes = bytes }

  /// Takes some more.
  /// - Returns: what follows the paste's end; `nil` when the end was not among it.
  mutating func append(_ block: [UInt8]) -> [UInt8]? {
    // The end may have begun in the block before.
    let from = max(bytes.count - (Self.end.count - 1), 0)
    bytes += block
    guard let end = Self.firstEnd(in: bytes, from: from) else { return nil }
    let rest = Array(bytes[(end + Self.end.count)...])
    bytes.removeSubrange(end...)
    return rest
  }

  /// What of it goes into a field, and what had to be done to it.
  func text(for style: FieldStyle) -> (bytes: [UInt8], report: PasteReport) {
    var report = PasteReport()
    var text = repaired(&report)
    if style.takesLineBreaks {
      if text.contains(0x0D) { text = Self.withPlainBreaks(text) }
    } else if text.contains(where: Self.isBreak) {
      text = Self.joined(text, &report)
      if style == .secret, report.joinedBreaks > 0 { return ([], PasteReport(isRefused: true)) }
    }
    return (text, report)
  }

  /// Overwrites it.
  mutating func wipe() { bytes.wipe() }

  private func repaired(_ report: inout PasteReport) -> [UInt8] {
    var text = bytes
    if text.contains(0) {
      text.removeAll { $0 == 0 }
      report.wasRepaired = true
    }
    if String(validating: text, as: UTF8.self) == nil {
      text = Array(String(decoding: text, as: UTF8.self).utf8)
      report.wasRepaired = true
    }
    return text
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// CR and CR LF, which terminals send for a break, as LF.
  private static func withPlainBreaks(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var wasReturn = false
    for byte in text {
      if !(byte == 0x0A && wasReturn) { result.append(byte == 0x0D ? 0x0A : byte) }
      wasReturn = byte == 0x0D
    }
    return result
  }

  /// One line: breaks at both ends dropped, each run inside a space.
  private static func joined(_ text: [UInt8], _ report: inout PasteReport) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var isAfterBreak = false
    for byte in text {
      if isBreak(byte) {
        isAfterBreak = !result.isEmpty
        continue
      }
      if isAfterBreak {
        result.append(0x20)
        report.joinedBreaks += 1
        isAfterBreak = false
      }
      result.append(byte)
    }
    return result
  }

  private static func firstEnd(in bytes: [UInt8], from start: Int) -> Int? {
    var rest = bytes[start...]
    while let escape = rest.firstIndex(of: 0x1B) {
      if bytes[escape...].starts(with: end) { return escape }
      rest = bytes[(escape + 1)...]
    }
    return nil
  }
}
