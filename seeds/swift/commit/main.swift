// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PromptKit

// A commit message, composed: as `git commit --file <(commit-message)`, or as a prepare-commit-msg hook.

/// The parts of a message, in the manner of conventionalcommits.org.
struct Message {
  enum Kind: String, CaseIterable {
    case feat, fix, docs, refactor, test, chore

    /// What stands beside it in the list.
    var words: String {
      switch self {
      case .feat: "something new for users"
      case .fix: "something that was wrong"
      case .docs: "words only"
      case .refactor: "another shape, the same behaviour"
      case .test: "tests only"
      case .chore: "what keeps the house"
      }
    }
  }

  var kind: Kind
  var scope: String
  var subject: String
  var body: String
  var breaking: String?

  var text: String {
    var text =
      kind.rawValue + (scope.isEmpty ? "" : "(\(scope))") + (breaking == nil ? "" : "!") + ": " + subject
    if !body.isEmpty { text += "\n\n" + body }
    if let breaking { text += "\n\nBREAKING CHANGE: " + breaking }
    return text
  }
}

/// What is wrong with a subject, if anything is.
@Sendable func fault(inSubject subject: String) -> String? {
  if subject.hasSuffix(".") { return "no full stop at the end" }
  return subject.first?.isUppercase == true ? "begin with a small letter" : nil
}

var form = try Form(
  "Commit",
  ChoiceField("Kind", of: Message.Kind.self, words: \.words),
  TextField("Scope").placeholder("none").history(.key("commit-scope")),
  TextField("Subject").required().trimmed().length(...50).check(fault(inSubject:)),
  TextView("Body", rows: 8),
  YesNoField("Breaks something", name: "breaks").default(false),
  TextField("What breaks").required().when("breaks")
    .note("Who upgrades reads this first: say what they have to change."))
form.settings.isReviewed = true
form.settings.onNotice = { print($0, to: &standardError) }

do throws(PromptError) {
  let (kind, scope, subject, body, _, breaking) = try form.run()
  print(Message(kind: kind, scope: scope, subject: subject, body: body, breaking: breaking).text)
} catch {
  for line in form.explanation(of: error) { print(line, to: &standardError) }
  exit(1)
}
