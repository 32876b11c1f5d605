// SPDX-License-Identifier: GPL-3.0-or-later

/// Standard output of a loop, in large pieces: a record at a time would cost a system call each.
final class RecordOutput {
  /// What is not written yet.
  var bytes: [UInt8] = []

  /// Why it could not be written; nothing is from then on.
  private(set) var failure: SystemError?

  private let descriptor: Descriptor
  private let isCalledOff: () -> Bool

  /// How much is kept before it is written, in bytes.
  private static let pieceSize = 65_536

  /// Writes to `descriptor`. A reader that takes nothing holds the loop up, until a signal comes and `isCalledOff` says that
  /// it ends us.
  init(_ descriptor: Descriptor = .standardOutput, unless isCalledOff: @escaping () -> Bool = { false }) {
    self.descriptor = descriptor
    self.isCalledOff = isCalledOff
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
    do throws(SystemError) {
      try descriptor.writeAll(bytes, unless: isCalledOff)
      bytes.removeAll(keepingCapacity: true)
    } catch {
      failure = error
      throw error
    }
  }
}
