// SPDX-License-Identifier: GPL-3.0-or-later

/// One option: what it is called, what it takes, what it does, and for which kinds of field.
struct OptionRow: Sendable {
  /// What the option means to the parser.
  enum Role: Equatable, Sendable {
    /// It begins a field.
    case kind(FieldKind)
    /// It belongs to the field before it.
    case attribute(Attribute)
    /// It belongs to the form.
    case form(FormOption)
  }

  /// What it means.
  let role: Role

  /// The long name without its dashes; `nil` where there is none.
  let long: String?

  /// The letter of the short name; `nil` where there is none.
  let short: Character?

  /// The word for its argument in the help; `nil` for one that takes none.
  let argument: String?

  /// What it does, in English and Korean.
  let english: String
  let korean: String

  /// The kinds of field that an attribute fits; for the others all.
  let kinds: [FieldKind]

  /// Whether few look for it, so that it stands only in the whole help and all others fit a screen.
  private(set) var isRare = false

  /// The row of a kind.
  static func kind(_ kind: FieldKind, _ english: String, _ korean: String) -> OptionRow {
    OptionRow(
      role: .kind(kind), long: kind.rawValue, short: nil, argument: "NAME", english: english, korean: korean,
      kinds: FieldKind.allCases)
  }

  /// The row of an attribute.
  static func attribute(
    _ attribute: Attribute, short: Character? = nil, taking argument: String? = nil,
    for kinds: [FieldKind],
    _ english: String, _ korean: String
  ) -> OptionRow {
    OptionRow(
      role: .attribute(attribute), long: attribute.rawValue, short: short, argument: argument,
      english: english,
      korean: korean, kinds: kinds)
  }

  /// The row of an option of the form.
  static func form(
    _ option: FormOption, short: Character? = nil, taking argument: String? = nil, _ english: String,
    _ korean: String
  ) -> OptionRow {
    let hasLongName = option != .nul
    return OptionRow(
      role: .form(option), long: hasLongName ? option.rawValue : nil, short: short, argument: argument,
      english: english, korean: korean, kinds: FieldKind.allCases)
  }

  /// The same row of an option that few look for.
  var rare: OptionRow {
    var row = self
    row.isRare = true
    return row
  }

  /// All names of the option, the short one first.
  var names: [String] { (short.map { ["-\($0)"] } ?? []) + (long.map { ["--" + $0] } ?? []) }

  /// The option as messages name it: `--required`, or `-0` where there is no long name.
  var name: String { names.last ?? "" }
}
