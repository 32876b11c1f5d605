// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem
import Testing

@testable import PromptKit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct PrivateFileTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/answers" }

  init() throws { folder = try TemporaryFolder() }

  @Test("What is written is read back, by its owner alone, and nothing else is left in the folder")
  func roundTrip() throws {
    let mask = umask(0)
    defer { umask(mask) }
    for content in ["one\n", String(repeating: "x", count: 300_000), ""] {
      try PrivateFile.write(Array(content.utf8), to: path)
      #expect(PrivateFile.read(path) == Array(content.utf8))
    }
    var status = stat()
    #expect(unsafe stat(path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(folder.names == ["answers"])
  }

  @Test("Whoever has the old file open keeps it: it is replaced as a whole")
  func replacement() throws {
    try PrivateFile.write(Array("old".utf8), to: path)
    let reader = try Descriptor.open(path)
    defer { reader.close() }
    try PrivateFile.write(Array("new".utf8), to: path)
    #expect(try reader.readAll() == Array("old".utf8))
    #expect(PrivateFile.read(path) == Array("new".utf8))
  }

  @Test("A symbolic link is neither followed nor replaced")
  func symbolicLink() throws {
    let target = folder.path + "/target"
    try PrivateFile.write(Array("kept".utf8), to: target)
    #expect(unsafe symlink(target, path) == 0)
    #expect(PrivateFile.read(path) == nil)
    #expect(throws: SystemError(code: ELOOP, call: "open")) { try PrivateFile.write([], to: path) }
    #expect(PrivateFile.read(target) == Array("kept".utf8))
    #expect(folder.names == ["answers", "target"])
  }

  @Test("What cannot be replaced is known before, and a pipe is neither read nor replaced")
  func obstacles() throws {
    #expect(PrivateFile.obstacle(to: path) == nil)
    #expect(PrivateFile.obstacle(to: folder.path)?.code == EINVAL)
    #expect(PrivateFile.obstacle(to: folder.path + "/none/answers")?.code == ENOENT)
    #expect(unsafe mkfifo(path, 0o600) == 0)
    #expect(PrivateFile.obstacle(to: path)?.code == EINVAL)
    #expect(PrivateFile.read(path) == nil)
  }
}
