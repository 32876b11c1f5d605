// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder of a test's own, gone with all that is in it when the test ends.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/prompt-tests-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw Failed() }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    for name in names { _ = unsafe unlink(path + "/" + name) }
    _ = unsafe rmdir(path)
  }

  /// What is in it.
  var names: [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private struct Failed: Error {}
}
