// SPDX-License-Identifier: GPL-3.0-or-later

/// What is wrong with a record or a file of answers.
extension Words {
  /// What is wrong, and what would be right in a form whose fields are named `fields`.
  func text(of reason: RecordFault.Reason, fields: [String]) -> String {
    switch reason {
    case .expected(let expected): text(of: expected)
    case .endsEarly: say("it ends too early", "너무 일찍 끝났습니다")
    case .controlCharacter:
      say(
        "a control character in a string; write it as an escape, such as \\n",
        "문자열 안에 제어 문자가 있습니다. \\n처럼 적으세요")
    case .unknownEscape:
      say("a backslash before what it cannot stand before", "역슬래시 뒤에 올 수 없는 글자가 있습니다")
    case .loneSurrogate: say("half of a surrogate pair", "서로게이트 쌍의 반쪽만 있습니다")
    case .invalidUTF8: say("not UTF-8", "UTF-8이 아닙니다")
    case .wrongNumber: say("not a number of JSON", "JSON 숫자가 아닙니다")
    case .nestedValue:
      say(
        "an answer is a text, a number, true, false or a list of these", "답은 글, 수, true, false나 그 목록이어야 합니다")
    case .repeatedName(let name): say("\(name.quoted) stands twice", "\(name.quoted): 두 번 있습니다")
    case .noHeader: say("there is no row of names", "이름이 적힌 첫 줄이 없습니다")
    case .unknownColumns(let names): unknownColumns(names, fields)
    case .missingColumns(let names):
      say(
        "no column is named \(names.listed), which must be answered",
        "꼭 답해야 하는 항목의 열이 없습니다: \(names.listed)")
    case .wrongCount(let count, let expected):
      say(
        self.count(count, "value", "values") + " for " + self.count(expected, "name", "names"),
        "이름은 \(expected)개인데 값이 \(count)개입니다")
    case .openQuote: say("a quote that is never closed", "닫히지 않은 따옴표가 있습니다")
    case .textAfterQuote: say("text behind a closing quote", "닫는 따옴표 뒤에 글자가 있습니다")
    case .quoteInValue:
      say(
        "a quote in a value; put the value in quotes and double it",
        "값 안에 따옴표가 있습니다. 값을 따옴표로 묶고 안의 따옴표는 두 번 적으세요")
    case .notAnAssignment: say("not NAME=VALUE", "NAME=VALUE가 아닙니다")
    }
  }

  /// Says which names of columns are no field's, and what the fields are called; of many the first.
  private func unknownColumns(_ names: [String], _ fields: [String]) -> String {
    var cited = names.prefix(5).map { name in
      guard let nearest = Nearest.name(to: name, among: fields) else { return name.quoted }
      return name.quoted + say(" (did you mean \(nearest.quoted)?)", "(혹시 \(nearest.quoted)?)")
    }.joined(separator: ", ")
    let rest = names.count - 5
    if rest > 0 { cited += say(" and \(rest) more", " 외 \(rest)개") }
    return say(
      "no field is named \(cited); the fields are \(fields.listed)",
      "\(cited): 그런 항목은 없습니다. 있는 항목: \(fields.listed)")
  }

  private func text(of expected: RecordFault.Expected) -> String {
    switch expected {
    case .object: say("an object should begin here: {", "객체가 시작되어야 합니다: {")
    case .value: say("a value should stand here", "값이 있어야 합니다")
    case .name: say("a name in quotes should stand here", "따옴표로 묶은 이름이 있어야 합니다")
    case .colon: say("a colon should stand here", "쌍점이 있어야 합니다")
    case .commaOrEnd: say("a comma or the end should stand here", "쉼표나 끝이 있어야 합니다")
    case .nothing: say("nothing more should stand here", "더 있으면 안 됩니다")
    }
  }

  /// The place of a fault, behind the place of what holds it.
  func place(of fault: RecordFault, in origin: Origin) -> String {
    var parts = [place(of: origin)]
    if let column = fault.column { parts.append(say("column \(column)", "\(column)번째 글자")) }
    if let offset = fault.byteOffset { parts.append(say("byte offset \(offset)", "바이트 위치 \(offset)")) }
    return parts.joined(separator: ", ")
  }
}
