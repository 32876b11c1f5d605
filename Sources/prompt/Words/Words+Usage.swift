// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// What is wrong with a command line, and what would be right.
extension Words {
  /// The message about a fault of the command line.
  func usage(_ fault: UsageFault) -> String {
    message(text(of: fault), field: fault.field)
  }

  private func text(of fault: UsageFault) -> String {
    switch fault {
    case .notUTF8(let argument):
      say("argument \(argument) is not UTF-8", "인자 \(argument)번: UTF-8이 아닙니다")
    case .unknownOption(let name, let nearest, let mayBeLabel): unknown(name, nearest, mayBeLabel)
    case .strayWord(let word):
      say(
        "\(quoted(word)) belongs to nothing; a label of several words is one argument in quotes",
        "\(quoted(word)): 무엇에 딸린 것인지 알 수 없습니다. 여러 낱말로 된 라벨은 따옴표로 묶으세요")
    case .unknownTopic(let topic):
      say(
        "--help: there is no topic \(quoted(topic)); --help, or --help all for every option",
        "--help: \(quoted(topic))에 대한 도움말은 없습니다. --help 또는 모든 옵션을 보는 --help all을 쓰세요")
    case .attributeWithoutField(let name):
      say("\(name) stands before any field; write it behind its field", "\(name): 앞에 항목이 없습니다. 항목 뒤에 적으세요")
    case .misfit(let attribute, let kind, _): misfit(attribute, kind)
    case .missingArgument(let option, let argument):
      say("\(option) lacks its argument; \(option) \(argument)", "\(option): 인자가 없습니다. \(option) \(argument)")
    case .superfluousArgument(let option): say("\(option) takes no argument", "\(option): 인자를 받지 않습니다")
    case .wrongArgument(let option, let text, let expected): "\(option): " + wrong(text, expected)
    case .wrongPattern(_, let fault): "--pattern: " + self.fault(fault)
    case .secretOnCommandLine:
      say(
        "a secret has no value on the command line, which can be seen by all",
        "비밀 항목의 값은 명령줄에 적을 수 없습니다. 명령줄은 누구나 볼 수 있습니다")
    case .reservedName(let name, let reader): reserved(name, reader)
    case .ambiguousOutput:
      say(
        "its answer may have several lines, which -O values cannot tell from the other answers; use -O nul or json",
        "답이 여러 줄일 수 있어 -O values로는 다른 답과 구별할 수 없습니다. -O nul 또는 json을 쓰세요")
    case .unknownName(let name, let nearest):
      say("no field is named \(quoted(name))", "\(quoted(name)): 그런 항목은 없습니다") + hint(nearest)
    case .unknownFlag(let name, let nearest):
      say("\(quoted(name)) is not a flag", "\(quoted(name)): 그런 플래그는 없습니다") + hint(nearest)
    case .operand(let word):
      say("\(quoted(word)) belongs to no flag; see --help", "\(quoted(word)): 플래그에 딸린 것이 아닙니다. --help를 보세요")
    case .commandInFlags(let word):
      say(
        "\(quoted(word)) belongs to no flag; see --help (with --args, -- begins no command: who calls the script could name one)",
        "\(quoted(word)): 플래그에 딸린 것이 아닙니다. --help를 보세요(--args 뒤의 --는 명령을 뜻하지 않습니다. 스크립트를 부르는 사람이 아무 명령이나 적을 수 있기 때문입니다)"
      )
    case .secretFlag:
      say(
        "a secret has no flag, for a command line can be seen by all",
        "비밀 항목에는 플래그가 없습니다. 명령줄은 누구나 볼 수 있습니다")
    case .repeatedFlag(let flag, _):
      say(
        "with --args \(flag) would mean two things; rename the field",
        "--args와 함께 쓰면 \(flag)의 뜻이 둘이 됩니다. 항목 이름을 바꾸세요")
    case .noCommand:
      say("a command should stand behind --", "-- 뒤에 명령을 적으세요")
    case .outputWithCommand:
      say(
        "-O does not go with a command, which finds the answers in its environment",
        "-O는 명령과 함께 쓸 수 없습니다. 명령은 답을 환경 변수로 받습니다")
    case .loopWithoutReader:
      say(
        "--repeat needs a command behind --, or -O json or nul",
        "--repeat에는 -- 뒤의 명령이나 -O json, -O nul이 필요합니다")
    case .needsOther(let option, let other):
      say("\(option) means something with \(other) only", "\(option): 혼자서는 뜻이 없습니다. 함께 쓸 옵션: \(other)")
    case .secretKept:
      say("--keep does not go with a secret, which is never shown", "--keep: 보이지 않는 비밀 항목에는 쓸 수 없습니다")
    case .noField:
      say("there is no field; for example: prompt --text name", "항목이 없습니다. 예: prompt --text name")
    case .nothingToAsk:
      say(
        "there are only notes and nothing to ask, so that nobody would see them; print them with printf",
        "읽을 글만 있고 물을 것이 없어 아무에게도 보이지 않습니다. printf로 출력하세요")
    }
  }

