// SPDX-License-Identifier: GPL-3.0-or-later

extension Words {
  /// The message about a field that nobody can be asked about.
  package func line(for fault: AnswerFault, in form: Form) -> String {
    guard let index = form.index(of: fault.field) else { return message(fault.field) }
    let question = form.fields[index].question
    switch fault.problem {
    case .missing: return missing(question, way: way(to: fault.origin, question))
    case .refused(let refusal): return refused(refusal, of: question, place: place(of: fault.origin))
    case .unreachable(let name):
      let text = say(
        "not read: whether it applies depends on \(name), whose answer was refused",
        "읽지 않았습니다. 이 항목을 물을지는 거절된 \(name)에 달려 있습니다")
      return message(text, field: fault.field, place: place(of: fault.origin))
    }
  }

  /// Who answers the form, and why.
  func explanation(of source: AnswerSource) -> String {
    let (who, reason): (String, AnswerSource.Reason) =
      switch source {
      case .person(let reason): (say("a person is asked at the terminal", "터미널에서 사람에게 묻습니다"), reason)
      case .standardInput(let reason): (say("standard input holds the answers", "표준 입력에 답이 있습니다"), reason)
      case .nobody(let reason): (say("nobody is asked", "아무에게도 묻지 않습니다"), reason)
      case .unclear: (inputIsUnclear, .asked)
      }
    if case .unclear = source { return who }
    return message(who + ": " + why(reason))
  }

  private func why(_ reason: AnswerSource.Reason) -> String {
    switch reason {
    case .asked: say("--input says so", "--input이 정했습니다")
    case .noStandardInput: say("standard input is closed or /dev/null", "표준 입력이 닫혀 있거나 /dev/null입니다")
    case .standardInputIsTerminal: say("standard input is a terminal", "표준 입력이 터미널입니다")
    case .standardInputIsScript(let shell):
      say("standard input is the script that \(shell) is reading", "표준 입력은 \(shell)이 읽고 있는 스크립트입니다")
    case .standardInputIsAnswers:
      say("standard input is neither a terminal nor a running script", "표준 입력이 터미널도 실행 중인 스크립트도 아닙니다")
    }
  }

  private func place(of origin: Origin) -> String {
    switch origin {
    case .line(let number): inputLine(number)
    case .standing: asDefaultPlace
    }
  }

  private func way(to origin: Origin, _ question: Question) -> String {
    switch origin {
    case .line(let number): onInputLine(number)
    case .standing: asDefault(of: question)
    }
  }

  /// Said when the file of key bindings that was named cannot be read.
  package func inputrcNotRead(_ path: String) -> String {
    message(
      say(
        "--inputrc \(path.quoted) cannot be read; give a regular file of at most 1 MB, or none",
        "--inputrc \(path.quoted): 읽을 수 없습니다. 1MB 이하의 보통 파일이나 none을 적으세요"))
  }
}
