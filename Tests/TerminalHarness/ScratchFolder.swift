// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, gone with all that is in it when nobody holds it any more.
package final class ScratchFolder {
  /// Where it is.
  package let path: String

  /// A new, empty folder.
  package init() throws {
    var template = Array("/tmp/prompt-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw HarnessError.system("mkdtemp", errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    _ = try? RunningProgram.run(Launch("rm", ["-rf", path], input: .file("/dev/null")))
  }

  /// Writes `text` to the file `name` in it, one that can be run if it `isProgram`, and returns the file's path.
  @discardableResult
  package func write(_ text: String, to name: String, isProgram: Bool = false) throws -> String {
    let file = path + "/" + name
    if isProgram {
      // Another process writes it: a child that is just being started holds our files, and what is open for writing cannot be run.
      _ = try RunningProgram.run(
        Launch("sh", ["-c", "cat >\"$0\" && chmod 755 \"$0\"", file], input: .bytes(Array(text.utf8))))
      return file
    }
    let number = unsafe open(file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard number >= 0 else { throw HarnessError.system("open \(file)", errno) }
    let descriptor = Descriptor(number)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      guard let count = descriptor.write(rest), count > 0 else {
        throw HarnessError.system("write \(file)", errno)
      }
      rest = rest.dropFirst(count)
    }
    return file
  }

  /// The names of the files in it, sorted.
  package func names() throws -> [String] {
    let result = try RunningProgram.run(Launch("ls", ["-A", path], input: .file("/dev/null")))
    return result.output.split(separator: "\n").map(String.init)
  }

  /// What the file `name` in it holds, `nil` when there is none.
  package func text(of name: String) -> String? { TextFile.text(of: path + "/" + name) }
}

/// Reads whole files.
package enum TextFile {
  /// What the file at `path` holds, `nil` when it cannot be opened.
  package static func text(of path: String) -> String? {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The same, byte for byte.
  package static func bytes(of path: String) -> [UInt8]? {
    let number = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    let descriptor = Descriptor(number)
    var bytes: [UInt8] = []
    while let more = descriptor.read() { bytes += more }
    return bytes
  }
}
