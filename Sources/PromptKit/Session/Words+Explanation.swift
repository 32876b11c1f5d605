// SPDX-License-Identifier: GPL-3.0-or-later

/// What `--explain` says of a field.
extension Words {
  func explained(_ question: Question, _ text: String) -> String { message(text, field: question.name) }

  /// Said of a field that does not apply as things stand.
  func asksOnly(when condition: String) -> String {
    say("does not apply unless \(condition.quoted)", "\(condition.quoted)일 때만 해당합니다")
  }

  /// Said of a field that has its answer.
  func isGiven(by origin: Origin) -> String {
    say("given by \(place(of: origin))", "\(place(of: origin))에서 답을 얻습니다")
  }

  /// Said of a field that a person is asked.
  func isAsked(of question: Question) -> String {
    guard let text = question.defaultText, !text.isEmpty else {
      return question.isRequired ? say("asked, required", "묻습니다(필수)") : say("asked", "묻습니다")
    }
    return say("asked, with \(text.quoted) to begin with", "묻습니다. 처음 값은 \(text.quoted)")
  }

  /// Said of a field whose answer is read from standard input.
  func isRead(as format: InputFormat) -> String {
    switch format {
    case .lines: say("the next line of standard input", "표준 입력의 다음 줄")
    case .nul: say("the next value of standard input", "표준 입력의 다음 값")
    case .dotenv, .csv, .tsv, .jsonl:
      say(
        "from the \(format.rawValue) record on standard input, or its default",
        "표준 입력의 \(format.rawValue) 레코드 또는 기본값")
    }
  }

  /// Said of a field whose source cannot be told.
  var isOpen: String { say("no answer yet", "아직 답이 없습니다") }

  /// Said of a field that takes its default, or is left empty.
  func takesDefault(of question: Question) -> String {
    guard let text = question.defaultText, !text.isEmpty else {
      return say("left empty", "비워 둡니다")
    }
    return say("takes its default \(text.quoted)", "기본값을 씁니다: \(text.quoted)")
  }
}
