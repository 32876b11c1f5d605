// SPDX-License-Identifier: GPL-3.0-or-later

/// A field with a list to pick from: what is typed filters the list, and Done takes the picked row or, where several
/// may be taken, the toggled ones.
final class LiveChoiceField: LiveField {
  /// The list.
  private(set) var list: OptionList

  /// The option that is picked; `nil` when no key has said so yet and there is no default.
  private(set) var pick: Int?

  /// What was picked before anything was typed, and is again when that is taken back; `nil` where nothing was: then what the
  /// filter has found stays picked.
  private var unfilteredPick: Int?

  /// The options that are toggled, where several may be taken.
  private(set) var toggled: Set<Int> = []

  /// The options that the filter lets through, in order.
  private(set) var matches: [Int]

  /// What is to be picked as soon as a command has listed the options.
  private var awaited: String?

  /// Whether a command has listed the options, where one does.
  private var isListed = false

  /// Whether the command that lists the options has just failed to: then there is nothing to choose, and the answer may be empty.
  private(set) var hasNoList = false

  /// Whether a key has moved the pick since the filter changed last: then the pick is meant, not the typed text.
  private var isPickMoved = false

  init(_ question: Question, _ list: OptionList) {
    self.list = list
    matches = Array(list.options.indices)
    super.init(question)
    hold(question.defaultText ?? "")
  }

  /// The value of the option that is picked, or the toggled ones joined by commas; with a typed text that may be an
  /// answer itself, that text.
  override var heldText: String {
    if let awaited { return awaited }
    return switch list.picking {
    case .several: SeparatedNames.join(toggled.sorted().map { list.options[$0].value })
    case .one where isTypedTextMeant: edited.text
    case .one: pick.map { list.options[$0].value } ?? edited.text
    }
  }

  /// Moves the pick by `rows` among the options that the filter lets through, and stops at the ends; the result tells
  /// whether it moved. The first move of all goes to the first row, or the last.
  func movePick(by rows: Int) -> Bool {
    guard !matches.isEmpty else { return false }
    // While the typed text is the answer the row that it suggests is not picked yet: the first move picks that one.
    let isSuggested = isTypedTextMeant
    let place: Int
    if let pick, let now = matches.firstIndex(of: pick) {
      // Clamped before it is added, for a count that a person typed may be any.
      place = isSuggested ? now : now + min(max(rows, -now), matches.count - 1 - now)
    } else {
      place = rows > 0 ? 0 : matches.count - 1
    }
    let isMoved = isSuggested || pick != matches[place]
    pick = matches[place]
    unfilteredPick = pick
    awaited = nil
    isPickMoved = true
    if isMoved && list.picking == .one { onChange?() }
    return isMoved
  }

  /// Toggles the picked row, where several may be taken; swaps yes and no. The result tells whether there was something
  /// to toggle.
  func toggle() -> Bool {
    if list.picking == .one {
      guard question.kind is YesNoKind else { return false }
      let swapped = pick == 0 ? 1 : 0
      edited = EditedText()
      pick = swapped
      isPickMoved = true
    } else {
      guard let pick, matches.contains(pick) else { return false }
      awaited = nil
      if toggled.remove(pick) == nil { toggled.insert(pick) }
    }
    unfilteredPick = pick
    onChange?()
    return true
  }

  override func judge() -> Judgement {
    if mayBeLeft { return .accepted(list.picking == .several ? .values([]) : .text("")) }
    if list.picking == .one && pick == nil && edited.text.isEmpty {
      var refusal = Refusal(.nothingPicked, of: "")
      refusal.message = question.message
      return .refused(refusal)
    }
    return super.judge()
  }

  /// Whether it can be left without an answer, because there is nothing to choose.
  var mayBeLeft: Bool { hasNoList && !question.isRequired && heldText.isEmpty }

  /// Hears that the options could not be listed.
  func missList() { hasNoList = true }

  /// Takes in what a command has listed, behind the options that the question has by itself. What was picked stays
  /// picked, if it is still there.
  func take(_ listed: [ChoiceOption], behind written: [ChoiceOption]) {
    let held = heldText
    awaited = nil
    isListed = true
    hasNoList = false
    let values = Set(written.map { $0.value })
    let options = written + listed.filter { !values.contains($0.value) }
    list = OptionList(options, picking: list.picking, takesOther: list.takesOther)
    question.kind =
      list.picking == .several ? ChoicesKind(options) : ChoiceKind(options, takesOther: list.takesOther)
    hold(held)
    matches = list.matches(of: filter)
  }

  override func hold(_ text: String) {
    edited = EditedText()
    if question.optionsCommand != nil && !isListed {
      awaited = text
      return
    }
    switch list.picking {
    case .several:
      let names = SeparatedNames.split(text)
      toggled = Set(names.compactMap(list.finder(ofNames: names.count)))
      // The row that Space would toggle; picking it is no answer yet.
      pick = toggled.min() ?? list.options.indices.first
    case .one:
      pick = question.defaultText == nil && text.isEmpty ? nil : list.index(of: text)
      if pick == nil && list.takesOther { edited = EditedText(text) }
    }
    unfilteredPick = edited.text.isEmpty ? pick : nil
  }

  override func textDidChange() {
    let filter = filter
    matches = list.matches(of: filter)
    isPickMoved = false
    pick = filter.isEmpty ? unfilteredPick ?? pick : list.pick(for: filter)
    if !edited.text.isEmpty { awaited = nil }
    super.textDidChange()
  }

  /// The filter has done its work: who comes back sees the whole list, with the picked row.
  override func didAccept(_ answer: Answer) {
    guard !isTypedTextMeant else { return }
    unfilteredPick = pick
    edited = EditedText()
  }

  /// What filters the list: the text; of a yes or no that is none as a whole, the key that was typed last.
  private var filter: String {
    let text = edited.text
    guard question.kind is YesNoKind, list.matches(of: text).isEmpty else { return text }
    return text.last.map(String.init) ?? text
  }

  /// Whether the text that stands in the field is the answer, not the picked row.
  var isTypedTextMeant: Bool {
    list.takesOther && !isPickMoved && !edited.text.isEmpty
  }
}
