// SPDX-License-Identifier: GPL-3.0-or-later

/// The options of a choice, how many of them may be taken, and which of them a text means.
public struct OptionList: Equatable, Sendable {
  /// How many options make an answer.
  public enum Picking: Equatable, Sendable {
    /// Exactly one.
    case one
    /// Any number, also none.
    case several
  }

  /// The options in order.
  public let options: [ChoiceOption]

  /// How many of them may be taken.
  public let picking: Picking

  /// Whether a typed text that is none of the options is an answer, too.
  public let takesOther: Bool

  /// The list of `options`, of which one or several may be taken; with `takesOther` a typed text that is none of them is an
  /// answer, too.
  public init(_ options: [ChoiceOption], picking: Picking, takesOther: Bool = false) {
    self.options = options
    self.picking = picking
    self.takesOther = takesOther
  }

  /// The option that `name` means when it is given by a pipe, a flag or a file: its value, or else its whole label, or
  /// else another name in any case; never a beginning, and no label that two options have.
  public func index(of name: String) -> Int? {
    options.firstIndex { $0.value == name }
      ?? only { $0.label == name }
      ?? options.firstIndex { option in
        option.otherNames.isEmpty == false
          && ([option.value] + option.otherNames).contains { $0.lowercased() == name.lowercased() }
      }
  }

  /// ``index(of:)`` for who asks for `count` names one after the other.
  func finder(ofNames count: Int) -> (String) -> Int? {
    // Few are found sooner in the list itself.
    guard count > 8 else { return index(of:) }
    return OptionNames(options).index(of:)
  }

  /// The option for which that holds, if it is one alone.
  private func only(_ isMeant: (ChoiceOption) -> Bool) -> Int? {
    let first = options.firstIndex(where: isMeant)
    return first == options.lastIndex(where: isMeant) ? first : nil
  }

  /// The options to show while `filter` is typed: those with the filter in their value, label or another name, case
  /// ignored; all of them for an empty filter.
  func matches(of filter: String) -> [Int] {
    guard !filter.isEmpty else { return Array(options.indices) }
    let wanted = filter.lowercased()
    return options.indices.filter { index in
      options[index].names.contains { $0.lowercased().holds(wanted) }
    }
  }

  /// The option to pick when `filter` is typed: the first with a name that begins with it, or else the first that holds
  /// it, case ignored; `nil` where there is none.
  func pick(for filter: String) -> Int? {
    let wanted = filter.lowercased()
    return options.indices.first { index in
      options[index].names.contains { $0.lowercased().hasPrefix(wanted) }
    } ?? matches(of: filter).first
  }
}

extension ChoiceOption {
  /// All texts that name this option.
  fileprivate var names: [String] { [value] + (label.map { [$0] } ?? []) + otherNames }
}

extension String {
  /// Whether another text is somewhere in it, character by character.
  ///
  /// The `contains` that Swift has for this would link its engine for regular expressions into the program. In ASCII a byte is
  /// a character, and a long list is soon looked through.
  func holds(_ part: String) -> Bool {
    guard let first = part.utf8.first else { return true }
    guard isASCII && part.isASCII else { return indices.contains { self[$0...].starts(with: part) } }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part.utf8) { return true }
      rest = rest.dropFirst()
    }
    return false
  }

  private var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}
