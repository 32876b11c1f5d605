// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct ASCIIDigitsTests {
  @Test(
    "Digits are written out wherever they are meant, and nothing else is touched",
    arguments: [
      (#"\d+"#, "[0-9]+"), (#"\D"#, "[^0-9]"), (#"[\d_]"#, "[0-9_]"), (#"[^\D]"#, #"[^\x{0}-/:-\x{10FFFF}]"#),
      ("[[:digit:]]", "[0-9]"), ("[[:^digit:]]", #"[\x{0}-/:-\x{10FFFF}]"#),
      ("[[:alpha:][:digit:]]", "[[:alpha:]0-9]"),
      (#"\\d"#, #"\\d"#), (#"\\\d"#, #"\\[0-9]"#), (#"\Q\d[\E\d"#, #"\Q\d[\E[0-9]"#), (#"\Q\d"#, #"\Q\d"#),
      (#"[]\d]\d"#, "[]0-9][0-9]"), (#"[^]\d]\d"#, "[^]0-9][0-9]"), (#"[a\]\d]\d"#, #"[a\]0-9][0-9]"#),
      (#"\[\d"#, #"\[[0-9]"#), (#"[[:alpha:]]\d"#, "[[:alpha:]][0-9]"), (#"[:]\d"#, "[:][0-9]"),
      (#"\c[\d"#, #"\c[[0-9]"#), (#"(?#[)\d"#, "(?#[)[0-9]"), ("[:digit:]", "[:digit:]"), ("한글", "한글"),
      (#"(*MARK:[)\d"#, "(*MARK:[)[0-9]"), (#"(*:[)\d"#, "(*:[)[0-9]"), (#"(*pla:\d)"#, "(*pla:[0-9])"),
      (#"(?C'[')\d"#, "(?C'[')[0-9]"), (#"(?x)\d#[\d"#, #"(?x)[0-9]#[\d"#), ("(?x)#[\n\\d", "(?x)#[\n[0-9]"),
      (#"(?x:#[)\d"#, #"(?x:#[)\d"#), ("(?x:#[\n)#[\\d]", "(?x:#[\n)#[0-9]"),
      (#"(?i-x)#[\d]"#, "(?i-x)#[0-9]"),
      (#"((?x))#[\d]"#, "((?x))#[0-9]"), (#"(?x)(?^)#[\d]"#, "(?x)(?^)#[0-9]"),
      (#"(?<x>#[\d])"#, "(?<x>#[0-9])"),
      ("\\", "\\"),
      ("", ""),
    ])
  func narrow(source: String, expected: String) {
    #expect(ASCIIDigits.narrow(source) == expected)
  }
}
