// SPDX-License-Identifier: GPL-3.0-or-later

/// The form as one of a loop, which C-d ends as long as nobody has touched it.
extension FormFront {
  private static let endKey: UInt8 = 0x04

  /// Whether C-d ends the loop instead of tapping Done: nothing has been answered or typed yet.
  var endsLoop: Bool {
    guard let focus = form.focus, beginning?.stands(in: form) == true else { return false }
    return editor.keys(for: .done, in: style(of: focus)).contains { $0.description == "^D" }
  }

  /// Whether the key that was just pressed is the one that ends the loop.
  var isLoopEnded: Bool { lastByte == FormFront.endKey && endsLoop }
}
