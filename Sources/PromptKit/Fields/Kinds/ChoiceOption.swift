// SPDX-License-Identifier: GPL-3.0-or-later

/// One option of a list.
public struct ChoiceOption: Equatable, Sendable {
  /// The answer when it is chosen.
  public let value: String

  /// The words shown beside the value; `nil` where the value says it all.
  public let label: String?

  /// Further names that mean this option when they are typed or given, in any case.
  let otherNames: [String]

  /// An option.
  public init(_ value: String, _ label: String? = nil) {
    self.init(value, label, otherNames: [])
  }

  init(_ value: String, _ label: String? = nil, otherNames: [String]) {
    self.value = value
    self.label = label
    self.otherNames = otherNames
  }
}
