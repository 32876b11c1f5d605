// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A folder of a test's own, gone with all that is in it when nobody holds it any more.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/prompt-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What is in it.
  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  /// Writes a file in it, and the folders above that.
  func write(_ text: String, to name: String) {
    let file = URL(fileURLWithPath: path + "/" + name)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: file)
  }

  /// What a file in it holds; `nil` when there is none.
  func text(of name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  /// Who may do what with a file in it.
  func mode(of name: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return (attributes?[.posixPermissions] as? NSNumber)?.intValue
  }
}
