// SPDX-License-Identifier: GPL-3.0-or-later

/// What may complete the text, for a person to look at.
struct CompletionMenu: Equatable {
  /// The candidates, sorted.
  let names: [String]

  /// How often the page was turned; past the last the first comes again.
  private(set) var page = 0

  init(names: [String]) {
    self.names = names
  }

  /// The menu at its next page.
  var turned: CompletionMenu {
    var menu = self
    menu.page &+= 1
    return menu
  }
}
