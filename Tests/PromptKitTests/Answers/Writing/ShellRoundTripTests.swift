// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct ShellRoundTripTests {
  private static let locales = ["C.UTF-8", "C"]

  @Test(
    "sh reads back every value", .enabled(if: InstalledShell("sh").isInstalled, "sh is not installed"),
    arguments: locales)
  func sh(locale: String) throws { try expectRoundTrip(InstalledShell("sh"), locale) }

  @Test(
    "dash reads back every value", .enabled(if: InstalledShell("dash").isInstalled, "dash is not installed"),
    arguments: locales)
  func dash(locale: String) throws { try expectRoundTrip(InstalledShell("dash"), locale) }

  @Test(
    "bash reads back every value", .enabled(if: InstalledShell("bash").isInstalled, "bash is not installed"),
    arguments: locales)
  func bash(locale: String) throws { try expectRoundTrip(InstalledShell("bash"), locale) }

  @Test(
    "zsh reads back every value", .enabled(if: InstalledShell("zsh").isInstalled, "zsh is not installed"),
    arguments: locales)
  func zsh(locale: String) throws {
    try expectRoundTrip(InstalledShell("zsh"), locale)
    try expectRoundTrip(InstalledShell("zsh", "-o", "rcquotes"), locale)
  }

  @Test(
    "mksh reads back every value", .enabled(if: InstalledShell("mksh").isInstalled, "mksh is not installed"),
    arguments: locales)
  func mksh(locale: String) throws { try expectRoundTrip(InstalledShell("mksh"), locale) }

  @Test(
    "ksh reads back every value", .enabled(if: InstalledShell("ksh").isInstalled, "ksh is not installed"),
    arguments: locales)
  func ksh(locale: String) throws { try expectRoundTrip(InstalledShell("ksh"), locale) }

  @Test(
    "busybox sh reads back every value",
    .enabled(if: InstalledShell("busybox").isInstalled, "busybox is not installed"),
    arguments: locales)
  func busybox(locale: String) throws { try expectRoundTrip(InstalledShell("busybox", "sh"), locale) }

  @Test(
    "fish reads back every value", .enabled(if: InstalledShell("fish").isInstalled, "fish is not installed"))
  func fish() throws {
    try InstalledShell("fish").expectRoundTrip(of: HostileValues.all, as: .fish, locale: "C.UTF-8")
  }

  @Test(
    "What stands for a failure makes the eval fail with its status",
    arguments: [
      InstalledShell("sh"), InstalledShell("dash"), InstalledShell("bash"), InstalledShell("zsh"),
      InstalledShell("mksh"), InstalledShell("busybox", "sh"),
    ])
  func failure(shell: InstalledShell) throws {
    let (output, status) = try shell.run(
      "eval \"$(cat \"$1\")\" || exit; echo went on", input: OutputFormat.shell.failure(status: 130),
      locale: "C")
    #expect(status == 130)
    #expect(output.isEmpty)
  }

  @Test(
    "What stands for a failure makes fish's source fail", .enabled(if: InstalledShell("fish").isInstalled))
  func fishFailure() throws {
    let (output, status) = try InstalledShell("fish").run(
      "cat $argv[1] | source; or exit; echo went on", input: OutputFormat.fish.failure(status: 3), locale: "C"
    )
    #expect(status == 1)
    #expect(output.isEmpty)
  }

  private func expectRoundTrip(_ shell: InstalledShell, _ locale: String) throws {
    try shell.expectRoundTrip(of: HostileValues.all, as: .shell, locale: locale)
  }
}
