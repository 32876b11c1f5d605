// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct ShellRoundTripTests {
  private static let locales = ["C.UTF-8", "C"]

  @Test(
    "sh reads back every value", .enabled(if: Shell("sh").isInstalled, "sh is not installed"),
    arguments: locales)
  func sh(locale: String) throws { try expectRoundTrip(Shell("sh"), locale) }

  @Test(
    "dash reads back every value", .enabled(if: Shell("dash").isInstalled, "dash is not installed"),
    arguments: locales)
  func dash(locale: String) throws { try expectRoundTrip(Shell("dash"), locale) }

  @Test(
    "bash reads back every value", .enabled(if: Shell("bash").isInstalled, "bash is not installed"),
    arguments: locales)
  func bash(locale: String) throws { try expectRoundTrip(Shell("bash"), locale) }

  @Test(
    "zsh reads back every value", .enabled(if: Shell("zsh").isInstalled, "zsh is not installed"),
    arguments: locales)
  func zsh(locale: String) throws {
    try expectRoundTrip(Shell("zsh"), locale)
    try expectRoundTrip(Shell("zsh", "-o", "rcquotes"), locale)
  }

  @Test(
    "mksh reads back every value", .enabled(if: Shell("mksh").isInstalled, "mksh is not installed"),
    arguments: locales)
  func mksh(locale: String) throws { try expectRoundTrip(Shell("mksh"), locale) }

  @Test(
    "ksh reads back every value", .enabled(if: Shell("ksh").isInstalled, "ksh is not installed"),
    arguments: locales)
  func ksh(locale: String) throws { try expectRoundTrip(Shell("ksh"), locale) }

  @Test(
    "busybox sh reads back every value",
    .enabled(if: Shell("busybox").isInstalled, "busybox is not installed"),
    arguments: locales)
  func busybox(locale: String) throws { try expectRoundTrip(Shell("busybox", "sh"), locale) }

  @Test("fish reads back every value", .enabled(if: Shell("fish").isInstalled, "fish is not installed"))
  func fish() throws {
    try Shell("fish").expectRoundTrip(of: HostileValues.all, as: .fish, locale: "C.UTF-8")
  }

  @Test(
    "What stands for a failure makes the eval fail with its status",
    arguments: [
      Shell("sh"), Shell("dash"), Shell("bash"), Shell("zsh"), Shell("mksh"), Shell("busybox", "sh"),
    ])
  func failure(shell: Shell) throws {
    let (output, status) = try shell.run(
      "eval \"$(cat \"$1\")\" || exit; echo went on", input: OutputFormat.shell.failure(status: 130),
      locale: "C")
    #expect(status == 130)
    #expect(output.isEmpty)
  }

  @Test("What stands for a failure makes fish's source fail", .enabled(if: Shell("fish").isInstalled))
  func fishFailure() throws {
    let (output, status) = try Shell("fish").run(
      "cat $argv[1] | source; or exit; echo went on", input: OutputFormat.fish.failure(status: 3), locale: "C"
    )
    #expect(status == 1)
    #expect(output.isEmpty)
  }

  private func expectRoundTrip(_ shell: Shell, _ locale: String) throws {
    try shell.expectRoundTrip(of: HostileValues.all, as: .shell, locale: locale)
  }
}
