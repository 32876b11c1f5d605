// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit
@testable import prompt

extension Promise {
  /// A command line, its arguments with NUL between them, describes a form or is told what is wrong with it, in words that
  /// can be shown.
  static let arguments = Promise(name: "arguments") { bytes throws(Broken) in
    let arguments = bytes.texts(between: 0)
    _ = OutputFormat(arguments: arguments)
    // Both would take twice as long.
    let words = Words(Language(arguments: arguments) ?? (arguments.count % 2 == 0 ? .english : .korean))
    let request = Result { () throws(UsageFault) in try Invocation.parse(arguments) }
    switch request {
    case .failure(let fault): try inspect(message: words.usage(fault))
    case .success(.help(let isWhole)): try expect(!words.help(isWhole: isWhole).isEmpty, "there is help")
    case .success(.version), .success(.manual), .success(.completion): break
    case .success(.form(let invocation)): try describe(invocation, words)
    case .success(.scriptHelp(let invocation)):
      guard try describe(invocation, words) else { break }
      for line in words.scriptHelp(of: invocation).split(separator: "\n") { try inspect(String(line)) }
    }
  }

  /// Looks at what was read; the result tells whether it makes a form.
  @discardableResult
  private static func describe(_ invocation: Invocation, _ words: Words) throws(Broken) -> Bool {
    try expect(!invocation.questions.isEmpty, "there is a field")
    if let limit = invocation.settings.timeLimit { try expect(limit > .zero, "a time limit is some time") }
    _ = invocation.settings.prompting
    let made = Result { () throws(FormFault) in try LiveForm(title: invocation.title, invocation.questions) }
    switch made {
    case .failure(let fault):
      try inspect(message: words.fault(fault))
      return false
    case .success(let form):
      try expect(form.fields.count >= invocation.questions.count, "each question has its field")
      for field in form.fields {
        let question = field.question
        try expect(FieldName.isValid(question.name), "\(question.name.debugDescription) is a name")
        if question.isSecret { try expect(question.defaultText == nil, "no secret has a default") }
      }
      return true
    }
  }

  /// Looks at a message: one row that is inert.
  private static func inspect(message: String) throws(Broken) {
    try expect(message.count > 10, "it says something: \(message)")
    try inspect(message)
  }
}
