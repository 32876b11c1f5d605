// SPDX-License-Identifier: GPL-3.0-or-later

/// GNU history's file format: a line `#SECONDS` before each entry, which then runs to the next such line; without any such
/// line, each line is an entry. The history manual, "History File Format" (`history_write_timestamps`).
///
/// A file may begin in the one way and go on in the other: what stands before the first stamp is an entry a line. The line
/// behind a stamp is always text, so that an entry may itself look like a stamp; only a later line of an entry of several
/// lines that is nothing but `#` and digits is taken for a stamp, for the format has no way to say otherwise.
enum HistoryFormat {
  private static let newline = UInt8(ascii: "\n")

  /// An entry as it is written, with the time when it was made.
  static func bytes(of entry: String, at seconds: Int64) -> [UInt8] {
    Array("#\(max(seconds, 0))\n".utf8) + entry.utf8 + [newline]
  }

  /// The entries in a file's bytes, oldest first; empty ones are left out, and what is not UTF-8 is repaired.
  ///
  /// - Parameter isTail: the file's beginning is not there: its first line may be a part of one, and, if stamps follow, what stands
  ///   before the first of them a part of an entry.
  static func entries(in bytes: ArraySlice<UInt8>, isTail: Bool) -> [String] {
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false)
    if isTail { lines.removeFirst() }
    // What stands behind the last line break is a line only when it is not empty.
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    let firstStamp = lines.firstIndex(where: isStamp) ?? lines.endIndex
    let plain = isTail && firstStamp < lines.endIndex ? [] : lines[..<firstStamp]
    return plain.compactMap { text(of: [$0]) } + stamped(lines[firstStamp...])
  }

  /// The bytes of a file's tail from its first stamp on, or, where there is none, from its first whole line on.
  static func wholeEntries(in tail: [UInt8]) -> [UInt8] {
    var lines = tail.split(separator: newline, omittingEmptySubsequences: false).dropFirst()
    if let stamp = lines.firstIndex(where: isStamp) { lines = lines[stamp...] }
    return Array(lines.joined(separator: [newline]))
  }

  private static func stamped(_ lines: ArraySlice<ArraySlice<UInt8>>) -> [String] {
    var entries: [String] = []
    var index = lines.startIndex
    while index < lines.endIndex {
      // The stamp, then a line that is text whatever it looks like, then all up to the next stamp.
      let start = index + 1
      guard start < lines.endIndex else { break }
      let end = lines[(start + 1)...].firstIndex(where: isStamp) ?? lines.endIndex
      if let text = text(of: lines[start..<end]) { entries.append(text) }
      index = end
    }
    return entries
  }

  private static func text(of lines: ArraySlice<ArraySlice<UInt8>>) -> String? {
    let text = String(decoding: lines.joined(separator: [newline]).filter { $0 != 0 }, as: UTF8.self)
    return text.isEmpty ? nil : text
  }

  /// Whether a line is a stamp: `#` and digits, nothing else.
  private static func isStamp(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 1 && line.first == UInt8(ascii: "#")
      && line.dropFirst().allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
