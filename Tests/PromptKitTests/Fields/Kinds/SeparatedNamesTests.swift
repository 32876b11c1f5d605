// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct SeparatedNamesTests {
  @Test(
    "Names are separated by commas and line breaks, and a backslash keeps these and itself",
    arguments: [
      ("", []), ("a", ["a"]), ("a,b", ["a", "b"]), ("a\nb\n", ["a", "b"]), (",a,,b,", ["a", "b"]),
      (#"a\,b"#, ["a,b"]), ("a\\\nb\nc", ["a\nb", "c"]),
      (#"a\\,b"#, [#"a\"#, "b"]), (#"a\n"#, [#"a\n"#]), (#"a\"#, [#"a\"#]), (" a , b", [" a ", " b"]),
    ])
  func split(text: String, names: [String]) {
    #expect(SeparatedNames.split(text) == names)
  }

  @Test("Joined names are split into the same again")
  func roundTrip() {
    let names = ["a", "b,c", "d\ne", "\n", #"\"#, #"\,"#, ",", "한,글", " ", #"a\\"#]
    #expect(SeparatedNames.split(SeparatedNames.join(names)) == names)
  }
}
