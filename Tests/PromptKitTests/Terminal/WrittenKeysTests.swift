// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct WrittenKeysTests {
  private static let later = Duration.seconds(1_000_000_000)

  /// Keys beside a pipe that says nothing.
  private func keys(_ steps: String...) throws -> WrittenKeys {
    let keys = WrittenKeys(steps.map { Array($0.utf8) })
    keys.attend(to: try Descriptor.pipe().reading)
    return keys
  }

  private func next(_ keys: WrittenKeys) -> UInt8? {
    guard case .key = keys.wait(forRestUntil: nil, until: nil), case .content(let byte) = keys.read() else {
      return nil
    }
    return byte
  }

  @Test("A key is there when the form waits for one, and never before")
  func typed() throws {
    let keys = try keys("ab")
    #expect(keys.wait(forRestUntil: .zero, until: nil) == .nothing)
    #expect(next(keys) == 0x61)
    #expect(keys.wait(forRestUntil: .zero, until: nil) == .nothing)
    #expect(next(keys) == 0x62 && next(keys) == nil)
  }

  @Test(
    "The rest of a key comes from the same step, and between two steps all patience has ended, without a wait"
  )
  func steps() throws {
    let keys = try keys("\u{1B}", "[A")
    #expect(next(keys) == 0x1B)
    #expect(keys.wait(forRestUntil: Self.later, until: nil) == .nothing)
    #expect(next(keys) == 0x5B)
    #expect(keys.wait(forRestUntil: Self.later, until: nil) == .key)
    #expect(next(keys) == 0x41 && !keys.haveRunOut)
    #expect(keys.wait(forRestUntil: Self.later, until: nil) == .nothing)
    #expect(!keys.haveRunOut && next(keys) == nil && keys.haveRunOut)
  }

  @Test("A paste is read whole, and what stands behind it is not typed ahead when it is put back")
  func paste() throws {
    let keys = try keys("abcd", "e")
    #expect(next(keys) == 0x61)
    guard case .content(let block) = keys.readBlock() else {
      Issue.record("no block")
      return
    }
    #expect(block == Array("bcd".utf8))
    keys.putBack(Array("cd".utf8))
    #expect(keys.unreadStep == 0 && keys.wait(forRestUntil: .zero, until: nil) == .nothing)
    #expect(next(keys) == 0x63 && next(keys) == 0x64)
    #expect(keys.unreadStep == 1 && next(keys) == 0x65 && keys.unreadStep == nil)
  }

  @Test("What else happens ends a wait before a key is taken")
  func call() throws {
    let keys = WrittenKeys([[0x61]])
    let pipe = try Descriptor.pipe()
    keys.attend(to: pipe.reading)
    try pipe.writing.writeAll([1])
    #expect(keys.wait(forRestUntil: nil, until: nil) == .call && keys.unreadStep == 0)
  }
}
