// SPDX-License-Identifier: GPL-3.0-or-later

/// What is wrong with keys that were written down.
extension Words {
  /// Said when something in the file is no key.
  func wrongKeys(_ path: String, line: Int, _ text: String) -> String {
    // A backslash is what this is about, so it is not doubled.
    let text = "\"\(text.printable)\""
    return message(
      say(
        "\(text) is not a key in readline's notation; a backslash itself is \\\\",
        "\(text): readline 표기법의 키가 아닙니다. 백슬래시는 \\\\로 적으세요"),
      place: place(path, line))
  }

  /// Said when no key is left and the form waits for one.
  func keysRanOut(_ path: String) -> String {
    message(
      say("the keys ended before the form was submitted", "폼을 제출하기 전에 키가 끝났습니다"), place: place(path, nil))
  }

  /// Said when the form has ended before all keys were pressed.
  func keysLeftOver(_ path: String, line: Int) -> String {
    message(
      say("the form has ended, and keys are left over", "폼이 끝났는데 누를 키가 남았습니다"), place: place(path, line))
  }

  private func place(_ path: String, _ line: Int?) -> String {
    if KeysFile.isStandardInput(path) {
      return line.map { place(of: .line($0)) } ?? say("standard input", "표준 입력")
    }
    return line.map { place(of: .file(path, line: $0)) } ?? path.printable
  }
}
