// SPDX-License-Identifier: GPL-3.0-or-later

/// How the editing of a field ended, or why it did not; the field tells it, the form hears it.
enum Outcome: Equatable, Sendable {
  /// The field is answered.
  case ended(Answer)
  /// The field has its answer, and a command judges it while the person goes on.
  case checking(Answer)
  /// The field keeps its text, and is open.
  case refused(Refusal)
}
