// SPDX-License-Identifier: GPL-3.0-or-later

/// All options of the command, from which it is parsed and its help is printed.
enum OptionTable {
  /// The rows, in the order of the help.
  static let rows = kinds + attributes + form

  /// All long names, with their dashes.
  static var longNames: [String] { rows.compactMap { row in row.long.map { "--" + $0 } } }

  /// The row of a long name, given without its dashes.
  static func row(long name: String) -> OptionRow? { rows.first { $0.long == name } }

  /// The row of the letter of a short name.
  static func row(short letter: Character) -> OptionRow? { rows.first { $0.short == letter } }

  /// The rows that begin a field.
  static let kinds: [OptionRow] = [
    .kind(.text, "one line", "한 줄"),
    .kind(.secret, "hidden line", "숨긴 한 줄"),
    .kind(.multiline, "several lines", "여러 줄"),
    .kind(.choice, "one of a list", "하나 고르기"),
    .kind(.choices, "any of a list", "여럿 고르기"),
    .kind(.yesno, "yes or no", "예/아니요"),
    .kind(.integer, "whole number", "정수"),
    .kind(.number, "number", "수"),
    .kind(.path, "a file's name", "파일 이름"),
    .kind(.note, "words to read", "읽을 글"),
  ]

  /// The rows of what belongs to a field.
  static let attributes: [OptionRow] = [
    .attribute(.required, short: "r", for: FieldKind.asked, "must be answered", "꼭 답해야 함"),
    .attribute(
      .default, short: "d", taking: "V", for: FieldKind.asked.filter { $0 != .secret }, "as NAME=V",
      "NAME=V와 같음"),
    .attribute(.label, taking: "TEXT", for: FieldKind.allCases, "words beside it", "항목 이름"),
    .attribute(.hint, taking: "TEXT", for: FieldKind.asked, "words in the bar", "바에 보일 말").rare,
    .attribute(.placeholder, taking: "TEXT", for: FieldKind.asked, "shown while empty", "빈 항목에 보일 말").rare,
    .attribute(.option, short: "o", taking: "V [LABEL]", for: [.choice, .choices], "one option", "고를 것 하나"),
    .attribute(.options, taking: "TEXT", for: [.choice, .choices], "one option a line", "한 줄에 하나씩"),
    .attribute(
      .optionsFrom, taking: "COMMAND", for: [.choice, .choices], "options that it prints", "명령이 출력한 것"
    ).rare,
    .attribute(.other, for: [.choice], "or a typed value", "직접 적어도 됨").rare,
    .attribute(.pattern, taking: "RE", for: FieldKind.typed, "what it must contain", "담아야 할 정규식"),
    .attribute(.range, taking: "A..B", for: [.integer, .number], "numbers: from A to B", "수: A부터 B까지"),
    .attribute(
      .length, taking: "A..B", for: [.text, .secret, .multiline, .path], "texts: A to B chars",
      "글자 수: A부터 B까지"),
    .attribute(.check, taking: "COMMAND", for: FieldKind.asked, "judges: 0 accepts", "명령이 0이면 맞음"),
    .attribute(.checkTimeout, taking: "T", for: FieldKind.asked, "for commands (5s)", "명령의 시간 (5s)").rare,
    .attribute(.message, taking: "TEXT", for: FieldKind.asked, "said when refused", "틀렸을 때 할 말"),
    .attribute(.when, taking: "COND", for: FieldKind.allCases, "only if COND holds", "COND일 때만 물음"),
    .attribute(.advanced, for: FieldKind.allCases, "hidden until M-a", "M-a로 보임").rare,
    .attribute(.twice, for: [.secret], "asked twice", "두 번 물음").rare,
    .attribute(.trim, for: FieldKind.typed, "drop outer blanks", "양끝 공백 버림"),
    .attribute(
      .complete, taking: "WORDS", for: FieldKind.lines, "or @files @dirs !CMD", "@files @dirs !CMD"),
    .attribute(
      .history, taking: "KEY|FILE", for: FieldKind.typed.filter { $0 != .secret }, "keep for Up, C-r",
      "Up, C-r로 다시"
    ).rare,
    .attribute(.dirs, for: [.path], "Tab: only folders", "Tab: 폴더만").rare,
    .attribute(.rows, taking: "N", for: [.multiline], "multiline height (6)", "multiline의 높이 (6)").rare,
    .attribute(.mask, taking: "none", for: [.secret], "show no marks", "표시도 없음").rare,
  ]

  /// The rows of what belongs to the form.
  static let form: [OptionRow] = [
    .form(.title, taking: "TEXT", "words above the form", "폼 제목"),
    .form(.doneLabel, taking: "TEXT", "the button's word", "버튼 이름 (완료)").rare,
    .form(.lang, taking: "ko|en", "language", "언어"),
    .form(.color, taking: "WHEN", "auto always never", "auto always never").rare,
    .form(.plain, "plain lines", "꾸밈없는 줄"),
    .form(.clear, "leave nothing", "화면에 남기지 않음"),
    .form(.review, "show all at the end", "내기 전에 모두 보임").rare,
    .form(.input, taking: "FROM", "auto tty stdin none", "auto tty stdin none"),
    .form(.noInput, "ask nothing", "묻지 않음"),
    .form(.set, taking: "NAME=V", "answer a field", "항목에 답함"),
    .form(.answers, taking: "FILE", "dotenv or JSON", "dotenv나 JSON 파일").rare,
    .form(.envPrefix, taking: "P", "take $P_NAME", "환경 변수의 앞말").rare,
    .form(.save, taking: "FILE", "keep the answers", "답을 남길 파일").rare,
    .form(.args, "flags follow: \"$@\"", "뒤는 \"$@\"의 플래그"),
    .form(.nul, short: "0", "as -O nul", "-O nul과 같음").rare,
    .form(.prefix, taking: "P", "put before names", "이름 앞에 붙임"),
    .form(.timeout, taking: "T", "5m; also ms s h", "5m; ms s h도 됨"),
    .form(.inputrc, taking: "FILE", "or none: no inputrc", "none: 설정 없이").rare,
    .form(.keys, taking: "FILE", "press keys (test)", "키를 누름 (시험)").rare,
    .form(.screen, "print their screen", "그 화면을 출력").rare,
    .form(.repeat, "ask again and again", "거듭 물음"),
    .form(.keep, taking: "NAME", "next form's default", "다음 폼의 기본값으로").rare,
    .form(.allOrNothing, "judge all first", "모두 확인한 뒤 실행").rare,
    .form(.explain, "say what is read", "입력 경로 설명").rare,
    .form(.help, "this; all: more", "all: 더 자세히"),
    .form(.version, "the version", "버전").rare,
    .form(
      .inputFormat, taking: "F", "lines (default) nul dotenv csv tsv jsonl",
      "lines(기본값) nul dotenv csv tsv jsonl"
    ).rare,
    .form(
      .output, short: "O", taking: "F", "shell (default) fish json dotenv nul values none",
      "shell(기본값) fish json dotenv nul values none"),
  ]
}
