// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

/// A form in a window, as the session lays it out, without a terminal and an editor.
final class Scene {
  let form: LiveForm
  let bar = AccessoryBar()
  let words: Words
  private let size: Size
  private var refusal: Objection?

  init(title: String = "", _ questions: [Question], rows: Int, columns: Int, language: Language = .korean)
    throws
  {
    words = Words(language)
    form = try LiveForm(title: title, questions)
    size = Size(rows: rows, columns: columns)
    bar.doneButton.keys = ["⏎", "^D"]
    form.begin()
  }

  /// The form that most frames show: a name, a token, an environment, a port and a memo.
  static func deployment(rows: Int, columns: Int, memoRows: Int = 6, language: Language = .korean) throws
    -> Scene
  {
    var name = Question("name", "이름", kind: TextKind())
    name.isRequired = true
    var token = Question("token", "접근 토큰", kind: SecretKind())
    token.isRequired = true
    token.length = LengthRange("8..")
    let options = [("dev", "개발"), ("stage", "스테이징"), ("prod", "운영")].map { ChoiceOption($0, $1) }
    var env = Question("env", "환경", kind: ChoiceKind(options))
    env.defaultText = "dev"
    var port = Question("port", "포트", kind: NumberKind(isInteger: true))
    port.defaultText = "1194"
    port.range = NumberRange("1..65535")
    let memo = Question("memo", "메모", kind: MultilineKind(rows: memoRows))
    return try Scene(
      title: "배포 설정", [name, token, env, port, memo], rows: rows, columns: columns, language: language)
  }

  /// Ends the editing of the focused field with `text`.
  func answer(_ text: String) {
    guard let focus = form.focus else { return }
    let field = form.fields[focus]
    if field is LiveChoiceField { field.hold(text) } else { field.edited = EditedText(text) }
    field.inputAccessory = bar
    bar.doneButton.tap()
  }

  func focus(on name: String) {
    while form.moveBack() {}
    while let focus = form.focus, form.fields[focus].question.name != name, form.moveForward() {}
  }

  func hold(_ text: String, in name: String) {
    form.index(of: name).map { form.fields[$0].hold(text) }
  }

  /// Taps Done on a text that is refused.
  func refuse(_ text: String) {
    answer(text)
    guard let focus = form.focus, case .refused(let refusal) = form.states[focus] else { return }
    self.refusal = words.objection(to: refusal, of: form.fields[focus].question)
  }

  func frame(typing text: String, columns: Int? = nil) -> Frame {
    guard let focus = form.focus else { return Frame() }
    form.fields[focus].edited = EditedText(text)
    BarContent(form, words: words).fill(
      bar, keys: BarContent.Keys(done: keys(of: form.fields[focus]), back: "S-Tab"))
    if let refusal { bar.hint = .refusal(refusal) }
    return view(columns: columns)?.frame(editing: EditedText(text)) ?? Frame()
  }

  /// The form as it is laid out before a key; `nil` where no field has the focus.
  func view(columns: Int? = nil) -> FormView? {
    let size = Size(rows: size.rows, columns: columns ?? size.columns)
    return FormView(form, bar: bar, in: size, theme: Theme(depth: .none), words: words)
  }

  func bar(columns: Int) -> String {
    frame(typing: "", columns: columns).rows.last?.text ?? ""
  }

  func expect(typing text: String, _ picture: String, at location: SourceLocation = #_sourceLocation) {
    #expect(frame(typing: text).description == picture, sourceLocation: location)
  }

  /// Compares the last rows only.
  func expectBlock(typing text: String, _ picture: String, at location: SourceLocation = #_sourceLocation) {
    let count = picture.split(separator: "\n", omittingEmptySubsequences: false).count
    let lines = frame(typing: text).description.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.suffix(count).joined(separator: "\n") == picture, sourceLocation: location)
  }

  private func keys(of field: LiveField) -> [String] { field is LiveTextView ? ["^D"] : ["⏎", "^D"] }
}
