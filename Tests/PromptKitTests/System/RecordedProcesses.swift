// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

/// A process as a test records it.
struct Process {
  let facts: ProcessFacts
  let descriptors: [DescriptorFacts]?
  let image: UInt8?

  /// A process and its descriptors, `nil` where they may not be seen; forks of one program have the same `image`.
  init(
    _ pid: Int32, _ executable: String?, _ arguments: [String], _ descriptors: [DescriptorFacts]?,
    image: UInt8? = nil
  ) {
    facts = ProcessFacts(pid: pid, parent: 0, executable: executable, arguments: arguments)
    self.descriptors = descriptors
    self.image = image
  }
}

/// A line of processes, each started by the one that follows it.
struct Line: ProcessTable {
  private var processes: [Int32: (facts: ProcessFacts, recorded: Process)] = [:]

  /// The line of `recorded`; the last was started by `top`, which is not recorded, or by none.
  init(_ recorded: Process..., endsAt top: Int32 = 0) { self.init(recorded, top: top) }

  /// The same where the last was started by one of the line itself.
  init(_ recorded: Process..., topIs top: Int32) { self.init(recorded, top: top) }

  private init(_ recorded: [Process], top: Int32) {
    for (index, process) in recorded.enumerated() {
      let parent = index + 1 < recorded.count ? recorded[index + 1].facts.pid : top
      let facts = ProcessFacts(
        pid: process.facts.pid, parent: parent, executable: process.facts.executable,
        arguments: process.facts.arguments)
      processes[facts.pid] = (facts, process)
    }
  }

  /// What the rule makes of it for the process 9.
  var verdict: StandardInput { StandardInput.judge(for: 9, in: self) }

  func process(_ pid: Int32) -> ProcessFacts? { processes[pid]?.facts }

  func auxiliaryVector(of pid: Int32) -> [UInt8]? { processes[pid]?.recorded.image.map { [$0] } }

  func descriptors(of pid: Int32) -> [DescriptorFacts]? { processes[pid]?.recorded.descriptors }
}

extension DescriptorFacts {
  static func pipe(
    _ number: Int32, _ inode: UInt64, device: UInt64 = 1, isReadable: Bool = true, isWritable: Bool = false,
    isCloseOnExec: Bool = false
  ) -> DescriptorFacts {
    DescriptorFacts(
      number: number, identity: .init(device: device, inode: inode), kind: .pipe, isTerminal: false,
      isReadable: isReadable, isWritable: isWritable, isCloseOnExec: isCloseOnExec, offset: 0)
  }

  static func file(_ number: Int32, _ inode: UInt64, offset: Int64 = 0, isCloseOnExec: Bool = false)
    -> DescriptorFacts
  {
    DescriptorFacts(
      number: number, identity: .init(device: 7, inode: inode), kind: .regular, isTerminal: false,
      isReadable: true,
      isWritable: false, isCloseOnExec: isCloseOnExec, offset: offset)
  }

  static func folder(_ number: Int32, _ inode: UInt64) -> DescriptorFacts {
    DescriptorFacts(
      number: number, identity: .init(device: 7, inode: inode), kind: .directory, isTerminal: false,
      isReadable: true,
      isWritable: false, isCloseOnExec: true, offset: 0)
  }

  static func terminal(_ number: Int32, _ inode: UInt64) -> DescriptorFacts {
    DescriptorFacts(
      number: number, identity: .init(device: 8, inode: inode), kind: .characterDevice, isTerminal: true,
      isReadable: true, isWritable: true, isCloseOnExec: true, offset: 0)
  }
}
