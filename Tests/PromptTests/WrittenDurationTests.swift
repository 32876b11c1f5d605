// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import prompt

@Suite("A written duration") struct WrittenDurationTests {
  @Test(
    "It is a number with ms, s, m or h, or with nothing for seconds",
    arguments: [
      ("5", Duration.seconds(5)), ("90s", .seconds(90)), ("1.5h", .seconds(5400)),
      ("250ms", .milliseconds(250)),
      (".5", .milliseconds(500)), ("2m", .seconds(120)), ("0.1ms", .milliseconds(1)),
    ])
  func written(text: String, duration: Duration) {
    #expect(Duration(written: text) == duration)
  }

  @Test(
    "Nothing else is one",
    arguments: [
      "", "s", "0", "0s", "-1", "+1", "1e3", "1 s", "5x", "1.2.3", "inf", "nan", "0x5", "99999999999h",
    ])
  func wrong(text: String) {
    #expect(Duration(written: text) == nil)
  }
}
