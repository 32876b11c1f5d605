// SPDX-License-Identifier: GPL-3.0-or-later

/// The lines of the plain front.
extension Words {
  /// The line above all questions.
  func plainTitle(_ title: String, fields count: Int) -> String {
    let fields = say(self.count(count, "field", "fields"), "항목 \(count)개")
    return title.isEmpty ? fields : title.printable + ", " + fields
  }

  /// A question up to where the answer is typed: the position, the label, what is expected in brackets, and what an empty
  /// line takes in brackets of its own: the default, or `standing` where the field holds that by now.
  func plainQuestion(_ question: Question, position: String, standing: String? = nil) -> String {
    let expected = plainExpectations(of: question).joined(separator: ", ")
    var line = position.isEmpty ? "" : position + " "
    line += question.label.isEmpty ? question.name : label(of: question).printable
    if !expected.isEmpty { line += " (\(expected))" }
    let standing = standing ?? question.defaultText ?? ""
    if !standing.isEmpty { line += " [\(question.isSecret ? Answers.secretMarks : standing.printable)]" }
    return line + ": "
  }

  /// The line for a field that was answered elsewhere.
  func plainGiven(_ question: Question, _ answer: Answer) -> String {
    var text = answer.shown
    if question.isSecret && !answer.isEmpty { text = Answers.secretMarks }
    return (question.label.isEmpty ? question.name : question.label.printable) + ": " + text
  }

  /// What is asked in plain lines when all answers have been shown.
  var plainReview: String {
    say("all right? (Enter: done, :b: back): ", "확인하세요 (Enter 완료, :b 고치기): ")
  }

  /// The lines of a note.
  func plainNote(_ question: Question) -> [String] {
    question.label.split(separator: "\n", omittingEmptySubsequences: false).map { $0.printable }
  }

  /// The line that follows an answer that is refused.
  func plainRefusal(_ refusal: Refusal, of question: Question) -> String {
    var sentence = self.refusal(refusal, of: question)
    if case .wrongLength(let length, _) = refusal.reason, refusal.message == nil {
      // 이상 ends in a consonant, 이하, 자 and 까지 do not.
      let ending = length.upper == nil ? "이어야 합니다" : "여야 합니다"
      sentence = say("it must have \(self.length(length))", self.length(length) + ending)
    }
    return say("wrong answer: ", "잘못된 답: ") + sentence
  }

  private func plainExpectations(of question: Question) -> [String] {
    var parts = expectations(of: question)
    switch question.kind.editing {
    case .list(let list):
      parts.append(list.options.map { plainOption($0, of: question) }.joined(separator: ", "))
      if list.takesOther { parts.append(other) }
      if list.picking == .several { parts.append(say("several by commas", "여러 개는 쉼표로")) }
    case .secret: parts.append(say("input is not shown", "입력이 보이지 않습니다"))
    case .lines:
      parts += [
        say("several lines", "여러 줄"),
        say("end with Ctrl-D or a line of .", "끝내려면 Ctrl-D 또는 . 한 줄"),
      ]
    case .line, .nothing: break
    }
    return parts.filter { !$0.isEmpty }
  }

  private func plainOption(_ option: ChoiceOption, of question: Question) -> String {
    let label = self.label(of: option, in: question).printable
    let value = shown(option.value, of: question)
    guard !label.isEmpty else { return value }
    return option.value.isEmpty ? shown(label, of: question) : value + " " + label
  }

  /// A name as it is told from others, and typed: among several a comma in it stands behind a backslash.
  private func shown(_ name: String, of question: Question) -> String {
    question.takesSeveral ? SeparatedNames.join([name]).printable : name.listed
  }
}
