// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// Reads the arguments of the script that asks: its flags are the names of the fields, and there are no operands.
///
/// `--port 1194` and `--port=1194` answer a field, `--push` and `--no-push` a yesno; `_` and `-` are alike, names are never
/// abbreviated, the last of two counts, and those of a `choices` field add up. `--no-input` and `--help` are there always, and
/// for tests of the script `--keys` and `--screen`, unless fields are called so.
struct ScriptArguments {
  /// What the arguments say.
  struct Flags {
    var answers: [GivenText] = []
    var forbidsInput = false
    var asksForHelp = false
    var keysPath: String?
    var isScreenShown = false
  }

  /// What a flag means.
  private enum Meaning {
    /// It answers the question with what follows.
    case value(Question)
    /// It answers the question with this.
    case fixed(Question, String)
    case noInput
    case help
    case keys
    case screen
  }

  private let arguments: ArraySlice<String>
  private var index: Int
  private let secrets: [Question]
  private var meanings: [String: Meaning] = ["--no-input": .noInput, "--help": .help]
  private var flags = Flags()

  /// The arguments of a script that asks `questions`; throws where two of them would have one flag.
  init(_ arguments: ArraySlice<String>, for questions: [Question]) throws(UsageFault) {
    self.arguments = arguments
    index = arguments.startIndex
    secrets = questions.filter { $0.isSecret }
    for question in questions where question.isAsked && !question.isSecret {
      if question.kind is YesNoKind {
        try add(question.flag, .fixed(question, "yes"), for: question)
        try add(question.negativeFlag, .fixed(question, "no"), for: question)
      } else {
        try add(question.flag, .value(question), for: question)
      }
    }
    for (flag, meaning) in [("--keys", Meaning.keys), ("--screen", .screen)] where meanings[flag] == nil {
      meanings[flag] = meaning
    }
  }

  /// Reads them all, or up to `--help`; throws the first that is wrong.
  mutating func parse() throws(UsageFault) -> Flags {
    while index < arguments.endIndex, !flags.asksForHelp {
      let word = arguments[index]
      index += 1
      guard word.utf8.starts(with: "-".utf8), word != "-", word != "--" else {
        if word == "--", index == arguments.endIndex { break }
        throw word == "--" ? .commandInFlags(arguments[index]) : .operand(word)
      }
      let (name, value) = word.splitAtEquals
      try take(name, value)
    }
    return flags
  }

  private mutating func add(_ flag: String, _ meaning: Meaning, for question: Question) throws(UsageFault) {
    guard meanings.updateValue(meaning, forKey: flag) == nil else {
      throw .repeatedFlag(flag, field: question.name)
    }
  }

  private mutating func take(_ name: String, _ value: String?) throws(UsageFault) {
    let flag = String(name.map { $0 == "_" ? "-" : $0 })
    guard let meaning = meanings[flag] else { throw unknown(name, flag) }
    switch meaning {
    case .value(let question):
      guard let text = value ?? next() else {
        throw .missingArgument(option: name, argument: question.flagArgument)
      }
      answer(question, text, name)
    case .fixed(let question, let text):
      // `--push=no` is as good, `--no-push=no` is a riddle.
      if value != nil && flag != question.flag { throw .superfluousArgument(option: name) }
      answer(question, value ?? text, name)
    case .keys:
      guard let path = value ?? next() else { throw .missingArgument(option: name, argument: "FILE") }
      flags.keysPath = path
    case .noInput, .help, .screen:
      if value != nil { throw .superfluousArgument(option: name) }
      switch flag {
      case "--help": flags.asksForHelp = true
      case "--screen": flags.isScreenShown = true
      default: flags.forbidsInput = true
      }
    }
  }

  private mutating func next() -> String? {
    guard index < arguments.endIndex else { return nil }
    defer { index += 1 }
    return arguments[index]
  }

  private mutating func answer(_ question: Question, _ text: String, _ flag: String) {
    var text = text
    if question.kind is ChoicesKind,
      let place = flags.answers.firstIndex(where: { $0.name == question.name })
    {
      text = flags.answers.remove(at: place).text + "\n" + text
    }
    flags.answers.append(GivenText(name: question.name, text: text, origin: .flag(flag)))
  }

  private func unknown(_ name: String, _ flag: String) -> UsageFault {
    if let secret = secrets.first(where: { $0.flag == flag }) { return .secretFlag(field: secret.name) }
    let nearest = Nearest.habit(name) ?? Nearest.name(to: flag, among: meanings.keys.sorted())
    return .unknownFlag(name, nearest: nearest.flatMap { meanings[$0] == nil ? nil : $0 })
  }
}

extension Question {
  /// The flag that says no.
  var negativeFlag: String { "--no-" + flag.dropFirst(2) }

  /// The word for what follows its flag.
  var flagArgument: String {
    switch kind.editing {
    case .list(let list):
      let values = list.options.map { $0.value }.joined(separator: "|")
      let isAll = !values.isEmpty && !list.takesOther && optionsCommand == nil
      return isAll && list.options.allSatisfy { $0.label == nil } && values.utf8.count <= 30
        ? values : "VALUE"
    default: return kind is NumberKind ? "N" : "TEXT"
    }
  }
}
