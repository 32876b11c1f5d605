// SPDX-License-Identifier: GPL-3.0-or-later

extension Words {
  /// The message about an answer that nobody can be asked for.
  func line(for fault: AnswerFault, in form: LiveForm) -> String {
    let place = place(of: fault.origin)
    switch fault.problem {
    case .malformed(let malformed):
      let names = form.fields.map { $0.question }.filter { $0.isAsked }.map { $0.name }
      return message(
        text(of: malformed.reason, fields: names), place: self.place(of: malformed, in: fault.origin))
    case .unknownName(let nearest): return message(unknown(fault.field, nearest), place: place)
    case .unreachable(let name):
      let text = say(
        "not read: what belongs to it depends on \(name), whose answer was refused",
        "읽지 않았습니다. 무엇이 이 항목의 답인지는 거절된 \(name)에 달려 있습니다")
      return message(text, field: fault.field, place: place)
    case .notSeveral:
      return message(
        say("a list, where one answer is wanted", "답 하나만 받는 항목에 목록을 적었습니다"), field: fault.field,
        place: place)
    case .notApplicable: return superfluous(fault.field, in: form, place: place)
    case .missing, .refused: break
    }
    guard let index = form.index(of: fault.field) else { return message(fault.field, place: place) }
    let question = form.fields[index].question
    if case .refused(let refusal) = fault.problem { return refused(refusal, of: question, place: place) }
    return missing(question, way: way(to: fault.origin, question))
  }

  private func unknown(_ name: String, _ nearest: String?) -> String {
    let text = say("no field is named \(name.quoted)", "\(name.quoted): 그런 항목은 없습니다")
    guard let nearest else { return text }
    return text + say(" (did you mean \(nearest.quoted)?)", ". 혹시 \(nearest.quoted) 아닌가요?")
  }

  private func superfluous(_ field: String, in form: LiveForm, place: String) -> String {
    let condition = form.index(of: field).flatMap { form.fields[$0].question.condition } ?? ""
    return message(
      say(
        "an answer, but the field does not apply unless \(condition.quoted)",
        "답이 있으나 이 항목은 \(condition.quoted)일 때만 해당합니다"), field: field, place: place)
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
    case .keysAreGiven: say("--keys presses the keys", "--keys가 키를 누릅니다")
    case .noStandardInput: say("standard input is closed or /dev/null", "표준 입력이 닫혀 있거나 /dev/null입니다")
    case .standardInputIsTerminal: say("standard input is a terminal", "표준 입력이 터미널입니다")
    case .standardInputIsScript(let shell):
      say("standard input is the script that \(shell) is reading", "표준 입력은 셸(\(shell))이 읽고 있는 스크립트입니다")
    case .standardInputIsAnswers:
      say("standard input is neither a terminal nor a running script", "표준 입력이 터미널도 실행 중인 스크립트도 아닙니다")
    }
  }

  /// Where an answer came from.
  func place(of origin: Origin) -> String {
    switch origin {
    case .line(let number): inputLine(number)
    case .value(let number): say("input value \(number)", "입력 \(number)번째 값")
    case .record(0, let line): inputLine(line)
    case .record(let number, 0): say("record \(number)", "레코드 \(number)")
    case .record(let number, let line): say("record \(number), ", "레코드 \(number), ") + inputLine(line)
    case .standardInput: say("standard input", "표준 입력")
    case .standing: asDefaultPlace
    case .flag(let flag): flag.printable
    case .setting(let name): "--set \(name)"
    case .file(let path, let line): path.printable + say(" line \(line)", " \(line)번째 줄")
    case .variable(let name): "$\(name)"
    }
  }

  private func way(to origin: Origin, _ question: Question) -> String {
    switch origin {
    case .line(let number): onInputLine(number)
    case .value(let number): say("as input value \(number)", "입력 \(number)번째 값으로 적으세요")
    case .record(let number, _): say("in record \(number)", "레코드 \(number)에 적으세요")
    case .standing where speaker == .library: ""
    case .standardInput: say("on standard input", "표준 입력에 적으세요")
    case .standing where question.isSecret:
      say(
        "in a file (--answers) or in the environment (--env-prefix)",
        "파일(--answers)이나 환경 변수(--env-prefix)로 주세요")
    case .standing: beforehand(question)
    case .flag, .setting: say("with \(place(of: origin))", "\(place(of: origin)) 옵션으로 적으세요")
    case .file(let path, _): say("in \(path.printable)", "\(path.printable)에 적으세요")
    case .variable(let name): say("in the environment as $\(name)", "환경 변수 $\(name)에 넣으세요")
    }
  }

  /// Said when a file cannot be read; `reason` is the system's word for it.
  func fileNotRead(_ path: String, _ reason: String) -> String {
    message(
      say("cannot read \(path.quoted): ", "\(path.quoted): 읽을 수 없습니다: ") + reason.printable)
  }

  /// Said when a file cannot be written; `reason` is the system's word for it.
  func fileNotWritten(_ path: String, _ reason: String) -> String {
    message(
      say("cannot write \(path.quoted): ", "\(path.quoted): 쓸 수 없습니다: ") + reason.printable)
  }

  /// Said when the form's time has run out.
  var timedOut: String {
    message(say("the time ran out before the form was submitted", "폼을 제출하기 전에 시간이 다 되었습니다"))
  }

  /// Said when the file of key bindings that was named cannot be read.
  func inputrcNotRead(_ path: String) -> String {
    message(
      say(
        "--inputrc \(path.quoted) cannot be read; give a regular file of at most 1 MB, or none",
        "--inputrc \(path.quoted): 읽을 수 없습니다. 1MB 이하의 보통 파일이나 none을 적으세요"))
  }

  /// Said when the answers of a field cannot be kept.
  func historyNotKept(of field: String, in name: HistoryName, _ fault: HistoryFile.Fault) -> String {
    let place =
      switch name {
      case .key(let key): key
      case .file(let path): path
      }
    return message(
      say(
        "history \(place.quoted) is not used: \(reason(fault))",
        "기록을 쓰지 않습니다(\(place.quoted)). \(reason(fault))"),
      field: field)
  }

  private func reason(_ fault: HistoryFile.Fault) -> String {
    switch fault {
    case .notRegular: say("it is not a regular file", "보통 파일이 아닙니다")
    case .notOurs: say("it belongs to another user", "다른 사용자의 파일입니다")
    case .symbolicLink: say("it is a symbolic link", "심볼릭 링크입니다")
    case .noPlace: say("neither HOME nor XDG_STATE_HOME says where", "HOME도 XDG_STATE_HOME도 자리를 알려 주지 않습니다")
    case .failed(let error): error.message
    }
  }
}
