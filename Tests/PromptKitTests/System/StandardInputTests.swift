// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The rule on records of processes, as they were seen with each shell; we are always the process 9.
@Suite struct StandardInputTests {
  @Test("The shell above that reads the same pipe reads its script there")
  func piped() {
    let line = Line(.init(9, "prompt", ["prompt"], [.pipe(0, 1)]), .init(8, "bash", ["bash"], [.pipe(0, 1)]))
    #expect(line.verdict == .script(shell: "bash", pid: 8))
  }

  @Test("A shell that reads another pipe, a script or -c has nothing to do with ours")
  func others() {
    for words in [["bash", "-c", "true"], ["bash", "file"]] {
      let line = Line(.init(9, "prompt", ["prompt"], [.pipe(0, 1)]), .init(8, "bash", words, [.pipe(0, 1)]))
      #expect(line.verdict == .answers)
    }
    let line = Line(.init(9, "prompt", ["prompt"], [.pipe(0, 1)]), .init(8, "bash", ["bash"], [.pipe(0, 2)]))
    #expect(line.verdict == .answers)
  }

  @Test("The same inode on another device is another file")
  func otherDevice() {
    let line = Line(
      .init(9, "prompt", ["prompt"], [.pipe(0, 1)]), .init(8, "bash", ["bash"], [.pipe(0, 1, device: 2)]))
    #expect(line.verdict == .answers)
  }

  @Test("Programs between do not hide the shell")
  func between() {
    let line = Line(
      .init(9, "prompt", ["prompt"], [.pipe(0, 1)]),
      .init(8, "timeout", ["timeout", "9", "prompt"], [.pipe(0, 1)]),
      .init(7, "sudo", ["sudo", "timeout"], nil), .init(6, "dash", ["sh"], [.pipe(0, 1)]))
    #expect(line.verdict == .script(shell: "dash", pid: 6))
  }

  @Test("Of a shell and its forks the outermost counts")
  func forks() {
    let redirectedFork = Line(
      .init(9, "prompt", ["prompt"], [.pipe(0, 2)]), .init(8, "bash", ["bash"], [.pipe(0, 2)], image: 5),
      .init(7, "bash", ["bash"], [.pipe(0, 1)], image: 5))
    #expect(redirectedFork.verdict == .answers)
    let nestedShell = Line(
      .init(9, "prompt", ["prompt"], [.pipe(0, 2)]), .init(8, "bash", ["bash"], [.pipe(0, 2)], image: 6),
      .init(7, "bash", ["bash"], [.pipe(0, 1)], image: 5))
    #expect(nestedShell.verdict == .script(shell: "bash", pid: 8))
  }

  @Test(
    "A shell that has put its input aside reads answers there",
    arguments: ["bash", "dash", "mksh", "ksh93", "yash", "busybox"])
  func putAside(shell: String) {
    let words = shell == "busybox" ? ["busybox", "sh"] : [shell]
    let line = Line(
      .init(9, "prompt", ["prompt"], [.file(0, 2, offset: 4)]),
      .init(8, shell, words, [.file(0, 2, offset: 4), .pipe(11, 1, isCloseOnExec: true)]))
    #expect(line.verdict == .answers)
  }

  @Test("zsh closes what it has put aside itself: the process beneath lacks it")
  func putAsideByZsh() {
    let zsh = Process(8, "zsh", ["zsh"], [.file(0, 2, offset: 4), .pipe(11, 1)])
    #expect(Line(.init(9, "prompt", ["prompt"], [.file(0, 2, offset: 4)]), zsh).verdict == .answers)
    let passedOn = Line(.init(9, "prompt", ["prompt"], [.file(0, 2, offset: 4), .pipe(11, 1)]), zsh)
    #expect(passedOn.verdict == .script(shell: "zsh", pid: 8))
  }

  @Test("What a script has open for itself, what is written only, and folders are not an input put aside")
  func notPutAside() {
    let line = Line(
      .init(9, "prompt", ["prompt"], [.pipe(0, 1)]),
      .init(
        8, "ksh93", ["ksh"],
        [
          .pipe(0, 1), .file(3, 2, isCloseOnExec: true), .pipe(11, 3, isReadable: false, isCloseOnExec: true),
          .folder(12, 4), .pipe(13, 1, isCloseOnExec: true),
        ]))
    #expect(line.verdict == .script(shell: "ksh", pid: 8))
  }

  @Test("The pipe by which a shell reads what $(…) prints is not an input put aside")
  func substitution() {
    let line = Line(
      .init(9, "prompt", ["prompt"], [.pipe(0, 1), .pipe(1, 5, isReadable: false, isWritable: true)]),
      .init(8, "mksh", ["mksh"], [.pipe(0, 1), .pipe(11, 5, isCloseOnExec: true)]))
    #expect(line.verdict == .script(shell: "mksh", pid: 8))
  }

  @Test("bash's coprocesses and its terminal are not an input put aside")
  func bashDescriptors() {
    let coprocess = Line(
      .init(9, "prompt", ["prompt"], [.pipe(0, 1)]),
      .init(8, "bash", ["bash"], [.pipe(0, 1), .pipe(63, 3, isCloseOnExec: true)]))
    #expect(coprocess.verdict == .script(shell: "bash", pid: 8))
    let terminal = Line(
      .init(9, "prompt", ["prompt"], [.pipe(0, 1)]),
      .init(8, "bash", ["bash", "-i"], [.pipe(0, 1), .terminal(255, 3)]))
    #expect(terminal.verdict == .script(shell: "bash", pid: 8))
  }

