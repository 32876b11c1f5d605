// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// The project that is tested, as a folder.
enum Project {
  /// Its path.
  static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// The paths of its forms to start from.
  static let seeds: [String] = {
    let list = try? RunningProgram.run(
      Launch("sh", ["-c", #"ls "$0"/seeds/*.sh"#, root], input: .file("/dev/null")))
    return (list?.output ?? "").split(separator: "\n").map(String.init).filter { !$0.hasSuffix("-test.sh") }
  }()

  /// The name of a file without its folder and its `.sh`.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".sh") ? String(file.dropLast(3)) : file
  }
}
