// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct ReviewViewTests {
  @Test("A review shows all answers, none with the focus, and the bar asks")
  func whole() throws {
    let view = try view(rows: 24)
    #expect(
      view.frame(from: 0).description
        == """
        배포 설정
        ✓ 이름       홍길동
        ✓ 접근 토큰  ∙∙∙∙
        ✓ 환경       prod  운영
        ✓ 포트       1194
        ✓ 메모       첫 줄 ⋯ 2줄
        ▏ 확인하세요                            S-Tab 고치기   완료 ⏎ ^D
        """)
  }

  @Test("In a low window the rest is reached row by row, and marks say where there is more")
  func scrolling() throws {
    let view = try view(rows: 4)
    #expect(view.lastTop == 3)
    let rows = { (top: Int) in view.frame(from: top).rows.map(\.text) }
    #expect(rows(0).count == 4)
    #expect(rows(0)[0] == "배포 설정" && rows(0)[2].hasSuffix("▾"))
    #expect(rows(1)[0].hasSuffix("▴") && rows(1)[2].hasSuffix("▾"))
    #expect(rows(3)[0].hasSuffix("▴") && rows(3)[2].hasPrefix("✓ 메모") && !rows(3)[2].hasSuffix("▾"))
    #expect(rows(99) == rows(3))
    #expect(rows(-1) == rows(0))
  }

  @Test("Any window has room for something", arguments: [(1, 1), (1, 80), (2, 3), (65535, 65535)])
  func anySize(rows: Int, columns: Int) throws {
    let frame = try view(rows: rows, columns: columns).frame(from: 2)
    #expect(frame.rows.count <= rows)
    for row in frame.rows { #expect(row.columns <= columns) }
  }

  private func view(rows: Int, columns: Int = 64) throws -> ReviewView {
    let scene = try Scene.deployment(rows: rows, columns: columns)
    for answer in ["홍길동", "12345678", "prod", "1194", "첫 줄\n둘째 줄"] { scene.answer(answer) }
    scene.bar.hint = .expectation([scene.words.review])
    scene.bar.back = scene.words.edit("S-Tab")
    #expect(scene.form.focus == nil)
    return ReviewView(
      scene.form, bar: scene.bar, in: Size(rows: rows, columns: columns), theme: Theme(depth: .none),
      words: scene.words)
  }
}
