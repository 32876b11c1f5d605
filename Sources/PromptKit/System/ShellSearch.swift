// SPDX-License-Identifier: GPL-3.0-or-later

/// Looks up the line of processes for the shell whose commands stand on our standard input.
struct ShellSearch<Table: ProcessTable> {
  private let table: Table
  private let input: DescriptorFacts

  /// From us to the process before the one that is looked at.
  private var below: [ProcessFacts]

  init(table: Table, input: DescriptorFacts, own: ProcessFacts) {
    self.table = table
    self.input = input
    below = [own]
  }

  /// Where a line has no end, as in a record that runs in circles, it is cut here.
  private static var longestLine: Int { 1024 }

  func verdict() -> StandardInput {
    var search = self
    while let parent = search.below.last?.parent, parent > 0, search.below.count < Self.longestLine {
      guard var process = table.process(parent) else {
        return search.isInputShared ? .unknown(.processNotVisible(pid: parent)) : .answers
      }
      if let shell = Shell(process) {
        process = search.climbForks(from: process)
        if let verdict = search.verdict(on: shell, process) { return verdict }
      }
      search.below.append(process)
    }
    return .answers
  }

  /// The outermost process of which `process` is a fork of a fork; all beneath it are then below.
  private mutating func climbForks(from process: ProcessFacts) -> ProcessFacts {
    var outermost = process
    while let parent = table.process(outermost.parent), table.areForks(outermost, parent),
      below.count < Self.longestLine
    {
      below.append(outermost)
      outermost = parent
    }
    return outermost
  }

  /// Whether our input reaches up to here: the last process below whose input can be seen has the same. Where it has another,
  /// what is above has nothing to do with ours.
  private var isInputShared: Bool {
    for process in below.reversed() {
      if let descriptors = table.descriptors(of: process.pid) { return hasOurInput(descriptors) }
    }
    return true
  }

  private func hasOurInput(_ descriptors: [DescriptorFacts]) -> Bool {
    descriptors.contains { $0.number == 0 && $0.identity == input.identity }
  }

  /// What `shell` makes of our input; `nil` when it has nothing to do with it.
  private func verdict(on shell: Shell, _ process: ProcessFacts) -> StandardInput? {
    guard shell.source != .elsewhere else { return nil }
    guard let descriptors = table.descriptors(of: process.pid) else {
      return isInputShared ? .unknown(.inputNotVisible(shell: shell.name, pid: process.pid)) : nil
    }
    guard hasOurInput(descriptors) else { return nil }
    let script = StandardInput.script(shell: shell.name, pid: process.pid)
    if shell.source == .standardInputByName { return script }
    // A shell that has come as far as to run us has read something.
    if input.kind == .regular, input.offset == 0 { return nil }

    let others = descriptors.filter { isOwn($0, of: shell) && !isWrittenBelow($0) }
    // A shell may keep its terminal for job control; a second one is an input that was put aside.
    let terminals = others.count { $0.isTerminal }
    if terminals > (shell.keepsTerminalOpen ? 1 : 0) { return nil }
    let files = others.filter { !$0.isTerminal }
    if files.isEmpty { return script }
    if !shell.keepsSourcedFilesOpen || files.contains(where: { $0.kind != .regular }) { return nil }
    return input.kind == .regular
      ? .unknown(.redirectedOrSourced(shell: shell.name, pid: process.pid)) : script
  }

  /// Whether a shell opened or put aside this descriptor for its own use, so that it could be the input it had at first.
  ///
  /// Shells use 10 and above for that. All but zsh have them closed in the programs they start by the system; zsh closes them
  /// itself, so they are those that the process beneath it lacks. bash has its script or its terminal at 255 and the ends of
  /// coprocesses and process substitutions from 63 down; ksh93 has folders open to go back to.
  private func isOwn(_ descriptor: DescriptorFacts, of shell: Shell) -> Bool {
    guard descriptor.number >= 10, descriptor.isReadable, descriptor.kind != .directory,
      descriptor.identity != input.identity
    else { return false }
    switch shell.family {
    case .zsh: return descriptor.isCloseOnExec || !isPassedOn(descriptor)
    case .bash:
      return descriptor.isCloseOnExec && !(32...63).contains(descriptor.number) && descriptor.number != 255
    default: return descriptor.isCloseOnExec
    }
  }

  /// Whether the process beneath has the same descriptor.
  private func isPassedOn(_ descriptor: DescriptorFacts) -> Bool {
    guard let beneath = below.last, let descriptors = table.descriptors(of: beneath.pid) else { return true }
    return descriptors.contains { $0.number == descriptor.number && $0.identity == descriptor.identity }
  }

  /// Whether it is a pipe that comes from us or a process between: the shell reads what `$(…)` prints.
  private func isWrittenBelow(_ descriptor: DescriptorFacts) -> Bool {
    guard descriptor.kind == .pipe || descriptor.kind == .socket else { return false }
    return below.contains { process in
      let descriptors = table.descriptors(of: process.pid) ?? []
      return descriptors.contains { $0.isWritable && $0.identity == descriptor.identity }
    }
  }
}
