// SPDX-License-Identifier: GPL-3.0-or-later

/// A question with yes or no: a choice of two.
public final class YesNoKind: Kind {
  public let word = "yesno"

  /// The two options, yes first. `ㅛ` and `ㅜ` are the keys y and n under the Korean keyboard layout.
  public let list = OptionList(
    [
      ChoiceOption("yes", otherNames: ["y", "예", "네", "ㅛ", "true", "1", "on"]),
      ChoiceOption("no", otherNames: ["n", "아니요", "아니오", "ㅜ", "false", "0", "off"]),
    ], picking: .one)

  /// The kind.
  public init() {}

  public var editing: Editing { .list(list) }
  public var mayBeEmpty: Bool { false }

  public func judge(_ text: String) -> Judgement {
    guard let index = list.index(of: text) else {
      return .refused(Refusal(text.isEmpty ? .nothingPicked : .notAnOption, of: text))
    }
    return .accepted(.flag(index == 0))
  }
}
