// SPDX-License-Identifier: GPL-3.0-or-later

extension ChoiceOption {
  /// The options of a text with one a line, `VALUE` or `VALUE<TAB>LABEL`; empty lines are none, and CR LF ends a line, too.
  package static func list(_ text: String) -> [ChoiceOption] {
    text.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard !line.isEmpty else { return nil }
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else {
        return ChoiceOption(String(Substring(line)))
      }
      return ChoiceOption(String(Substring(line[..<tab])), String(Substring(line[line.index(after: tab)...])))
    }
  }

  /// The options that a command has printed. A line that could be no answer, as it is not UTF-8 or holds NUL, is left out,
  /// and of two options with one value the second.
  static func list(printed output: [UInt8]) -> [ChoiceOption] {
    var values = Set<String>()
    return output.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard !line.contains(0), let text = String(validating: line, as: UTF8.self),
        let option = list(text).first, values.insert(option.value).inserted
      else { return nil }
      return option
    }
  }
}
