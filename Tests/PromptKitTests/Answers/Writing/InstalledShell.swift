// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TerminalHarness
import Testing

@testable import PromptKit

/// A shell of this machine, run to see what it makes of what we write.
struct InstalledShell: Sendable {
  let command: [String]

  /// The shell that `command` starts, looked for in `$PATH`.
  init(_ command: String...) {
    self.command = command
  }

  var isInstalled: Bool { Installed.has(command[0]) }

  /// What `script` prints, and its status; `file` is its first argument, and `input` stands in it.
  func run(_ script: String, input: [UInt8], locale: String) throws -> (output: [UInt8], status: Int32) {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (inputFile, outputFile) = (folder.appending(path: "input"), folder.appending(path: "output"))
    try Data(input).write(to: inputFile)
    try Data().write(to: outputFile)
    let process = Foundation.Process()
    process.executableURL = URL(filePath: try #require(Installed.path(of: command[0])))
    process.arguments =
      Array(command[1...]) + ["-c", script] + (isFish ? [] : ["shell"]) + [inputFile.path]
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LC_ALL": locale, "HOME": folder.path,
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    try process.run()
    process.waitUntilExit()
    return (Array(try Data(contentsOf: outputFile)), process.terminationStatus)
  }

  private var isFish: Bool { command == ["fish"] }

  /// Reads `values` back from what `format` writes of them, and checks that each came through byte by byte.
  func expectRoundTrip(of values: [String], as format: OutputFormat, locale: String) throws {
    let entries = values.enumerated().map { Answers.Entry.text("v\($0.offset)", $0.element) }
    let names = entries.map(\.name)
    let load = isFish ? "cat $argv[1] | source; or exit" : "answers=$(cat \"$1\"); eval \"$answers\" || exit"
    let show = names.map { "printf '%s\\0' \"$\($0)\"" }.joined(separator: "\n")
    let input = format.write(Answers(entries: entries))
    let (output, status) = try run(load + "\n" + show, input: input, locale: locale)
    #expect(status == 0)
    let back = output.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(back.count == values.count)
    for (value, returned) in zip(values, back) {
      #expect(
        returned.elementsEqual(value.utf8),
        "\(value.prefix(40).debugDescription) in \(command) with \(locale)")
    }
  }
}
