// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit

extension Words {
  /// Said when standard input ended where several answers were still to come, of which only the first knows its line.
  func inputEnded(before line: Int) -> String {
    message(
      say(
        "standard input ended before line \(line); the answers are missing from there on, in this order",
        "표준 입력이 \(line)번째 줄 앞에서 끝났습니다. 거기서부터 이 차례로 답이 없습니다"))
  }
}
