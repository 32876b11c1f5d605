// SPDX-License-Identifier: GPL-3.0-or-later

/// What becomes of the command that is given the answers.
extension Words {
  /// Why the command called `name` was not run.
  package func commandFault(_ fault: AnswerCommand.Fault, of name: String) -> String {
    switch fault {
    case .notFound: say("\(name.quoted): command not found", "\(name.quoted): 명령을 찾을 수 없습니다")
    case .notRunnable(let reason):
      say("\(name.quoted) cannot be run: ", "\(name.quoted): 실행할 수 없습니다: ") + reason.printable
    case .tooLarge(let field, let count):
      say(
        "\(field.printable): its answer takes \(count) bytes, more than a command can be given in its environment "
          + "(\(Program.variableLimit) for each, \(Program.sizeLimit) for all)",
        "\(field.printable): 답이 \(count)바이트를 차지해 명령의 환경 변수로 줄 수 없습니다"
          + "(하나에 \(Program.variableLimit), 모두 \(Program.sizeLimit)바이트까지)")
    }
  }

  /// The command called `name` has failed with a status.
  func commandEnded(_ name: String, status: Int32) -> String {
    say("\(name.quoted) failed with status \(status)", "\(name.quoted): 실패했습니다(상태 \(status))")
  }

  /// The command called `name` was ended by a signal.
  func commandEnded(_ name: String, signal: Int32) -> String {
    say("\(name.quoted) was ended by signal \(signal)", "\(name.quoted): 시그널을 받아 끝났습니다(시그널 \(signal))")
  }

  /// Said when it cannot be known where a record ends.
  func recordHasNoEnd(_ number: Int) -> String {
    message(
      say(
        "stopped: where record \(number) ends cannot be known, so nothing behind it was read",
        "멈췄습니다. 레코드 \(number)의 끝을 알 수 없어 그 뒤는 읽지 않았습니다"))
  }

  /// Said when records were refused and so none was used.
  func nothingUsed(_ count: Int) -> String {
    message(
      say(
        "nothing was done, for " + self.count(count, "record is", "records are")
          + " refused (--all-or-nothing)",
        "레코드 \(count)개가 거절되어 아무것도 하지 않았습니다(--all-or-nothing)"))
  }
}
