// SPDX-License-Identifier: GPL-3.0-or-later

/// What can be seen of a process from outside.
struct ProcessFacts: Equatable, Sendable {
  let pid: Int32

  /// The process that started it; 0 for the first of all.
  let parent: Int32

  /// The name of the program's file, without its folder; `nil` where that may not be seen (another user's process).
  let executable: String?

  /// The command line, the program's own name first; empty for the kernel's processes and for those that have ended.
  let arguments: [String]
}

/// What can be seen of a descriptor of another process.
struct DescriptorFacts: Equatable, Sendable {
  let number: Int32
  let identity: FileStatus.Identity
  let kind: FileStatus.Kind
  let isTerminal: Bool
  let isReadable: Bool
  let isWritable: Bool
  let isCloseOnExec: Bool

  /// Where the next byte is read, in a regular file.
  let offset: Int64
}

/// Where facts about processes come from: the system, or a test's record of it.
protocol ProcessTable {
  /// A process; `nil` when it cannot be seen at all.
  func process(_ pid: Int32) -> ProcessFacts?

  /// What the kernel handed to the program when it began, which a fork shares and no other process has (the addresses in it
  /// are random); `nil` where that may not be seen.
  func auxiliaryVector(of pid: Int32) -> [UInt8]?

  /// All open descriptors; `nil` where that may not be seen.
  func descriptors(of pid: Int32) -> [DescriptorFacts]?
}

extension ProcessTable {
  /// Whether one is a fork of the other that still runs the same program.
  func areForks(_ child: ProcessFacts, _ parent: ProcessFacts) -> Bool {
    guard child.executable == parent.executable, child.arguments == parent.arguments else { return false }
    guard let vector = auxiliaryVector(of: child.pid) else { return false }
    return vector == auxiliaryVector(of: parent.pid)
  }
}
