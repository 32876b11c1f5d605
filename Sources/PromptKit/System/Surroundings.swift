// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the command `prompt` needs of its process besides a form.
package enum Surroundings {
  /// The arguments of this process byte for byte, its own name first.
  package static var arguments: [[UInt8]] {
    (0..<Int(CommandLine.argc)).compactMap { index in
      guard let text = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }
  }

  /// Whether a person would see what is written to standard output.
  package static var isOutputShown: Bool { Descriptor.standardOutput.isTerminal }

  /// The system's word for why standard output cannot be written, as far as that is known before; `nil` when it can.
  package static var obstacleToWriting: String? { Descriptor.standardOutput.obstacleToWriting?.message }

  /// Writes to standard output; the result is the system's word for why that failed, `nil` when it did not.
  package static func write(_ bytes: [UInt8]) -> String? {
    do throws(SystemError) {
      try write(bytes, to: .standardOutput)
      try Descriptor.standardOutput.confirmWriting()
      return nil
    } catch {
      return error.message
    }
  }

  /// Writes `line` and its end to standard error; where that fails there is nobody to tell.
  package static func complain(_ line: String) {
    try? write(Array((line + "\n").utf8), to: .standardError)
  }

  /// Writes so that a pipe without a reader, or a file that may not grow, is an error, not a signal that ends the process before
  /// it can say so.
  private static func write(_ bytes: [UInt8], to descriptor: Descriptor) throws(SystemError) {
    let signals = [Signal.brokenPipe, .fileTooLarge].map { ($0, $0.setIgnored()) }
    defer { for (signal, before) in signals { signal.set(before) } }
    try descriptor.writeAll(bytes)
  }

  /// Ends the process by a signal, so that whoever started it sees that.
  package static func die(by number: Int32) -> Never { Signal(number).die() }

  /// Ends the process with `status`. The C name is `exit`.
  package static func end(_ status: Int32) -> Never { exit(status) }
}
