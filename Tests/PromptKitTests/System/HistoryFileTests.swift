// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization
import Testing

@testable import PromptKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct HistoryFileTests {
  private let folder: TemporaryFolder
  private let file: HistoryFile

  init() throws {
    folder = try TemporaryFolder()
    file = HistoryFile(path: folder.path + "/h")
  }

  @Test("There is none until something is kept; then it is for nobody but the person")
  func making() throws {
    #expect(try file.tail(ofBytes: 100) == HistoryFile.Tail())
    try file.append("first", at: 7)
    #expect(folder.text(of: "h") == "#7\nfirst\n")
    #expect(folder.mode(of: "h") == 0o600)
  }

  @Test("One that others may read is for nobody but the person once something is kept")
  func opened() throws {
    folder.write("old\n", to: "h")
    _ = unsafe chmod(folder.path + "/h", 0o644)
    try file.append("new", at: 7)
    #expect(folder.mode(of: "h") == 0o600)
  }

  @Test("The last entry is not repeated, an earlier one is")
  func repeating() throws {
    for entry in ["a", "a", "b\nc", "b\nc", "a", "", "e\u{301}", "\u{E9}"] { try file.append(entry, at: 1) }
    #expect(
      try file.tail(ofBytes: 1000).entries.map { Array($0.utf8) }
        == ["a", "b\nc", "a", "e\u{301}", "\u{E9}"].map { Array($0.utf8) })
  }

  @Test("A last line that was left open is closed first")
  func openLine() throws {
    folder.write("plain", to: "h")
    try file.append("stamped", at: 1)
    #expect(folder.text(of: "h") == "plain\n#1\nstamped\n")
  }

  @Test("Only the end is read, as far back as asked, and up to where the reading before ended")
  func tails() throws {
    folder.write((1...1000).map { "line \($0)\n" }.joined(), to: "h")
    let tail = try file.tail(ofBytes: 30)
    #expect(tail.entries == ["line 998", "line 999", "line 1000"])
    #expect(!tail.isWhole)
    try file.append("later", at: 1)
    #expect(
      try file.tail(ofBytes: 40, before: tail.end).entries.dropFirst() == [
        "line 998", "line 999", "line 1000",
      ])
    #expect(try file.tail(ofBytes: 1 << 20).entries.count == 1001)
    #expect(try file.tail(ofBytes: .max).isWhole)
  }

  @Test("Eight who write at once lose nothing, also while the file is shortened")
  func writers() throws {
    let bounded = HistoryFile(path: file.path, largestByteCount: 1 << 20)
    let ended = Mutex(0)
    for writer in 0..<8 {
      meanwhile {
        for number in 0..<100 { try? bounded.append("writer \(writer) \(number)", at: 1) }
        ended.withLock { $0 += 1 }
      }
    }
    while ended.withLock({ $0 }) < 8 { sched_yield() }
    let entries = try bounded.tail(ofBytes: .max).entries
    #expect(entries.count == 800 && Set(entries).count == 800)
  }

  @Test("What grows too large loses its older half, and the newest entries stay whole")
  func shortening() throws {
    let bounded = HistoryFile(path: file.path, largestByteCount: 2000)
    for number in 0..<1000 { try bounded.append("entry\n\(number)", at: 1) }
    let tail = try bounded.tail(ofBytes: .max)
    #expect(tail.end <= 2100)
    #expect(tail.entries.suffix(50) == (950..<1000).map { "entry\n\($0)" }[...])
    #expect(tail.entries.allSatisfy { $0.hasPrefix("entry\n") })
    #expect(folder.names == ["h"])
    #expect(folder.mode(of: "h") == 0o600)
  }

  @Test("Who holds the lock for ever does not keep others from writing")
  func lock() throws {
    try file.append("a", at: 1)
    let holder = try Descriptor.open(file.path)
    defer { holder.close() }
    #expect(holder.lock(within: .zero))
    let start = MonotonicClock.now
    try file.append("b", at: 1)
    #expect(MonotonicClock.now - start < .seconds(2))
    #expect(try file.tail(ofBytes: 100).entries == ["a", "b"])
  }

  @Test("A FIFO, a folder, a device and a symbolic link are neither read nor written, and nobody waits")
  func faults() throws {
    _ = unsafe mkfifo(folder.path + "/fifo", 0o600)
    _ = unsafe mkdir(folder.path + "/folder", 0o700)
    folder.write("a\n", to: "real")
    _ = unsafe symlink("real", folder.path + "/link")
    let places: [(String, HistoryFile.Fault)] = [
      (folder.path + "/fifo", .notRegular), (folder.path + "/folder", .notRegular),
      ("/dev/null", .notRegular),
      ("/dev/full", .notRegular), (folder.path + "/link", .symbolicLink),
      (folder.path + "/none/h", .failed(SystemError(code: ENOENT, call: "open"))),
    ]
    for (path, fault) in places {
      #expect(throws: fault, "\(path)") { try HistoryFile(path: path).append("b", at: 1) }
      guard path.hasSuffix("/none/h") == false else { continue }
      #expect(throws: fault, "\(path)") { try HistoryFile(path: path).tail(ofBytes: 10) }
    }
    #expect(folder.text(of: "real") == "a\n")
  }

  @Test("Another user's file is left alone", .enabled(if: geteuid() == 0, "only root can give a file away"))
  func notOurs() throws {
    folder.write("a\n", to: "h")
    _ = unsafe chown(file.path, 65534, 65534)
    #expect(throws: HistoryFile.Fault.notOurs) { try file.append("b", at: 1) }
    #expect(throws: HistoryFile.Fault.notOurs) { try file.tail(ofBytes: 10) }
  }
}
