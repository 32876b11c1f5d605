// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct EnvironmentTests {
  @Test("A variable is found by its whole name; the first of two counts")
  func lookup() {
    let environment: Environment = ["LANG": "ko_KR.UTF-8", "LANGUAGE": "ko", "LANG": "C", "EMPTY": ""]
    #expect(environment["LANG"] == "ko_KR.UTF-8")
    #expect(environment["LAN"] == nil)
    #expect(environment["EMPTY"] == "")
  }

  @Test("A value keeps its bytes; as text, what is not UTF-8 is replaced")
  func invalidBytes() {
    let environment = Environment(entries: [
      Array("A=x".utf8) + [0xff], Array("no equals".utf8), Array("B==".utf8),
    ])
    #expect(environment.bytes(of: "A") == [0x78, 0xff])
    #expect(environment["A"] == "x\u{fffd}")
    #expect(environment["B"] == "=")
    #expect(environment.variables.count == 2)
  }

  @Test("This process's own environment is read")
  func current() {
    #expect(Environment.current["PATH"]?.isEmpty == false)
  }
}
