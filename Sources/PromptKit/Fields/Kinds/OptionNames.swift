// SPDX-License-Identifier: GPL-3.0-or-later

/// The options of a list by what they are called, for who looks for many of them: each is found in the same time, however long the
/// list is, and as ``OptionList/index(of:)`` finds it where no option has other names.
struct OptionNames {
  private let values: [String: Int]

  /// The options of the labels; `nil` for a label that two have.
  private var labels: [String: Int?] = [:]

  /// The names of `options`.
  init(_ options: [ChoiceOption]) {
    values = Dictionary(zip(options.map(\.value), options.indices)) { first, _ in first }
    for (index, option) in options.enumerated() {
      if let label = option.label { labels[label] = labels.keys.contains(label) ? .some(nil) : index }
    }
  }

  /// The option that `name` means; `nil` where it means none.
  func index(of name: String) -> Int? { values[name] ?? labels[name] ?? nil }
}
