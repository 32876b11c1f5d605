// SPDX-License-Identifier: GPL-3.0-or-later

/// How an answer can be given where nobody is asked.
extension Words {
  /// The message when somebody should be asked and no terminal opens: each field that lacks an answer, and each way in which
  /// this form takes answers without a terminal.
  ///
  /// - Parameters:
  ///   - given: where the form takes answers other than by a person or on standard input.
  ///   - takesInput: whether it would take them from standard input.
  func noTerminal(unanswered questions: [Question], _ given: GivenSources, takesInput: Bool) -> String {
    let names = questions.map { $0.name }.listed
    let unanswered = names.isEmpty ? "" : say("; without an answer: \(names)", ". 답이 없는 항목: \(names)")
    let fault = say("no terminal to ask on", "물어볼 터미널이 없습니다") + unanswered
    if speaker == .library { return message(fault) }
    let input = takesInput ? [say("a line for each on standard input", "표준 입력에 항목마다 한 줄씩")] : []
    let ways = input + (given.takesFlags ? ways(ofScript: given, to: questions) : ways(given, to: questions))
    let defaults = say("take the defaults with --no-input", "--no-input을 쓰면 기본값을 씁니다")
    guard let last = ways.last else { return message(fault + say("; ", ". ") + defaults) }
    let list = ways.count == 1 ? last : ways.dropLast().joined(separator: ", ") + say(" or ", ", ") + last
    return message(
      fault + say("; give \(list), or \(defaults)", ". 답을 주는 방법: \(list). \(defaults)"))
  }

  /// The ways of who writes the command line; a secret has none on it.
  private func ways(_ given: GivenSources, to questions: [Question]) -> [String] {
    let isSecret = !questions.isEmpty && questions.allSatisfy { $0.isSecret }
    let variables = given.environmentPrefix == nil ? ["--env-prefix P"] : variables(given, of: questions)
    return (isSecret ? [] : ["--set NAME=V"]) + ["--answers FILE"] + variables
  }

  /// The ways of who calls a script whose flags are the fields: that takes no other options of ours.
  private func ways(ofScript given: GivenSources, to questions: [Question]) -> [String] {
    questions.filter { !$0.isSecret }.map { $0.flag } + (given.answersPath.map { [$0.quoted] } ?? [])
      + variables(given, of: questions.filter { $0.isSecret })
  }

  private func variables(_ given: GivenSources, of questions: [Question]) -> [String] {
    questions.compactMap(given.variable(of:)).map { "$\($0)" }
  }
}
