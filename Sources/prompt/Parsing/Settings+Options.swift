// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

extension Settings {
  /// Takes an option of the form with its argument, which is empty for one that takes none.
  mutating func set(_ option: FormOption, _ text: String) throws(UsageFault) {
    switch option {
    case .doneLabel: doneTitle = text
    case .lang: language = try Settings.one(of: Language.self, option, text)
    case .color: color = try Settings.one(of: Color.self, option, text)
    case .plain: isPlain = true
    case .clear: isCleared = true
    case .review: isReviewed = true
    case .input: input = try Settings.one(of: InputChoice.self, option, text)
    case .noInput: input = .none
    case .inputFormat: inputFormat = try Settings.one(of: InputFormat.self, option, text)
    case .output: output = try Settings.one(of: OutputFormat.self, option, text)
    case .nul: output = .nul
    case .timeout: try setTimeLimit(text)
    case .prefix: prefix = try Settings.namePrefix(option, text)
    case .inputrc: inputrc = text == "none" ? .none : .file(text)
    case .keys: keysPath = text
    case .screen: isScreenShown = true
    case .explain: isExplained = true
    case .set: try addSetting(text)
    case .answers: given.answersPath = text
    case .envPrefix: given.environmentPrefix = try Settings.namePrefix(option, text)
    case .save: savePath = text
    case .args: given.takesFlags = true
    case .repeat: isRepeated = true
    case .keep: kept.append(text)
    case .allOrNothing: isAllOrNothing = true
    // They are no settings; who reads the command line takes them.
    case .title, .help, .version: break
    }
  }

  private mutating func addSetting(_ text: String) throws(UsageFault) {
    let (name, value) = text.splitAtEquals
    // Nothing of it is cited: what lacks its name may be the value of a secret.
    guard let value, !name.isEmpty else { throw .wrongArgument(option: "--set", text: name, .nameAndValue) }
    given.settings.append(GivenText(name: name, text: value, origin: .setting(name)))
  }

  private mutating func setTimeLimit(_ text: String) throws(UsageFault) {
    timeLimit = Duration(written: text)
    if timeLimit == nil { throw .wrongArgument(option: "--timeout", text: text, .time) }
  }

  private static func namePrefix(_ option: FormOption, _ text: String) throws(UsageFault) -> String {
    guard text.isEmpty || FieldName.isValid(text) else {
      throw .wrongArgument(option: "--" + option.rawValue, text: text, .namePrefix)
    }
    return text
  }

  /// The value of `type` that `text` names.
  private static func one<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type, _ option: FormOption, _ text: String
  ) throws(UsageFault) -> Value {
    if let value = Value(rawValue: text) { return value }
    throw .wrongArgument(
      option: "--" + option.rawValue, text: text, .oneOf(Value.allCases.map { $0.rawValue }))
  }
}

extension RawRepresentable<String> {
  /// The last value that a command line names anywhere with one of `options`; `nil` where it names none.
  fileprivate init?(_ arguments: [String], options: [String]) {
    var named: Self?
    // What follows is not ours.
    let arguments = Array(arguments.prefix { $0 != "--args" && $0 != CommandLineParser.separator })
    for (index, word) in arguments.enumerated() {
      let (name, value) = word.splitAtEquals
      guard options.contains(name) else { continue }
      let next = index + 1 < arguments.count ? arguments[index + 1] : ""
      named = Self(rawValue: value ?? next) ?? named
    }
    guard let named else { return nil }
    self = named
  }
}

extension Language {
  /// The language that a command line names, so that its faults and its help are told in it; `nil` where it names none.
  init?(arguments: [String]) { self.init(arguments, options: ["--lang"]) }
}

extension OutputFormat {
  /// The format that a wrong command line names, so that its failure reaches what reads the answers; `nil` where it names
  /// none.
  init?(arguments: [String]) {
    if arguments.contains(CommandLineParser.separator) {
      // What reads the answers is a command, which will not be run.
      self = .none
    } else if arguments.prefix(while: { $0 != "--args" }).contains("-0") {
      self = .nul
    } else {
      self.init(arguments, options: ["-O", "--output"])
    }
  }
}
