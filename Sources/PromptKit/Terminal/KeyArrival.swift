// SPDX-License-Identifier: GPL-3.0-or-later

/// What a wait for a key has found.
enum KeyArrival {
  /// There is something to read, if only that no more comes.
  case key
  /// What is watched beside the keys has something to say.
  case call
  /// The time is over.
  case nothing
  /// Waiting is not possible any more.
  case failed
}
