// SPDX-License-Identifier: GPL-3.0-or-later

/// Every word that a person sees, in English and Korean side by side, so that none can be missing in one of them.
///
/// What comes from elsewhere (labels, hints, answers) is printable in what these functions return.
package struct Words: Equatable, Sendable {
  /// Who speaks.
  enum Speaker {
    /// The command `prompt`: it says its name and names its options.
    case command
    /// A program with a form in it, whose name and options we do not know.
    case library
  }

  /// The language that is spoken.
  let language: Language

  /// Who speaks.
  let speaker: Speaker

  /// The words of a language, as the command says them.
  package init(_ language: Language) {
    self.init(language, of: .command)
  }

  /// The words of a language, as `speaker` says them.
  init(_ language: Language, of speaker: Speaker) {
    self.language = language
    self.speaker = speaker
  }

  /// The one of two texts that is in the language spoken.
  package func say(_ english: String, _ korean: String) -> String {
    switch language {
    case .english: english
    case .korean: korean
    }
  }

  /// A text as messages cite it: in quotes, printable, its middle left out where it is long.
  package func quoted(_ text: String) -> String { text.quoted }

  /// A text from elsewhere as it may be shown: without control characters and their like.
  package func shown(_ text: String) -> String { text.printable }

  /// How many columns a terminal gives to a text.
  package func columns(of text: String) -> Int { text.columns }

  /// A text with spaces behind it, so that it fills `columns`; longer ones stay as they are.
  package func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(columns - text.columns, 0))
  }

  /// `count` things in English, where `one` is the word for a single one.
  func count(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) " + (count == 1 ? one : many)
  }
}

/// The accessory bar and the marks of the form.
extension Words {
  /// The key that goes back, and its word.
  func back(_ key: String) -> String { say("\(key) back", "\(key) 이전") }

  /// The key that ends a loop of forms, and its word.
  func end(_ key: String) -> String { say("\(key) end", "\(key) 끝") }

  /// How many lines a text view holds.
  func lines(_ count: Int) -> String { say(self.count(count, "line", "lines"), "\(count)줄") }

  /// What stands for the lines that are not shown; `count` is how many lines there are.
  func elidedLines(_ count: Int) -> String { Mark.elision + " " + lines(count) }

  /// How many options the filter lets through, of how many.
  func options(_ count: Int, of total: Int) -> String { "\(count) / \(total)" }

  /// Said while a command judges the answer.
  var checking: String { say("checking ⋯", "확인 중 ⋯") }

  /// The mark of vi's command mode.
  var commandMode: String { say("[command]", "[명령]") }

  /// Said while typing replaces what is there.
  var overwriteMode: String { say("[overwrite]", "[덮어쓰기]") }

  /// Said while vi's keys select lines.
  var linesMode: String { say("[lines]", "[줄 선택]") }

  /// The label of the row in which a secret is given once more.
  var again: String { say("again", "다시") }

  /// The key that shows or hides the advanced fields, and its word.
  func advanced(_ key: String) -> String { say("\(key) advanced", "\(key) 고급") }

  /// Said while a command lists the options.
  var listing: String { say("listing ⋯", "불러오는 중 ⋯") }

  /// What the bar says of a field that is refused while another has the focus.
  func refusedElsewhere(_ refusal: Refusal, of question: Question) -> Objection {
    objection(to: refusal, of: question).following(label(of: question).printable + ": ")
  }

  /// What the bar asks when all answers are shown before they are submitted.
  var review: String { say("all right?", "확인하세요") }

  /// The key that leaves the review, and its word.
  func edit(_ key: String) -> String { say("\(key) edit", "\(key) 고치기") }
}

/// What the bar says of the person's last key.
extension Words {
  /// A paste of several lines became one line.
  func linesJoined(_ count: Int) -> String {
    say(self.count(count, "line", "lines") + " joined", "\(count)줄을 한 줄로 이었습니다")
  }

  /// The person's own editor did not end well, and what it may have made of the text is not taken.
  var editorFailed: String {
    say("the editor failed; the text is as it was", "편집기가 제대로 끝나지 않아 글을 그대로 두었습니다")
  }

  /// A paste of several lines into a secret changed nothing.
  var pasteRefused: String {
    say("not pasted: several lines", "붙여 넣지 않았습니다. 여러 줄입니다")
  }

  /// Bytes of a paste that no text holds were left out or replaced.
  var pasteRepaired: String {
    say("pasted without what is not text", "글이 아닌 바이트는 빼고 붙여 넣었습니다")
  }

  /// A command took too long to say what completes the text.
  var completionTookTooLong: String {
    say("the completion command took too long", "완성할 말을 찾는 명령이 너무 오래 걸려 그만두었습니다")
  }

  /// Keys that waited unread, meant for another field, were dropped.
  func keysDropped(_ count: Int) -> String {
    say(self.count(count, "key", "keys") + " dropped", "미리 누른 키 \(count)개를 버렸습니다")
  }
}
