// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// An option as it stands on a command line.
struct Occurrence {
  /// The option.
  let row: OptionRow

  /// How it was written, without its argument.
  let name: String

  /// The argument behind a `=`; `nil` where there is none.
  let value: String?

  /// Reads a word; throws where it is no option. `isLabelPossible` tells whether a label may stand there.
  init(_ word: String, isLabelPossible: Bool) throws(UsageFault) {
    let isLong = word.utf8.starts(with: "--".utf8)
    (name, value) = isLong ? word.splitAtEquals : (word, nil)
    let row = isLong ? OptionTable.row(long: String(name.dropFirst(2))) : Occurrence.shortRow(word)
    if let row {
      self.row = row
    } else if word.utf8.starts(with: "-".utf8) {
      throw .unknownOption(name, nearest: Nearest.option(to: name), mayBeLabel: isLabelPossible)
    } else {
      throw .strayWord(word)
    }
  }

  private static func shortRow(_ word: String) -> OptionRow? {
    guard word.count == 2, word.first == "-", let letter = word.last else { return nil }
    return OptionTable.row(short: letter)
  }
}
