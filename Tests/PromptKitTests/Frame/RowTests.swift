// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct RowTests {
  @Test("Nothing that acts gets into a row")
  func printable() {
    var row = Row("ab\u{1b}[2J\n", .bold)
    row.append("한\u{202E}")
    #expect(row.text == "ab^[[2J^J한<U+202E>")
    #expect(row.columns == row.text.columns)
    #expect(row.cells.count == row.text.count)
  }

  @Test("A row knows the bytes, columns and style of each character")
  func cells() {
    var row = Row("a", .bold)
    row.append("한👨‍👩‍👧")
    #expect(row.cells.map(\.columns) == [1, 2, 2])
    #expect(row.cells.map(\.style) == [.bold, .plain, .plain])
    #expect(row.cells.map(\.isDisputed) == [false, false, true])
    #expect(Array(row.bytes(ofCellAt: 1)) == Array("한".utf8))
  }

  @Test("Rows put together are as one made at once")
  func joined() {
    var row = Row("한a")
    row.append(Row("b글"))
    #expect(row == Row("한ab글"))
  }

  @Test(
    "A row that does not fit is cut between characters and says so",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab⋯"), ("한글", 3, "한⋯"), ("한글입", 4, "한⋯"), ("ab", 1, "⋯"), ("ab", 0, ""),
      ("", 0, ""),
    ] as [(String, Int, String)])
  func fitted(text: String, limit: Int, result: String) {
    #expect(Row(text, .bold).fitted(to: limit) == Row(result, .bold))
  }

  @Test("Padding fills a row to a number of columns and never cuts")
  func padded() {
    var row = Row("한")
    row.pad(to: 4)
    #expect(row == Row("한  "))
    row.pad(to: 1)
    #expect(row.columns == 4)
  }

  @Test("A frame reads as it looks")
  func description() {
    let frame = Frame(
      rows: [Row("배포 설정  "), Row("› 이름  홍길동"), Row("")], cursor: Frame.Position(row: 1, column: 14))
    #expect(
      "\(frame)" == """
        배포 설정
        › 이름  홍길동▏

        """)
    #expect("\(Frame(rows: [], cursor: .init(row: 0, column: 2)))" == "  ▏")
  }
}
