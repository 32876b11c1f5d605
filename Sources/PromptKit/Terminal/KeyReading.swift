// SPDX-License-Identifier: GPL-3.0-or-later

/// What reading keys has found.
enum KeyReading<Content> {
  case content(Content)
  /// What was there is gone, as the keys before C-c are.
  case nothing
  /// No more will come.
  case end
}
