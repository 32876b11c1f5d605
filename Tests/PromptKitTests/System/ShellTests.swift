// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct ShellTests {
  @Test(
    "A shell reads its commands from standard input when its command line names no others",
    arguments: [
      "bash", "bash -s -- a b", "bash -eu", "bash -euo pipefail", "bash -euo pipefail -s a",
      "bash -o errexit",
      "bash +o posix", "bash -O extglob", "bash +O extglob -x", "bash --rcfile /etc/x",
      "bash --init-file /etc/x",
      "bash -norc -posix", "bash -rcfile /etc/x", "bash -", "bash --", "bash -i", "-bash", "-sh", "/bin/sh",
      "sh -x",
      "sh -s file", "dash -eo nolog", "zsh --emulate sh -f", "zsh -oextendedglob", "zsh -fo extendedglob",
      "zsh -b",
      "mksh -o posix", "mksh -T -", "ksh93 -R /dev/null", "yash --profile /dev/null", "busybox sh",
      "busybox ash -e",
      "fish --no-config", "fish -C true", "bash-5.2", "mksh-static",
    ])
  func readsStandardInput(line: String) throws {
    #expect(try Self.shell(line).source == .standardInput)
  }

  @Test(
    "A shell with a script or -c reads none from standard input",
    arguments: [
      "bash file", "bash -c true", "bash -ec true", "bash -euo pipefail file", "bash -o errexit file",
      "bash --norc file", "bash --rcfile /etc/x file", "bash - file", "bash -- -s", "bash + x", "sh -ic true",
      "sh file -s", "zsh -b file", "zsh -oextendedglob file", "busybox sh file", "busybox ash -c true",
      "fish --command true", "fish -c true", "bash /dev/fd/63", "-bash -c true",
    ])
  func readsElsewhere(line: String) throws {
    #expect(try Self.shell(line).source == .elsewhere)
  }

  @Test("A script that is standard input by another name is known as such")
  func byName() throws {
    #expect(try Self.shell("bash /dev/stdin a").source == .standardInputByName)
    #expect(try Self.shell("sh -e /proc/self/fd/0").source == .standardInputByName)
  }

  @Test("Only -i makes a shell interactive that reads a pipe")
  func interactive() throws {
    #expect(try Self.shell("bash -i").isInteractive)
    #expect(try !Self.shell("bash -e").isInteractive)
    #expect(try !Self.shell("bash -o ignoreeof").isInteractive)
  }

  @Test("The program's file tells what runs, whatever it was called by")
  func renamed() {
    #expect(Shell(Self.process("bash", "mysh"))?.family == .bash)
    #expect(Shell(Self.process("dash", "sh"))?.family == .ash)
    #expect(Shell(Self.process("busybox", "sh"))?.family == .ash)
    #expect(Shell(Self.process("unheard-of", "sh"))?.family == .ash)
    #expect(Shell(Self.process(nil, "-zsh"))?.family == .zsh)
  }

  @Test(
    "Other programs are no shells",
    arguments: [
      "python3", "timeout 9 bash", "busybox timeout 9 sh", "busybox", "sshd", "shuf", "bashful", "fishing",
      "make",
    ])
  func others(line: String) {
    let words = line.split(separator: " ").map(String.init)
    #expect(Shell(Self.process(words[0], words)) == nil)
  }

  @Test("A process without a command line is no shell")
  func noCommandLine() {
    #expect(Shell(Self.process("kthreadd", [])) == nil)
    #expect(Shell(Self.process(nil, [])) == nil)
  }

  private static func shell(_ line: String) throws -> Shell {
    try #require(Shell(process(nil, line.split(separator: " ").map(String.init))))
  }

  private static func process(_ executable: String?, _ calledBy: String) -> ProcessFacts {
    process(executable, [calledBy])
  }

  private static func process(_ executable: String?, _ arguments: [String]) -> ProcessFacts {
    ProcessFacts(pid: 2, parent: 1, executable: executable, arguments: arguments)
  }
}
