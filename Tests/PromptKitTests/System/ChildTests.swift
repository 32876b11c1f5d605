// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem
import Testing

@testable import PromptKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct ChildTests {
  private func start(
    _ script: String, _ operand: String = "", limit: Duration = .seconds(20),
    change: (inout ChildCommand) -> Void = { _ in }
  ) throws -> Child {
    var command = ChildCommand.shell(script, operand: operand, timeLimit: limit)
    change(&command)
    return try Child(command, mask: sigset_t())
  }

  @Test("The operand is $1, whatever is in it, and both streams are heard")
  func streams() throws {
    let child = try start("printf '%s' \"$1\"; printf '%s' \"$0\" >&2; exit 3", "a b'\"$(x)\n한")
    #expect(try child.wait() == .exited(3))
    #expect(String(decoding: child.output, as: UTF8.self) == "a b'\"$(x)\n한")
    #expect(String(decoding: child.errors, as: UTF8.self) == "prompt")
  }

  @Test("Input comes whole and ends, also one that a pipe does not hold")
  func input() throws {
    let child = try start("wc -c") { $0.input = Array(repeating: 0x61, count: 1_000_000) }
    #expect(try child.wait() == .exited(0))
    #expect(String(decoding: child.output, as: UTF8.self).filter(\.isNumber) == "1000000")
  }

  @Test("A child that does not read its input ends all the same, and no signal comes of it")
  func unreadInput() throws {
    let child = try start("exec <&-; sleep 0.1; exit 4") {
      $0.input = Array(repeating: 0x61, count: 1_000_000)
    }
    #expect(try child.wait() == .exited(4))
  }

  @Test("Without input there is nothing to read")
  func noInput() throws {
    #expect(try start("cat").wait() == .exited(0))
  }

  @Test("It has a session of its own and no terminal")
  func session() throws {
    let child = try start(
      "ps -o sid= -p $$ | tr -d ' '; echo $$; (: </dev/tty) 2>/dev/null && echo tty; exit 0")
    #expect(try child.wait() == .exited(0))
    let lines = String(decoding: child.output, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2 && lines.first == lines.last)
  }

  @Test("Out of time it is killed with its children")
  func timeLimit() throws {
    let child = try start("sleep 60 & echo $!; trap '' TERM; wait", limit: .milliseconds(300))
    #expect(try child.wait() == .timedOut)
    let pid = try #require(Int32(String(decoding: child.output, as: UTF8.self).filter(\.isNumber)))
    #expect(isGone(pid))
  }

  @Test("What it leaves running is killed when it ends, and does not make anybody wait")
  func background() throws {
    let start = MonotonicClock.now
    let child = try self.start("sleep 60 & echo $!")
    #expect(try child.wait() == .exited(0))
    #expect(MonotonicClock.now - start < .seconds(10))
    #expect(isGone(try #require(Int32(String(decoding: child.output, as: UTF8.self).filter(\.isNumber)))))
  }

  @Test("Of endless output a part is kept, until time is up")
  func bounded() throws {
    let child = try start("yes", limit: .milliseconds(300)) { $0.outputLimit = 1000 }
    #expect(try child.wait() == .timedOut)
    #expect(child.output.count == 1000)
  }

  @Test("A readable descriptor calls the wait off")
  func callingOff() throws {
    let (reading, writing) = try Descriptor.pipe()
    defer { reading.close() }
    writing.close()
    #expect(try start("sleep 60").wait(watching: reading) == .calledOff)
    #expect(try start("sleep 0.2; exit 3").wait(watching: reading, unless: { false }) == .exited(3))
  }

  @Test("A signal that ends it is told, and a program that is not there is an error")
  func endings() throws {
    #expect(try start("kill -9 $$").wait() == .signalled(9))
    #expect(throws: SystemError(code: ENOENT, call: "posix_spawn")) {
      try Child(ChildCommand("/none", ["none"], timeLimit: .seconds(1)), mask: sigset_t())
    }
  }

  @Test("It inherits no descriptor but its three streams")
  func descriptors() throws {
    let kept = try Descriptor.open("/dev/null")
    defer { kept.close() }
    let child = try start("[ -e /dev/fd/\(kept.number) ] && echo leak; exit 0")
    #expect(try child.wait() == .exited(0))
    #expect(child.output == [])
  }

  /// Whether a process ends soon: a killed one is reaped by whoever adopts it.
  private func isGone(_ pid: Int32) -> Bool {
    let deadline = MonotonicClock.now + .seconds(10)
    while MonotonicClock.now < deadline {
      if kill(pid, 0) != 0 { return true }
      if let status = try? Descriptor.open("/proc/\(pid)/stat"), let text = try? status.readAll() {
        status.close()
        if String(decoding: text, as: UTF8.self).contains(") Z ") { return true }
      }
      sched_yield()
    }
    return false
  }
}
