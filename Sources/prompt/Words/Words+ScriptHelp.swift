// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// How the script that asks is called: what `--help` among its own arguments prints.
extension Words {
  /// The title, then each flag with the label, what is expected, and the default of its field; options with labels have a
  /// line each. Secrets, which have no flag, are named at the end.
  func scriptHelp(of invocation: Invocation) -> String {
    let asked = invocation.questions.filter { $0.isAsked }
    let rows = asked.filter { !$0.isSecret }.map { (flags(of: $0), $0) }
    let common = [
      ("--no-input", say("ask nothing", "묻지 않음")), ("--help", say("this help", "이 도움말")),
    ]
    let width = min(30, (rows.map { $0.0 } + common.map { $0.0 }).map(columns(of:)).max() ?? 0)
    var lines = invocation.title.isEmpty ? [] : [shown(invocation.title), ""]
    for (flags, question) in rows {
      lines.append(row(flags, description(of: question), width))
      lines += options(of: question, width)
    }
    lines += common.map { row($0.0, $0.1, width) }
    let secrets = asked.filter { $0.isSecret }
    if !secrets.isEmpty { lines += ["", secretLine(secrets, invocation.settings.given)] }
    return lines.joined(separator: "\n")
  }

  private func flags(of question: Question) -> String {
    if question.kind is YesNoKind { return question.flag + ", " + question.negativeFlag }
    return question.flag + " " + shown(question.flagArgument)
  }

  private func description(of question: Question) -> String {
    var text = shown(question.label)
    let expected = expectation(of: question)
    if !expected.isEmpty { text += "  " + expected }
    if let value = question.defaultText, !value.isEmpty { text += "  [\(shown(value))]" }
    return text
  }

  private func options(of question: Question, _ width: Int) -> [String] {
    guard question.flagArgument == "VALUE", case .list(let list) = question.kind.editing else { return [] }
    let values = list.options.map { shown($0.value) }
    let valueWidth = min(20, values.map(columns(of:)).max() ?? 0)
    let rows = zip(list.options, values).map { option, value in
      row("", "  " + padded(value, to: valueWidth) + "  " + shown(option.label ?? ""), width)
    }
    return rows + (list.takesOther ? [row("", "  " + other, width)] : [])
  }

  private func secretLine(_ secrets: [Question], _ given: GivenSources) -> String {
    let names = secrets.map { question in
      given.environmentPrefix.map { "$" + $0 + question.name.uppercased() } ?? question.name
    }
    let list = names.joined(separator: ", ")
    return given.environmentPrefix == nil
      ? say("Secret, so never a flag: \(list)", "비밀이라 플래그가 없는 항목: \(list)")
      : say("Secret, so by the environment: \(list)", "비밀이라 환경 변수로 주는 항목: \(list)")
  }

  private func row(_ left: String, _ right: String, _ width: Int) -> String {
    var line = "  " + padded(left, to: width) + "  " + right
    while line.last == " " { line.removeLast() }
    return line
  }
}
