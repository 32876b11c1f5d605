// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness
import Testing

/// The form that most stories fill in: five kinds of field, with Korean words.
enum KoreanForm {
  static let arguments =
    ["--lang", "ko", "--title", "배포 설정"]
    + ["--text", "name", "이름", "-r", "--secret", "token", "접근 토큰", "-r", "--length", "8.."]
    + ["--choice", "env=dev", "환경", "-o", "dev", "개발", "-o", "stage", "-o", "prod", "운영"]
    + ["--integer", "port=1194", "포트", "--range", "1..65535", "--multiline", "memo", "메모"]

  /// The keys of a person who fills it in without a fault, and the lines that answer the same.
  static let keys = "홍길동 RET 비밀번호 12345 RET pr RET C-u 8443 RET 첫 SPC 줄 RET 둘째 C-d"
  static let lines = "홍길동\n비밀번호12345\nprod\n8443\n첫 줄\n둘째\n"

  /// What both must give.
  static let output = "name='홍길동'\ntoken='비밀번호12345'\nenv='prod'\nport='8443'\nmemo='첫 줄\n둘째'\n"
}