  private func unknown(_ name: String, _ nearest: String?, _ mayBeLabel: Bool) -> String {
    var text = say("\(quoted(name)) is not an option", "\(quoted(name)): 그런 옵션은 없습니다")
    text += hint(nearest)
    if mayBeLabel {
      let stop = nearest == nil ? "." : ""
      text += say(
        "; a label that begins with - is written --label=\"$x\"", stop + " -로 시작하는 라벨은 --label=\"$x\"로 적으세요")
    }
    return text
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { say(" (did you mean \(quoted($0))?)", ". 혹시 \(quoted($0)) 아닌가요?") } ?? ""
  }

  private func misfit(_ attribute: String, _ kind: FieldKind) -> String {
    let row = OptionTable.attributes.first { $0.names.contains(attribute) }
    let kinds = FieldKind.allCases.filter { row?.kinds.contains($0) ?? false }.map { $0.rawValue }
    let list = kinds.joined(separator: ", ")
    return say(
      "\(attribute) does not go with --\(kind.rawValue); it goes with \(list)",
      "\(attribute): --\(kind.rawValue)에는 쓸 수 없습니다. 쓸 수 있는 종류: \(list)")
  }

  private func wrong(_ text: String, _ expected: UsageFault.Expected) -> String {
    let text = quoted(text)
    switch expected {
    case .oneOf(let words):
      let list = words.joined(separator: ", ")
      return say("\(text) is none of \(list)", "\(text): 다음 가운데 하나가 아닙니다. \(list)")
    case .numberRange:
      return say(
        "\(text) is not a range; A..B, A.. or ..B with numbers, the smaller first",
        "\(text): 범위가 아닙니다. 작은 수부터 A..B, A.., ..B로 적으세요")
    case .lengthRange:
      return say(
        "\(text) is not a length; A..B, A.. or ..B with whole numbers from 0, the smaller first",
        "\(text): 길이가 아닙니다. 0 이상의 정수를 작은 것부터 A..B, A.., ..B로 적으세요")
    case .time:
      return say(
        "\(text) is not a time; a number above 0 with ms, s, m or h, as 90s",
        "\(text): 시간이 아닙니다. 0보다 큰 수에 ms, s, m, h를 붙여 90s처럼 적으세요")
    case .count:
      return say("\(text) is not a count; a whole number from 1", "\(text): 개수가 아닙니다. 1 이상의 정수를 적으세요")
    case .nameAndValue:
      return say("\(text) lacks its value; NAME=V", "\(text): 값이 없습니다. NAME=V로 적으세요")
    case .historyName:
      return say(
        "\(text) is not a history; a key that begins with no dot, or a file with a / in it",
        "\(text): 기록의 이름이 아닙니다. 점으로 시작하지 않는 이름이나 /가 든 파일 이름을 적으세요")
    case .namePrefix:
      return say(
        "\(text) cannot begin a name; letters, digits and _, no digit at the beginning",
        "\(text): 이름 앞에 붙일 수 없습니다. 영문자, 숫자, _만 쓰고 숫자로 시작하지 않습니다")
    }
  }

  private func reserved(_ name: String, _ reader: ReservedNames.Reader) -> String {
    let why =
      switch reader {
      case .shellsAndPrograms:
        say("it means something to shells or other programs", "셸이나 다른 프로그램이 뜻을 두고 쓰는 이름입니다")
      case .zsh: say("zsh ties it to a setting of its own", "zsh가 자기 설정에 묶어 둔 이름입니다")
      case .fish: say("fish has a variable of its own by it", "fish가 스스로 쓰는 변수입니다")
      }
    return say(
      "\(quoted(name)) cannot be a name here: \(why); put --prefix before all names, as --prefix my_",
      "\(quoted(name)): 이름으로 쓸 수 없습니다. \(why). --prefix my_처럼 이름 앞에 붙일 말을 정하세요")
  }
}

extension UsageFault {
  /// The field that is at fault; `nil` where it is none.
  fileprivate var field: String? {
    switch self {
    case .misfit(_, _, let field), .wrongPattern(let field, _), .secretOnCommandLine(let field),
      .ambiguousOutput(let field), .secretFlag(let field),
      .secretKept(let field), .repeatedFlag(_, let field):
      field
    default: nil
    }
  }
}
