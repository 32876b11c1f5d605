// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

extension EndOfProcessTests {
  @Suite struct StreamFeedTests {
    /// What came of reading `text` with answers of at most `limit` bytes, of which `whole` were read before.
    private func read(_ text: String, limit: Int, whole: Int = 0) throws -> SystemError? {
      let pipe = try Descriptor.pipe()
      defer { pipe.reading.close() }
      try pipe.writing.writeAll(Array(text.utf8))
      pipe.writing.close()
      let watch = try Watch(timeLimit: nil)
      defer { watch.signals.uninstall() }
      var feed = StreamFeed(pipe.reading, watch) {}
      feed.longestAnswer = limit
      do throws(SystemError) {
        while try !feed.more(forAnswerAt: whole).isEmpty {}
        return nil
      } catch {
        return error
      }
    }

    @Test("An answer that goes on beyond the limit is not read on")
    func tooLong() throws {
      let text = String(repeating: "x", count: 1_000)
      #expect(try read(text, limit: 999) == .answerTooLong)
      #expect(try read(text, limit: 1_000) == nil)
    }

    @Test("Each line of a record may be as long as an answer, however long all of them are")
    func longRecord() {
      var reader = SpanReader(width: 3)
      var counts: [Int] = []
      for line in ["first\n", "second\n", "thi"] {
        reader.feed(Array(line.utf8)[...])
        #expect(reader.next() == .needsMore)
        counts.append(reader.lineStart)
      }
      #expect(counts == [6, 13, 13])
      #expect(reader.consumedByteCount == 0)
    }

    @Test("What was whole before does not count")
    func wholeBefore() throws {
      #expect(try read(String(repeating: "x\n", count: 500), limit: 10, whole: 990) == nil)
    }
  }
}
