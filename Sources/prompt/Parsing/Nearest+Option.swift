// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

extension Nearest {
  /// The option that `name` resembles, or is with its argument stuck to it (`-Ojson`); `nil` where none is near.
  static func option(to name: String) -> String? {
    if name.utf8.starts(with: "--".utf8) {
      return Nearest.name(to: name, among: OptionTable.longNames)
    }
    guard name.first == "-", let letter = name.dropFirst().first, let row = OptionTable.row(short: letter)
    else {
      return habit(name) ?? Nearest.name(to: "-" + name, among: OptionTable.longNames)
    }
    // `-O=json`, too, for a long name would be right so.
    let argument = name.dropFirst(2).drop { $0 == "=" }
    return row.argument == nil ? "-\(letter)" : "-\(letter) \(argument)"
  }

  /// What hands write that know other commands: `-h`.
  static func habit(_ name: String) -> String? {
    switch name {
    case "-h", "-?": "--help"
    case "-v", "-V": "--version"
    default: nil
    }
  }
}
