// SPDX-License-Identifier: GPL-3.0-or-later

/// Why an answer is refused, and what would be right.
extension Words {
  /// The sentence for the bar: the text, what is wrong with it, and what would be right.
  ///
  /// The question's own message stands instead of all this where it has one. The text of a secret is never cited, only
  /// its length.
  func refusal(_ refusal: Refusal, of question: Question) -> String {
    objection(to: refusal, of: question).whole
  }

  /// The same sentence, of which the text can be shortened where there is little room.
  func objection(to refusal: Refusal, of question: Question) -> Objection {
    if let message = refusal.message, !message.isEmpty { return Objection(message.printable) }
    return sentence(of: refusal, question, asking: "")
  }

  /// The sentence for a message about an answer that nobody typed: it begins with the text even where the question
  /// brings its own words, and asks to give what would be right.
  func givenRefusal(_ refusal: Refusal, of question: Question) -> String {
    guard let message = refusal.message, !message.isEmpty else {
      return sentence(of: refusal, question, asking: say("give ", "")).whole
    }
    // What a command says is about itself, not about an answer.
    if refusal.isOfOptions { return fault(of: refusal, question) + ": " + message.printable }
    return (subject(of: refusal, question).map { $0 + ": " } ?? "") + message.printable
  }

  private func sentence(of refusal: Refusal, _ question: Question, asking verb: String) -> Objection {
    let subject = self.subject(of: refusal, question)
    let fault = fault(of: refusal, question)
    let remedy = self.remedy(for: refusal, question)
    let end = remedy.isEmpty ? "" : say("; " + verb, ". ") + remedy
    guard let subject else { return Objection(fault + end) }
    let rest = say(" ", ": ") + fault + end
    return question.isSecret ? Objection(subject + rest) : Objection(citing: subject, rest)
  }

  /// What is wrong with the text, without the text; that of a secret is not cited, and its length is said already.
  private func fault(of refusal: Refusal, _ question: Question) -> String {
    switch refusal.reason {
    case .required: say("an answer is required", "꼭 답해야 합니다")
    case .nothingPicked: say("nothing is picked", "고른 것이 없습니다")
    case .notAnInteger where DecimalNumber(refusal.text) != nil: say("is not a whole number", "정수가 아닙니다")
    case .notAnInteger, .notANumber: say("is not a number", "숫자가 아닙니다")
    case .outOfRange: say("is out of range", "범위를 벗어났습니다")
    case .wrongLength(let length, let count) where question.isSecret:
      count < length.lower ?? 0 ? say("is too short", "너무 짧습니다") : say("is too long", "너무 깁니다")
    case .wrongLength(_, let count): say("has \(characters(count))", "\(count)자입니다")
    case .mismatch(let pattern) where question.hint.isEmpty: mustMatch(pattern)
    case .mismatch: say("does not have the right form", "형식에 맞지 않습니다")
    case .patternTookTooLong:
      say("took too long to compare with the pattern", "형식을 확인하는 데 너무 오래 걸립니다")
    case .notAnOption: say("is not an option", "목록에 없습니다")
    case .checkFailed: say("is not accepted", "받아들일 수 없습니다")
    case .checkTookTooLong(let limit):
      say("could not be checked within \(seconds(limit))", "\(seconds(limit)) 안에 확인하지 못했습니다")
    case .checkNotRun(let reason):
      say("cannot be checked: \(reason.printable)", "확인할 수 없습니다(\(reason.printable))")
    case .optionsNotListed: say("there is nothing to choose", "고를 것이 없습니다")
    case .optionsFailed(let ending):
      say("the options cannot be listed (\(ending.printable))", "목록을 불러오지 못했습니다(\(ending.printable))")
    case .optionsTooLong(let count):
      say("the list of options is longer than \(count >> 20) MiB", "목록이 \(count >> 20) MiB보다 깁니다")
    case .optionsTookTooLong(let limit):
      say("there was nothing to choose within \(seconds(limit))", "\(seconds(limit)) 안에 고를 것을 불러오지 못했습니다")
    case .differs: say("the two differ", "두 번 적은 것이 서로 다릅니다")
    case .invalidUTF8(let offset):
      say("is not UTF-8 at byte offset \(offset)", "UTF-8이 아닙니다(바이트 위치 \(offset))")
    case .holdsNUL(let offset):
      say("holds a NUL byte at byte offset \(offset)", "NUL 바이트가 있습니다(바이트 위치 \(offset))")
    case .holdsLineBreak(let offset):
      say("holds a line break at byte offset \(offset)", "줄 바꿈이 있습니다(바이트 위치 \(offset))")
    }
  }

  /// What would be right; empty where the fault says it already.
  private func remedy(for refusal: Refusal, _ question: Question) -> String {
    switch refusal.reason {
    case .outOfRange(let range): self.range(range)
    case .notAnInteger, .notANumber: question.range.map(range) ?? ""
    case .wrongLength(let length, _): self.length(length)
    case .mismatch: question.hint.printable
    case .nothingPicked, .notAnOption: options(of: question)
    case .required, .patternTookTooLong, .invalidUTF8, .holdsNUL, .holdsLineBreak, .checkFailed,
      .checkTookTooLong, .checkNotRun, .optionsNotListed, .optionsFailed, .optionsTooLong,
      .optionsTookTooLong, .differs:
      ""
    }
  }

  /// The text that is spoken of; `nil` where there is none.
  private func subject(of refusal: Refusal, _ question: Question) -> String? {
    switch refusal.reason {
    case .required, .nothingPicked, .differs: nil
    case _ where refusal.isOfOptions: nil
    default:
      question.isSecret
        ? say("the answer (\(characters(refusal.text.count)))", "답(\(refusal.text.count)자)")
        : refusal.text.quoted
    }
  }

  /// A time in seconds, with a digit behind the point where it is not whole.
  func seconds(_ time: Duration) -> String {
    let (whole, rest) = time.components
    let tenths = rest / 100_000_000_000_000_000
    let count = tenths == 0 ? "\(whole)" : "\(whole).\(tenths)"
    return say("\(count) s", "\(count)초")
  }

  private func options(of question: Question) -> String {
    guard case .list(let list) = question.kind.editing else { return "" }
    return values(of: list)
  }
}
