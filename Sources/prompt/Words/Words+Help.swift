// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

/// The text of `--help`, printed from the table of options.
extension Words {
  /// Two examples to copy, then the options, in rows of at most 80 columns: with `isWhole` all, else those that are looked
  /// for most, in 23 rows.
  func help(isWhole: Bool) -> String {
    let cells = { (rows: [OptionRow], nameColumns: Int) in
      rows.filter { isWhole || !$0.isRare }.map { cell($0, nameColumns: nameColumns) }
    }
    let name = say("Name", "이름")
    let token = say("Token", "토큰")
    let port = say("Port", "포트")
    let lines =
      [
        "a=$(prompt --text name '\(name)' -r --secret token '\(token)') && eval \"$a\"",
        "port=$(prompt -O values --integer port=80 '\(port)' --range 1..65535) && echo $port",
        say(
          "prompt [OPTION...] FIELD...  where a field is --KIND NAME[=DEFAULT] [LABEL]",
          "prompt [옵션...] 항목...  항목은 이렇게 적습니다: --KIND NAME[=기본값] [라벨]"),
      ] + table(of: cells(OptionTable.kinds, 11), in: 3)
      + table(
        of: [say("Behind a field:", "항목 뒤에 쓰는 옵션:")] + cells(OptionTable.attributes, 18), in: 2)
      + table(of: [say("For the form:", "폼 전체의 옵션:")] + cells(OptionTable.form, 18), in: 2)
    return (lines + (isWhole ? rest : [more])).joined(separator: "\n") + "\n"
  }

  /// Where the options are that few look for.
  private var more: String {
    say(
      "prompt --help all: all options, prompt manual: the manual page",
      "prompt --help all: 모든 옵션, prompt manual: 설명서")
  }

  /// What a command line can have besides options.
  private var rest: [String] {
    let shells = CompletionShell.allCases.map { $0.rawValue }.joined(separator: "|")
    return [
      say(
        "-- COMMAND [ARG...]  at the end: becomes it, with the answers in its environment",
        "-- 명령 [인자...]  맨 끝에: 답을 환경 변수로 주고 명령을 실행함"),
      "prompt \(Verb.manual.rawValue): " + summary(of: .manual),
      "prompt \(Verb.completion.rawValue) \(shells): " + summary(of: .completion),
    ]
  }

  private func cell(_ row: OptionRow, nameColumns: Int) -> String {
    padded(row.usage, to: nameColumns) + " " + say(row.english, row.korean)
  }

  /// Cells laid out line by line in `count` columns of 79; one that is too wide for its column has a line of its own.
  private func table(of cells: [String], in count: Int) -> [String] {
    let width = (79 + count - 1) / count
    var lines: [[String]] = []
    var isLineFull = true
    for cell in cells {
      let isWide = columns(of: cell) >= width
      if isLineFull || isWide { lines.append([]) }
      lines[lines.count - 1].append(cell)
      isLineFull = isWide || lines[lines.count - 1].count == count
    }
    return lines.map { line in
      line.dropLast().map { padded($0, to: width) }.joined() + (line.last ?? "")
    }
  }
}

extension OptionRow {
  /// The option's names and its argument's word.
  fileprivate var usage: String {
    // All kinds take the same, which the line above them says.
    if case .kind = role { return name }
    return (names + (argument.map { [$0] } ?? [])).joined(separator: " ")
  }
}
