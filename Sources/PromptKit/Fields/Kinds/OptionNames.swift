// SPDX-License-Identifier: GPL-3.0-or-later

/// The options of a list by what they are called, for who looks for many of them: each is found in the same time, however long the
/// list is, and as ``OptionList/index(of:)`` finds it.
struct OptionNames {
  private var values: [String: Int] = [:]

  /// The options of the labels; `nil` for a label that two have.
  private var labels: [String: Int?] = [:]

  /// The options that have other names, by these and their values in lower case.
  private var others: [String: Int] = [:]

  /// The names of `options`.
  init(_ options: [ChoiceOption]) {
    for (index, option) in options.enumerated() {
      if values[option.value] == nil { values[option.value] = index }
      if let label = option.label { labels[label] = labels.keys.contains(label) ? .some(nil) : index }
      if option.otherNames.isEmpty { continue }
      for name in [option.value] + option.otherNames where others[name.lowercased()] == nil {
        others[name.lowercased()] = index
      }
    }
  }

  /// The option that `name` means; `nil` where it means none.
  func index(of name: String) -> Int? {
    if let index = values[name] ?? labels[name] ?? nil { return index }
    return others.isEmpty ? nil : others[name.lowercased()]
  }
}
