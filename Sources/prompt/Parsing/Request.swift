// SPDX-License-Identifier: GPL-3.0-or-later

/// What a command line asks for.
enum Request: Sendable {
  /// To fill in a form.
  case form(Invocation)
  /// To print how the script that asks is called: the flags of its form.
  case scriptHelp(Invocation)
  /// To print the help, with all options where `isWhole`.
  case help(isWhole: Bool)
  /// To print the manual page.
  case manual
  /// To print the script by which a shell completes the command line.
  case completion(CompletionShell)
  /// To print the version.
  case version
}
