// SPDX-License-Identifier: GPL-3.0-or-later

/// One of a list.
public final class ChoiceKind: Kind {
  public let word = "choice"

  /// What can be chosen.
  public let list: OptionList

  /// The kind over `options`; with `takesOther` a text that is none of them is an answer, too.
  public init(_ options: [ChoiceOption], takesOther: Bool = false) {
    list = OptionList(options, picking: .one, takesOther: takesOther)
  }

  public var editing: Editing { .list(list) }

  /// An empty answer must be one of the options: a choice has to be made.
  public var mayBeEmpty: Bool { false }

  public func judge(_ text: String) -> Judgement {
    if let index = list.index(of: text) { return .accepted(.text(list.options[index].value)) }
    if list.takesOther && !text.isEmpty { return .accepted(.text(text)) }
    return .refused(Refusal(text.isEmpty ? .nothingPicked : .notAnOption, of: text))
  }
}
