// SPDX-License-Identifier: GPL-3.0-or-later

/// Standard output of a loop, in large pieces: a record at a time would cost a system call each.
final class RecordOutput {
  /// What is not written yet.
  var bytes: [UInt8] = []

  /// Why it could not be written; nothing is from then on.
  private(set) var failure: SystemError?

  private let descriptor: Descriptor
  private var hasWritten = false
  private let interruption: Interruption?

  /// How much is kept before it is written, in bytes.
  private static let pieceSize = 65_536

  /// Writes to `descriptor`. A reader that takes nothing holds the loop up, until `interruption` comes.
  init(_ descriptor: Descriptor = .standardOutput, unless interruption: Interruption? = nil) {
    self.descriptor = descriptor
    self.interruption = interruption
    bytes.reserveCapacity(RecordOutput.pieceSize * 2)
  }

  /// Writes if there is enough.
  func flushIfLarge() throws(SystemError) {
    if bytes.count >= RecordOutput.pieceSize { try flush() }
  }

  /// Writes all.
  func flush() throws(SystemError) {
    if let failure { throw failure }
    guard !bytes.isEmpty else { return }
    try perform { () throws(SystemError) in try descriptor.writeAll(bytes, unless: interruption) }
    bytes.removeAll(keepingCapacity: true)
  }

  /// Writes all, as the end of it.
  func finish() throws(SystemError) {
    try flush()
    guard hasWritten else { return }
    try perform { () throws(SystemError) in try descriptor.confirmWriting() }
  }

  private func perform(_ body: () throws(SystemError) -> Void) throws(SystemError) {
    hasWritten = true
    do throws(SystemError) {
      try body()
    } catch {
      failure = error
      throw error
    }
  }
}
