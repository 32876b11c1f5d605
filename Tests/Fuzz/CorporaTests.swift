// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// What fuzzers have found worth keeping, and a few inputs by hand.
@Suite("Corpora") struct CorporaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpora")

  @Test("Every input of the corpora keeps its promise", arguments: Promise.all)
  func inputs(promise: Promise) throws {
    let folder = CorporaTests.folder.appending(path: promise.name)
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      #expect(throws: Never.self, "\(file.lastPathComponent)") {
        try promise.keep([UInt8](Data(contentsOf: file)))
      }
    }
  }

  @Test("Every folder of the corpora belongs to a promise")
  func folders() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: CorporaTests.folder.path)
    #expect(Set(names) == Set(Promise.all.map(\.name)))
  }
}
