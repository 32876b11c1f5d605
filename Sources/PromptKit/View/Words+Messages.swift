// SPDX-License-Identifier: GPL-3.0-or-later

/// Lines for standard error: who speaks, which field, what is wrong, what to do, where it came from.
extension Words {
  /// A whole line without its end: `prompt: port: "80a" is not a number; give 1 to 65535 (input line 3)`, where the command
  /// speaks.
  ///
  /// `field` is the name of the field that is spoken of, `place` is where the fault stands; either may be left out.
  package func message(_ text: String, field: String? = nil, place: String? = nil) -> String {
    var line = speaker == .command ? "prompt: " : ""
    if let field { line += field.printable + ": " }
    line += text
    if let place { line += " (\(place))" }
    return line
  }

  /// The message about an answer from elsewhere that is refused.
  func refused(_ refusal: Refusal, of question: Question, place: String) -> String {
    message(
      givenRefusal(refusal, of: question), field: question.name, place: refusal.isOfOptions ? nil : place)
  }

  /// The message about a field for which there is no answer; `way` says how to give it: ``onInputLine(_:)`` or
  /// ``beforehand(_:)``; empty where nothing can be said.
  func missing(_ question: Question, way: String) -> String {
    let wanted = self.wanted(of: question)
    if way.isEmpty { return message(say("no answer", "답이 없습니다"), field: question.name) }
    let text = say(
      "no answer; give \(wanted.isEmpty ? "it" : wanted) \(way)",
      "답이 없습니다. " + way + (wanted.isEmpty ? "" : " (\(wanted))"))
    return message(text, field: question.name)
  }

  /// What an answer to a question must be like, in few words; empty where any text will do.
  func wanted(of question: Question) -> String {
    if let range = question.range { return self.range(range) }
    if let length = question.length { return self.length(length) }
    guard case .list(let list) = question.kind.editing else { return "" }
    return values(of: list)
  }
}

/// Where an answer came from, and how to give one.
extension Words {
  /// The place of a line of standard input, counted from 1.
  func inputLine(_ number: Int) -> String { say("input line \(number)", "입력 \(number)번째 줄") }

  /// The place of a default.
  var asDefaultPlace: String { say("the default", "기본값") }

  /// The way to give an answer as a line of standard input, counted from 1.
  func onInputLine(_ number: Int) -> String {
    say("on input line \(number)", "입력 \(number)번째 줄에 적으세요")
  }

  /// The way to give an answer where nobody is asked, for this once or as the default of its field.
  func beforehand(_ question: Question) -> String {
    let name = question.name
    let kind = question.kind.word
    return say(
      "with --set \(name)=VALUE, or a default with --\(kind) \(name)=VALUE",
      "--set \(name)=값으로 적거나, --\(kind) \(name)=값으로 기본값을 정하세요")
  }
}

/// What the input and the output do.
extension Words {
  /// Said when a standard input that should hold the answers has brought nothing for a second.
  var inputIsSilent: String {
    if speaker == .library {
      return message(say("waiting for answers on standard input", "표준 입력에서 답을 기다리고 있습니다"))
    }
    return message(
      say(
        "waiting for answers on standard input; to be asked instead, use --input tty",
        "표준 입력에서 답을 기다리고 있습니다. 직접 답하려면 --input tty를 쓰세요"))
  }

  /// Said when nobody can tell whether standard input is the running script or holds the answers.
  var inputIsUnclear: String {
    if speaker == .library {
      return message(say("standard input may be the running script", "표준 입력이 실행 중인 스크립트일 수 있습니다"))
    }
    return message(
      say(
        "standard input may be the running script; say --input tty or --input stdin",
        "표준 입력이 실행 중인 스크립트일 수 있습니다. --input tty 또는 --input stdin을 적으세요"))
  }

  /// Said when standard input cannot be read; `reason` is the system's word for it.
  func cannotRead(_ reason: String) -> String {
    message(say("cannot read standard input: ", "표준 입력을 읽을 수 없습니다: ") + reason.printable)
  }

  /// Why standard input was not read on, where an answer in it goes on and on.
  func answerHasNoEnd(mebibytes: Int) -> String {
    say("an answer has no end within \(mebibytes) MiB", "\(mebibytes)MiB가 지나도 답이 끝나지 않습니다")
  }

  /// Said when standard output cannot be written; `reason` is the system's word for it.
  package func cannotWrite(_ reason: String) -> String {
    message(say("cannot write to standard output: ", "표준 출력에 쓸 수 없습니다: ") + reason.printable)
  }

  /// Said when the terminal cannot be read or written; `reason` is the system's word for it.
  func terminalFailed(_ reason: String) -> String {
    message(say("the terminal failed: ", "터미널에 문제가 생겼습니다: ") + reason.printable)
  }
}
