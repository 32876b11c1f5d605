// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import PromptKit

@Suite struct InputrcReaderTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "inputrc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws -> String {
    let file = folder.appending(path: name)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  @Test("$INPUTRC goes before ~/.inputrc, and is not made up for when it cannot be read")
  func order() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let mine = try write("\"m\": abort", to: "mine")
    _ = try write("\"h\": abort", to: ".inputrc")
    #expect(InputrcReader(variable: mine, home: folder.path).read(.usual)?.lines == ["\"m\": abort"])
    #expect(InputrcReader(variable: "", home: folder.path).read(.usual)?.lines == ["\"h\": abort"])
    #expect(InputrcReader(variable: mine + "x", home: folder.path).read(.usual)?.lines == [])
  }

  @Test("none reads nothing, and a named file must be there")
  func choices() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let mine = try write("\"m\": abort\n$include ~/more", to: "mine")
    _ = try write("\"i\": abort", to: "more")
    let reader = InputrcReader(variable: mine, home: folder.path)
    #expect(reader.read(.none)?.lines == [])
    #expect(reader.read(.file("~/mine"))?.lines == ["\"m\": abort", "\"i\": abort"])
    #expect(reader.read(.file(mine + "x")) == nil)
  }

  @Test("What is no regular file, or larger than a megabyte, is not read and not waited for")
  func oddFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let large = try write(String(repeating: "# no\n", count: 300_000), to: "large")
    let pipe = folder.appending(path: "pipe").path
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    let reader = InputrcReader(variable: nil, home: nil)
    for name in [large, pipe, "/dev/zero", folder.path] { #expect(reader.read(.file(name)) == nil) }
  }
}
