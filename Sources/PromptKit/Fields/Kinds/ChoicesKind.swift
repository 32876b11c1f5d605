// SPDX-License-Identifier: GPL-3.0-or-later

/// Several of a list, none among them.
public final class ChoicesKind: Kind {
  public let word = "choices"

  /// What can be chosen.
  public let list: OptionList

  /// The kind over `options`.
  public init(_ options: [ChoiceOption]) {
    list = OptionList(options, picking: .several)
  }

  public var editing: Editing { .list(list) }

  /// The options that `text` names, by value or whole label, separated by commas or line breaks; `\,` is a comma.
  public func judge(_ text: String) -> Judgement {
    var chosen = Set<Int>()
    let names = SeparatedNames.split(text)
    let find = list.finder(ofNames: names.count)
    for name in names {
      guard let index = find(name) else { return .refused(Refusal(.notAnOption, of: name)) }
      chosen.insert(index)
    }
    return .accepted(.values(chosen.sorted().map { list.options[$0].value }))
  }
}
