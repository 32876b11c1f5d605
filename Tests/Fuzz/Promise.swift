// SPDX-License-Identifier: GPL-3.0-or-later

/// What is true of a part of the program whatever bytes come in.
///
/// The fuzzers look for bytes that break it, and a test tries it on all that they have found worth keeping.
struct Promise: Sendable, CustomStringConvertible {
  /// Its name, and that of the folder in `Corpora` which holds its inputs.
  let name: String

  /// Tries it on these bytes; throws where it does not hold. It traps only where the program does.
  let keep: @Sendable ([UInt8]) throws(Broken) -> Void

  var description: String { name }

  /// All of them.
  static let all: [Promise] = [
    keys, notation, lines, nul, csv, tsv, jsonl, dotenv, json, quoting, escaping, inputrc, arguments,
    condition,
    pattern,
  ]
}

/// A promise that was not kept, in words.
struct Broken: Error, CustomStringConvertible {
  let description: String
}

/// Throws unless `holds`; `sentence` says what should be so.
func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(Broken) {
  if !holds { throw Broken(description: sentence()) }
}

/// Throws unless both are the same.
func expect<Value: Equatable>(_ found: Value, is wanted: Value, _ what: @autoclosure () -> String)
  throws(Broken)
{
  if found != wanted { throw Broken(description: "\(what()): \(found) is not \(wanted)") }
}

extension [UInt8] {
  /// The parts of it, `size` bytes each but the last.
  func pieces(of size: Int) -> [ArraySlice<UInt8>] {
    stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
  }

  /// The parts of it between the bytes `separator`, as texts; what is not UTF-8 is repaired.
  func texts(between separator: UInt8) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether its bytes stand in `other`, too, in the same order.
  func isSubsequence(of other: [UInt8]) -> Bool {
    var rest = other[...]
    for byte in self {
      guard let place = rest.firstIndex(of: byte) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}

extension Promise {
  /// The sizes of the pieces in which a stream may come.
  static func pieceSizes(for bytes: [UInt8]) -> [Int] { [bytes.count + 1, 1, 2 + bytes.count % 5] }
}
