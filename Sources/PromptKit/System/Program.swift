// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program with its arguments and its environment, found as a shell finds it.
struct Program: Sendable {
  /// Why it did not start.
  enum Fault: Error, Equatable, Sendable {
    /// There is no such file.
    case notFound
    /// Arguments and environment are more than the system takes. The C name is `E2BIG`.
    case tooLarge
    /// The file is there, but cannot be run, or the system has no room for another process.
    case notRunnable(SystemError)
  }

  /// Its arguments, byte for byte, the name first.
  let arguments: [[UInt8]]

  /// Its environment.
  let environment: Environment

  /// How many bytes one variable may have, with its name and `=`: Linux's `MAX_ARG_STRLEN` without the NUL.
  static let variableLimit = 131_071

  /// How many bytes arguments and environment may have together, as far as the system tells. The C name is `ARG_MAX`.
  static var sizeLimit: Int {
    let limit = sysconf(Int32(_SC_ARG_MAX))
    // Linux allows a quarter of the stack, but never more than 6 MB (execve(2)).
    return limit <= 0 ? 6 << 20 : min(Int(limit), 6 << 20)
  }

  /// How many bytes its arguments and its environment have, as the system counts them.
  var size: Int {
    let pointer = MemoryLayout<Int>.size
    let words = arguments.reduce(0) { $0 + $1.count + 1 + pointer }
    return environment.variables.reduce(words + 2 * pointer) {
      $0 + $1.entry.count + 1 + pointer
    }
  }

  /// Replaces this process by the program, with `input` as its standard input where there is one; the result is why that
  /// failed. The C name is `execve`.
  func replaceThisProcess(input: Descriptor? = nil) -> Fault {
    if let input, dup2(input.number, 0) == -1 { return .notRunnable(.last("dup2")) }
    return tryFiles { path, arguments in
      let entries = environment.entries
      let arguments = CStrings(arguments)
      _ = unsafe execve(path, arguments.pointers, entries.pointers)
      return errno
    } ?? .notFound
  }

  /// Starts the program as a child, as `spawn` says. The C name is `posix_spawn`.
  func start(_ spawn: Spawn) throws(Fault) -> pid_t {
    let entries = environment.entries
    var pid: pid_t = 0
    let fault = tryFiles { path, arguments in
      switch spawn.start(path, arguments, entries) {
      case .success(let started):
        pid = started
        return 0
      case .failure(let error): return error.code
      }
    }
    if let fault { throw fault }
    return pid
  }

  /// Tries the files that the name may mean until one starts; `attempt` gives the system's number for why it did not, 0
  /// where it did.
  ///
  /// As in every shell, a file that is executable and no program is a script for sh.
  private func tryFiles(_ attempt: (_ path: String, _ arguments: [[UInt8]]) -> Int32) -> Fault? {
    var denied: SystemError?
    for path in candidates {
      var code = attempt(path, arguments)
      if code == ENOEXEC {
        code = attempt("/bin/sh", [Array("sh".utf8), Array(path.utf8)] + arguments.dropFirst())
      }
      switch code {
      case 0: return nil
      case ENOENT, ENOTDIR: continue
      case E2BIG: return .tooLarge
      case EACCES: denied = SystemError(code: code, call: "execve")
      default: return .notRunnable(SystemError(code: code, call: "execve"))
      }
    }
    return denied.map(Fault.notRunnable) ?? .notFound
  }

  /// The files that the name may mean: itself if it holds a `/`, else one in each folder of PATH.
  private var candidates: [String] {
    guard let name = arguments.first, !name.isEmpty else { return [] }
    let text = String(decoding: name, as: UTF8.self)
    if name.contains(UInt8(ascii: "/")) { return [text] }
    let path = environment["PATH"] ?? "/bin:/usr/bin"
    return path.split(separator: ":", omittingEmptySubsequences: false).map { folder in
      (folder.isEmpty ? "." : String(folder)) + "/" + text
    }
  }
}

extension Descriptor {
  /// What a program reads when standard input is not for it: the terminal, or nothing where there is none.
  static var otherInput: Descriptor? {
    (try? Descriptor.open("/dev/tty", O_RDWR | O_NOCTTY)) ?? (try? Descriptor.open("/dev/null"))
  }
}

extension SystemError {
  /// Whether nobody reads a pipe any more. The C name is `EPIPE`.
  var isPipeBroken: Bool { code == EPIPE }

  /// What the system says of arguments that are too long. The C name is `E2BIG`.
  static let argumentsTooLong = SystemError(code: E2BIG, call: "execve")
}