  @Test(
    "An interactive shell whose terminal is put aside reads answers; its terminal for job control alone says nothing"
  )
  func interactive() {
    let own = Process(9, "prompt", ["prompt"], [.file(0, 2, offset: 4)])
    let aside = Process(
      8, "dash", ["dash", "-i"], [.file(0, 2, offset: 4), .terminal(10, 3), .terminal(11, 3)])
    #expect(Line(own, aside).verdict == .answers)
    let implied = Process(
      8, "bash", ["-bash"], [.file(0, 2, offset: 4), .terminal(11, 3), .terminal(255, 3)])
    #expect(Line(own, implied).verdict == .answers)
    let only = Process(8, "dash", ["dash", "-i"], [.file(0, 2, offset: 4), .terminal(10, 3)])
    #expect(Line(own, only).verdict == .script(shell: "dash", pid: 8))
  }

  @Test("A file that a piped script reads with . does not make its input answers")
  func sourced() {
    let line = Line(
      .init(9, "prompt", ["prompt"], [.pipe(0, 1)]),
      .init(8, "dash", ["sh"], [.pipe(0, 1), .file(11, 2, isCloseOnExec: true)]))
    #expect(line.verdict == .script(shell: "dash", pid: 8))
  }

  @Test(
    "Two files: only a shell that keeps no sourced file open can be told; others could have redirected or sourced"
  )
  func twoFiles() {
    let own = Process(9, "prompt", ["prompt"], [.file(0, 1, offset: 4)])
    let descriptors: [DescriptorFacts] = [.file(0, 1, offset: 4), .file(11, 2, isCloseOnExec: true)]
    #expect(Line(own, .init(8, "bash", ["bash"], descriptors)).verdict == .answers)
    #expect(
      Line(own, .init(8, "dash", ["dash"], descriptors)).verdict
        == .unknown(.redirectedOrSourced(shell: "dash", pid: 8)))
  }

  @Test("A file at its beginning is no script that has come as far as to run us")
  func untouchedFile() {
    let line = Line(.init(9, "prompt", ["prompt"], [.file(0, 1)]), .init(8, "dash", ["dash"], [.file(0, 1)]))
    #expect(line.verdict == .answers)
    let named = Line(
      .init(9, "prompt", ["prompt"], [.file(0, 1)]),
      .init(8, "bash", ["bash", "/dev/stdin"], [.file(0, 1), .file(255, 1, offset: 9, isCloseOnExec: true)]))
    #expect(named.verdict == .script(shell: "bash", pid: 8))
  }

  @Test("A shell that reads its commands from an input that we may not see makes ours unknown")
  func notVisible() {
    let own = Process(9, "prompt", ["prompt"], [.pipe(0, 1)])
    #expect(
      Line(own, .init(8, nil, ["bash"], nil)).verdict == .unknown(.inputNotVisible(shell: "bash", pid: 8)))
    #expect(Line(own, .init(8, nil, ["bash", "-c", "true"], nil)).verdict == .answers)
    #expect(Line(own, .init(8, nil, ["sshd"], nil)).verdict == .answers)
    let cutOff = Line(
      own, .init(8, "dash", ["sh", "-c", "echo a | prompt"], [.pipe(0, 2)]), .init(7, nil, ["bash"], nil))
    #expect(cutOff.verdict == .answers)
  }

  @Test(
    "A process that cannot be seen at all makes ours unknown, unless our input is newer than what is below it"
  )
  func hidden() {
    let own = Process(9, "prompt", ["prompt"], [.pipe(0, 1)])
    #expect(Line(own, endsAt: 8).verdict == .unknown(.processNotVisible(pid: 8)))
    let below = Process(8, "dash", ["sh", "-c", "echo a | prompt"], [.pipe(0, 2)])
    #expect(Line(own, below, endsAt: 7).verdict == .answers)
    #expect(
      Line(own, .init(8, "make", ["make"], [.pipe(0, 1)]), endsAt: 7).verdict
        == .unknown(.processNotVisible(pid: 7)))
  }

  @Test("Where no process can be seen, nothing can be told")
  func noTable() {
    #expect(StandardInput.judge(for: 9, in: Line(endsAt: 9)) == .unknown(.processNotVisible(pid: 9)))
  }

  @Test("A record that runs in circles comes to an end")
  func circle() {
    let line = Line(
      .init(9, "make", ["make"], [.pipe(0, 1)]), .init(8, "bash", ["bash"], [.pipe(0, 2)], image: 1), topIs: 9
    )
    #expect(line.verdict == .answers)
  }

  #if os(Linux)
    @Test("The system's own record holds this process, its descriptors and its parent")
    func system() throws {
      let table = SystemProcessTable()
      let own = try #require(table.process(getpid()))
      #expect(own.parent == getppid())
      #expect(own.arguments == CommandLine.arguments)
      #expect(own.executable?.isEmpty == false)
      #expect(table.auxiliaryVector(of: getpid())?.isEmpty == false)
      let (reading, writing) = try Descriptor.pipe()
      defer {
        reading.close()
        writing.close()
      }
      let descriptors = try #require(table.descriptors(of: getpid()))
      let read = try #require(descriptors.first { $0.number == reading.number })
      let write = try #require(descriptors.first { $0.number == writing.number })
      #expect(read.identity == write.identity && read.kind == .pipe)
      #expect(read.isReadable && !read.isWritable && read.isCloseOnExec)
      #expect(write.isWritable && !write.isReadable)
    }
  #endif

  @Test("A process whose name holds spaces and parentheses still has the right parent")
  func oddName() {
    let status = Array("7 (a) b (c)) S 42 7 7 0".utf8)
    #expect(SystemProcessTable.parent(inStatus: status) == 42)
    #expect(SystemProcessTable.parent(inStatus: []) == nil)
    #expect(SystemProcessTable.arguments(inCommandLine: Array("a\0\0b\0".utf8)) == ["a", "", "b"])
  }
}
