// SPDX-License-Identifier: GPL-3.0-or-later

/// The button that ends the editing of the field whose bar it stands in: 완료.
///
/// It has a title and the keys that tap it; what a tap does is its bar's affair.
public final class DoneButton {
  /// What the button is called when nothing else is said; the same in every language.
  public static let defaultTitle = "완료"

  /// The word on the button.
  public let title: String

  /// The keys that tap the button in the field that wears the bar, as they are shown beside the title, such as `⏎`
  /// and `^D`; the first is the one kept when there is little room. The form's session fills them in.
  var keys: [String] = []

  private let action: () -> Void

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  /// Does what a key bound to `done` does.
  func tap() {
    action()
  }
}
