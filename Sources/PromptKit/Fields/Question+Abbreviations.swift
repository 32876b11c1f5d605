// SPDX-License-Identifier: GPL-3.0-or-later

/// The options of a list by less than their names, for a person who types in plain lines.
extension Question {
  /// Whether its options have numbers, from 1. Where a typed value is an answer too a number may be one, and `1` is a yes.
  var isNumbered: Bool {
    guard case .list(let list) = kind.editing else { return false }
    return !list.takesOther && !(kind is YesNoKind)
  }

  /// The line that a pipe would give for a line that a person typed, in which an option may be called by its number or by
  /// the beginning of its name. What could mean more than one option, or none, stays as it is.
  func unabbreviated(_ line: [UInt8]) -> [UInt8] {
    guard case .list(let list) = kind.editing, !list.takesOther,
      let text = String(validating: line, as: UTF8.self)
    else { return line }
    let names = list.picking == .several ? SeparatedNames.split(text) : [text]
    let meant = names.map { name in
      list.index(ofTyped: name, isNumbered: isNumbered).map { list.options[$0].value } ?? name
    }
    if meant == names { return line }
    return Array((list.picking == .several ? SeparatedNames.join(meant) : meant.joined()).utf8)
  }
}
