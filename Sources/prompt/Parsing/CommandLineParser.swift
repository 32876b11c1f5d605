// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// Reads a command line from left to right: options of the form anywhere, attributes behind the field that they
/// belong to.
struct CommandLineParser {
  private let arguments: [String]
  private let malformed: [Int]
  private var index = 0
  private var invocation = Invocation()
  private var draft: FieldDraft?
  private var isLabelPossible = false
  private var isVerbPossible = true

  /// What stands before the command.
  static let separator = "--"

  /// The topic of the help that lists every option.
  static let wholeHelp = "all"

  /// - Parameter malformed: the indices of arguments that were not UTF-8.
  init(_ arguments: [String], malformed: [Int] = []) {
    self.arguments = arguments
    self.malformed = malformed
  }

  /// What the command line asks for. Help and version end the reading where they stand.
  mutating func parse() throws(UsageFault) -> Request {
    // Swift repairs what is not UTF-8, and a repaired name or default would not be what was written.
    // The command's arguments go on as they are.
    let own = arguments.prefix { $0 != CommandLineParser.separator }
    if let wrong = malformed.first(where: own.indices.contains) {
      throw .notUTF8(argument: wrong + 1)
    }
    while !invocation.settings.given.takesFlags, let word = next() {
      if word == CommandLineParser.separator {
        try takeCommand()
        break
      }
      if isVerbPossible, let verb = Verb(rawValue: word) { return try request(verb) }
      let occurrence = try Occurrence(word, isLabelPossible: isLabelPossible)
      isVerbPossible = isVerbPossible && occurrence.row.role == .form(.lang)
      isLabelPossible = false
      switch occurrence.row.role {
      case .form(.help): return .help(isWhole: try isWholeHelp(occurrence))
      case .form(.version): return .version
      case .form(.title): invocation.title = try argument(of: occurrence)
      case .form(let option): try invocation.settings.set(option, argument(of: occurrence))
      case .attribute(let attribute): try take(attribute, occurrence)
      case .kind(let kind): try begin(kind, occurrence)
      }
    }
    endField()
    try invocation.check()
    guard invocation.settings.given.takesFlags else {
      try invocation.checkRehearsal()
      return .form(invocation)
    }
    var script = try ScriptArguments(arguments[index...], for: invocation.questions)
    let flags = try script.parse()
    if flags.asksForHelp { return .scriptHelp(invocation) }
    if flags.forbidsInput { invocation.settings.input = .none }
    if let path = flags.keysPath { invocation.settings.keysPath = path }
    if flags.isScreenShown { invocation.settings.isScreenShown = true }
    try invocation.checkRehearsal()
    invocation.settings.given.flags = flags.answers
    return .form(invocation)
  }

  /// Whether the help is to have all options: that is the one topic there is. An option behind it is none.
  private mutating func isWholeHelp(_ occurrence: Occurrence) throws(UsageFault) -> Bool {
    guard let topic = occurrence.value ?? nextLabel() else { return false }
    guard topic == CommandLineParser.wholeHelp else { throw .unknownTopic(topic) }
    return true
  }

  /// What a verb with the words behind it asks for.
  private mutating func request(_ verb: Verb) throws(UsageFault) -> Request {
    let request: Request
    switch verb {
    case .manual: request = .manual
    case .completion:
      let shells = CompletionShell.allCases.map { $0.rawValue }
      guard let name = next() else {
        throw .missingArgument(option: verb.rawValue, argument: shells.joined(separator: "|"))
      }
      guard let shell = CompletionShell(rawValue: name) else {
        throw .wrongArgument(option: verb.rawValue, text: name, .oneOf(shells))
      }
      request = .completion(shell)
    }
    if let word = next() { throw .strayWord(word) }
    return request
  }

  /// All that follows is the command.
  private mutating func takeCommand() throws(UsageFault) {
    invocation.command = Array(arguments[index...])
    index = arguments.count
    guard let name = invocation.command.first, !name.isEmpty else { throw .noCommand }
    guard [.shell, .none].contains(invocation.settings.output) else { throw .outputWithCommand }
    invocation.settings.output = .none
  }

  private mutating func next() -> String? {
    guard index < arguments.count else { return nil }
    defer { index += 1 }
    return arguments[index]
  }

  /// The next argument if it can be a label: it does not begin with `-`.
  private mutating func nextLabel() -> String? {
    isLabelPossible = true
    guard index < arguments.count, !arguments[index].utf8.starts(with: "-".utf8) else { return nil }
    isLabelPossible = false
    return next()
  }

  /// The argument of an option, from behind its `=` or else the next one whatever it looks like; empty for an option
  /// that takes none.
  private mutating func argument(of occurrence: Occurrence) throws(UsageFault) -> String {
    guard let word = occurrence.row.argument else {
      if occurrence.value != nil { throw .superfluousArgument(option: occurrence.name) }
      return ""
    }
    guard let text = occurrence.value ?? next() else {
      throw .missingArgument(option: occurrence.name, argument: word)
    }
    return text
  }

  private mutating func begin(_ kind: FieldKind, _ occurrence: Occurrence) throws(UsageFault) {
    endField()
    let text = try argument(of: occurrence)
    draft = try FieldDraft(kind, text, label: nextLabel())
  }

  private mutating func take(_ attribute: Attribute, _ occurrence: Occurrence) throws(UsageFault) {
    guard var field = draft else { throw .attributeWithoutField(occurrence.name) }
    guard occurrence.row.kinds.contains(field.kind) else {
      if attribute == .default && field.kind == .secret { throw .secretOnCommandLine(field: field.name) }
      throw .misfit(attribute: occurrence.name, kind: field.kind, field: field.name)
    }
    // With one owner its list of options grows in place.
    draft = nil
    try field.set(attribute, argument(of: occurrence))
    if attribute == .option, let label = nextLabel() { field.labelLastOption(label) }
    draft = field
  }

  private mutating func endField() {
    if let draft { invocation.questions.append(draft.asked) }
    draft = nil
  }
}
