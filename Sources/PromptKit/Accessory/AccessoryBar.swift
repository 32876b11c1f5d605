// SPDX-License-Identifier: GPL-3.0-or-later

/// The bar beneath the field that is being edited: a hint at the left, a flexible space, the Done button at the right.
///
/// One type serves one-line fields and text views alike, and it knows neither them nor forms: it shows what it is
/// given and publishes the taps on its button. A field that wears it subscribes and ends
/// its own editing.
public final class AccessoryBar {
  /// Where the person is, such as `2/5`; kept when there is little room. Empty where there is nothing to say.
  var position = ""

  /// What is expected, or what went wrong.
  var hint = Hint.expectation([])

  /// The key that goes back and its word, such as `S-Tab 이전`, or that ends a loop of forms; the first to go when there is
  /// little room.
  var back = ""

  /// Whether ``back`` is the key that ends a loop of forms.
  var endsLoop = false

  /// The key that shows or hides the advanced fields and its word; empty where there are none.
  var advanced = ""

  /// The taps on the Done button.
  public let taps: Taps

  /// The button at the right.
  public let doneButton: DoneButton

  /// A bar whose button is called `doneTitle`.
  init(doneTitle: String = DoneButton.defaultTitle) {
    let taps = Taps()
    self.taps = taps
    doneButton = DoneButton(title: doneTitle) { taps.send(Tap()) }
  }
}
