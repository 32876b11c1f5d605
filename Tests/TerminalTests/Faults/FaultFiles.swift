// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if os(Linux)
  import Glibc

  /// The files that a row wants to find, in the scratch folder that the program runs in. `/tmp/` stands for that folder.
  struct FaultFiles {
    let folder: ScratchFolder

    /// The names that were there before the program.
    private(set) var names: Set<String> = []

    /// The files that are locked while the program runs.
    private var locked: [Descriptor] = []

    /// What the history held before the program.
    private(set) var historyBefore: [UInt8]?

    init(_ row: FaultRow) throws {
      folder = try ScratchFolder()
      for name in ["tmp", "home", "state"] { _ = unsafe mkdir("\(folder.path)/\(name)", 0o700) }
      names = ["tmp", "home", "state"]
      for token in row.tokens("file") { try make(token) }
      // What is no file is not read: a FIFO would keep us waiting.
      for clause in row.expectations where clause.key == "hasfile" { names.insert(clause.value) }
      if row.expectations.contains(where: { ["histwhole", "histclean"].contains($0.key) }) {
        historyBefore = bytes(of: "hist")
      }
    }

    /// `text` with `/tmp/` as the scratch folder.
    func inFolder(_ text: String) -> String { text.replacing("/tmp/", with: folder.path + "/") }

    /// Makes `NAME=CONTENT`, `NAME->TARGET` or `NAME.lock=held`.
    private mutating func make(_ token: FaultToken) throws {
      if let arrow = token.payload.firstRange(of: "->"),
        !token.payload[..<arrow.lowerBound].contains("=")
      {
        let target = inFolder(String(token.payload[arrow.upperBound...]))
        try write(Array("of somebody else\n".utf8), to: target, 0o600)
        keep(target)
        let name = String(token.payload[..<arrow.lowerBound])
        keep(name)
        unsafe symlink(target, path(name))
        return
      }
      let parts = token.payload.split(separator: "=", maxSplits: 1).map(String.init)
      let name = String(decoding: FaultToken.unescaped(inFolder(parts[0])), as: UTF8.self)
      try make(name, parts.count > 1 ? parts[1] : "")
    }

    private mutating func make(_ name: String, _ content: String) throws {
      if name.hasSuffix(".lock"), content == "held" {
        try lock(String(name.dropLast(5)))
        return
      }
      let (text, place) = FaultToken.splitPlace(content)
      keep(name)
      makeFolders(of: path(name))
      switch text {
      case "fifo":
        guard unsafe mkfifo(path(name), 0o600) == 0 else { throw HarnessError.system("mkfifo", errno) }
      case "dir":
        guard unsafe mkdir(path(name), 0o700) == 0 else { throw HarnessError.system("mkdir", errno) }
      case "socket": try makeSocket(path(name))
      default:
        try write(Self.content(text, at: path(name)), to: path(name), mode_t(place, radix: 8) ?? 0o600)
      }
    }

    /// The path of a file in the folder; one that begins with a slash stays.
    func path(_ name: String) -> String { name.hasPrefix("/") ? name : "\(folder.path)/\(name)" }

    private mutating func keep(_ name: String) {
      let inside = name.hasPrefix(folder.path + "/") ? String(name.dropFirst(folder.path.count + 1)) : name
      names.insert(inside.split(separator: "/").first.map(String.init) ?? inside)
    }

    private mutating func lock(_ name: String) throws {
      if TextFile.text(of: path(name)) == nil { try make(name, "old") }
      let number = unsafe open(path(name), O_RDWR | O_CLOEXEC)
      guard number >= 0, flock(number, LOCK_EX) == 0 else { throw HarnessError.system("flock", errno) }
      locked.append(Descriptor(number))
    }

    /// `rand:N` bytes, `lines:N`, `repeat:LINE*N`, `zero:N` bytes, or the text itself with its escapes read.
    private static func content(_ text: String, at path: String) -> [UInt8] {
      let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
      let argument = parts.count > 1 ? parts[1] : ""
      switch parts.first ?? "" {
      case "rand":
        var random = SeededGenerator(seed: 7)
        return (0..<(Int(argument) ?? 0)).map { _ in UInt8.random(in: 0...255, using: &random) }
      case "zero": return [UInt8](repeating: 0, count: Int(argument) ?? 0)
      case "lines":
        var bytes: [UInt8] = []
        for number in 0..<(Int(argument) ?? 0) {
          bytes += String(number % 1_000).utf8
          bytes.append(10)
        }
        return bytes
      case "repeat":
        let star = argument.lastIndex(of: "*") ?? argument.endIndex
        let line = FaultToken.unescaped(argument[..<star]) + [10]
        let count = Int(argument[star...].dropFirst()) ?? 1
        return Array(repeatElement(line, count: count).joined())
      default: return FaultToken.unescaped(text).replacing(Array("SELF".utf8), with: Array(path.utf8)) + [10]
      }
    }

    private func makeFolders(of path: String) {
      var end = path.index(path.startIndex, offsetBy: folder.path.count + 1)
      while let slash = path[end...].firstIndex(of: "/") {
        _ = unsafe mkdir(String(path[..<slash]), 0o700)
        end = path.index(after: slash)
      }
    }

    private func makeSocket(_ path: String) throws {
      let script = "import socket, sys; socket.socket(socket.AF_UNIX).bind(sys.argv[1])"
      _ = try RunningProgram.run(Launch("python3", ["-c", script, path], input: .file("/dev/null")))
    }

    private func write(_ bytes: [UInt8], to path: String, _ mode: mode_t) throws {
      let number = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
      guard number >= 0 else { throw HarnessError.system("open \(path)", errno) }
      let file = Descriptor(number)
      fchmod(number, mode)
      var rest = bytes[...]
      while !rest.isEmpty {
        guard let count = file.write(rest), count > 0 else {
          throw HarnessError.system("write \(path)", errno)
        }
        rest = rest.dropFirst(count)
      }
    }
  }
#endif
