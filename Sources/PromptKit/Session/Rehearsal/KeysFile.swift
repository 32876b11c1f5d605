// SPDX-License-Identifier: GPL-3.0-or-later

/// A file of keys in readline's notation: each line is a step, whose keys follow one another without a pause.
///
/// The end of a line is no key. Empty lines, and lines that begin with `#`, are for the reader.
struct KeysFile: Equatable {
  /// A line that holds keys.
  struct Step: Equatable {
    /// The line's number, from 1.
    let line: Int
    /// The keys as a terminal sends them.
    let keys: [UInt8]
  }

  /// The file's name as it was given; `-` is standard input.
  let path: String

  /// What is pressed, in order.
  let steps: [Step]

  /// More than this is not read, in bytes.
  private static let largestFile = 1 << 24

  /// Whether the name means standard input.
  static func isStandardInput(_ path: String) -> Bool { path == "-" }

  /// Reads the file at `path`.
  static func read(_ path: String) throws(PromptError) -> KeysFile {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try content(of: path)
    } catch {
      throw .keysNotRead(path, error.message)
    }
    return try KeysFile(path, bytes)
  }

  /// Reads `bytes` as the content of a file.
  init(_ path: String, _ bytes: [UInt8]) throws(PromptError) {
    self.path = path
    let lines = bytes.withoutByteOrderMark.split(separator: 0x0A, omittingEmptySubsequences: false)
    var steps: [Step] = []
    for (index, line) in lines.enumerated() {
      let line = line.last == 0x0D ? line.dropLast() : line
      if line.isEmpty || line.first == UInt8(ascii: "#") { continue }
      do throws(KeyNotation.Unknown) {
        steps.append(Step(line: index + 1, keys: try KeyNotation.writtenBytes(of: line)))
      } catch {
        throw .wrongKeys(path, line: index + 1, error.text)
      }
    }
    self.steps = steps
  }

  private static func content(of path: String) throws(SystemError) -> [UInt8] {
    if isStandardInput(path) { return try Descriptor.standardInput.readAll(limit: largestFile) }
    let file = try Descriptor.open(path)
    defer { file.close() }
    return try file.readAll(limit: largestFile)
  }
}

extension [UInt8] {
  /// The text behind U+FEFF, with which some editors begin a file.
  fileprivate var withoutByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self[...]
  }
}
