// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system says of running processes: on Linux from `/proc`, elsewhere nothing.
package enum ProcessTable {
  /// Whether the process sleeps, waiting for something; true where that cannot be seen.
  package static func isWaiting(_ pid: Int32) -> Bool {
    guard let state = fields(of: pid)?.first else { return true }
    return state == "S"
  }

  /// What the process does, in a letter: `S` it waits, `T` it is stopped, `R` it runs; `nil` where that cannot be seen.
  package static func state(of pid: Int32) -> Character? {
    fields(of: pid)?.first?.first
  }

  /// The processes of a session that still live or, if that is asked for, are not yet reaped; after at most `limit` of waiting for
  /// there to be none.
  ///
  /// What has lost its parent is reaped by the machine's first process, which may take seconds.
  package static func members(
    ofSession session: Int32, withEnded: Bool = true, within limit: Duration = .seconds(2)
  ) -> [Int32] {
    let deadline = ContinuousClock.now + limit
    while true {
      let members = processes().filter { pid in
        guard let fields = fields(of: pid), fields.count > 3 else { return false }
        return fields[3] == String(session) && (withEnded || !["Z", "X"].contains(fields[0]))
      }
      if members.isEmpty || ContinuousClock.now > deadline { return members }
      _ = poll(nil, 0, 5)
    }
  }

  /// The processes, called `name` if that is given, that were started with `variable` in their environment, whatever session they
  /// are in by now; after at most `limit` of waiting for there to be none.
  package static func members(
    withVariable variable: String, called name: String? = nil, within limit: Duration = .zero
  ) -> [Int32] {
    let deadline = ContinuousClock.now + limit
    while true {
      let members = processes().filter { pid in
        (name == nil || Self.name(of: pid) == name) && state(of: pid) != "Z"
          && text(of: "/proc/\(pid)/environ")?.contains(variable) == true
      }
      if members.isEmpty || ContinuousClock.now > deadline { return members }
      _ = poll(nil, 0, 5)
    }
  }

  /// The process's name, as listings of processes show it.
  package static func name(of pid: Int32) -> String? {
    text(of: "/proc/\(pid)/comm").map { String($0.prefix { $0 != "\n" }) }
  }

  /// The members of a session that are called `name`.
  package static func members(ofSession session: Int32, called name: String) -> [Int32] {
    processes().filter { pid in
      fields(of: pid).map { $0.count > 3 && $0[3] == String(session) } == true && Self.name(of: pid) == name
    }
  }

  /// The files that the process has open, by their numbers: what each leads to.
  package static func openFiles(of pid: Int32) -> [Int32: String] {
    let folder = "/proc/\(pid)/fd"
    return names(in: folder).reduce(into: [:]) { files, name in
      guard let number = Int32(name) else { return }
      var target = [CChar](repeating: 0, count: 4_096)
      let count = unsafe readlink("\(folder)/\(name)", &target, target.count)
      files[number] = String(
        decoding: target.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// The process group of a process.
  package static func group(of pid: Int32) -> Int32? {
    guard let fields = fields(of: pid), fields.count > 2 else { return nil }
    return Int32(fields[2])
  }

  /// How long the process and its threads have been on a processor, to the nanosecond.
  package static func processorTime(of pid: Int32) -> Duration? {
    let threads = names(in: "/proc/\(pid)/task").compactMap { thread in
      text(of: "/proc/\(pid)/task/\(thread)/schedstat")?.split(separator: " ").first.flatMap { Int64($0) }
    }
    return threads.isEmpty ? nil : .nanoseconds(threads.reduce(0, +))
  }

  /// The most memory that the process has held so far, in kB. The kernel calls it VmHWM.
  package static func residentKilobytes(of pid: Int32) -> Int? {
    let line = text(of: "/proc/\(pid)/status")?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line?.split { $0 == " " || $0 == "\t" }.dropFirst().first.flatMap { Int($0) }
  }

  /// How many write calls the process has made so far.
  package static func writeCount(of pid: Int32) -> Int? {
    let line = text(of: "/proc/\(pid)/io")?.split(separator: "\n").first { $0.hasPrefix("syscw:") }
    return line?.split(separator: " ").last.flatMap { Int($0) }
  }

  /// The fields of `/proc/PID/stat` from the third on (state, parent, group, session, …); the second may hold blanks.
  private static func fields(of pid: Int32) -> [Substring]? {
    guard let text = text(of: "/proc/\(pid)/stat"), let name = text.lastIndex(of: ")") else { return nil }
    return text[text.index(after: name)...].split(separator: " ")
  }

  private static func processes() -> [Int32] {
    names(in: "/proc").compactMap { Int32($0) }
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = unsafe opendir(folder) else { return [] }
    defer { unsafe closedir(directory) }
    var names: [String] = []
    while let entry = unsafe readdir(directory) {
      names.append(
        unsafe withUnsafeBytes(of: &entry.pointee.d_name) {
          unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }

  private static func text(of path: String) -> String? {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    return Descriptor(number).read().map { String(decoding: $0, as: UTF8.self) }
  }
}

extension ProcessTable {
  /// How often `bytes` stand in the memory that a process can write; `nil` where that cannot be read.
  package static func count(of bytes: [UInt8], inMemoryOf pid: Int32) -> Int? {
    let number = unsafe open("/proc/\(pid)/mem", O_RDONLY | O_CLOEXEC)
    guard number >= 0, let first = bytes.first else { return nil }
    let memory = Descriptor(number)
    var count: Int?
    for line in (TextFile.text(of: "/proc/\(pid)/maps") ?? "").split(separator: "\n") {
      let words = line.split(separator: " ")
      let ends = words[0].split(separator: "-").compactMap { Int($0, radix: 16) }
      guard words[1].contains("w"), ends.count == 2 else { continue }
      var block = [UInt8](repeating: 0, count: ends[1] - ends[0])
      let length = unsafe block.withUnsafeMutableBytes {
        unsafe pread(memory.number, $0.baseAddress, $0.count, off_t(ends[0]))
      }
      guard length > 0 else { continue }
      let found = block.indices.prefix(length).count {
        block[$0] == first && block[$0...].starts(with: bytes)
      }
      count = (count ?? 0) + found
    }
    return count
  }
}
