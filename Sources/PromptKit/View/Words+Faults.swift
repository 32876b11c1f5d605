// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a form cannot be made.
extension Words {
  /// The message about a form whose questions do not make one.
  package func fault(_ fault: FormFault) -> String {
    message(text(of: fault), field: fault.field, place: fault.isOfDefault ? asDefaultPlace : nil)
  }

  /// What is wrong with an expression: where reading it failed, and why in PCRE2's English words.
  package func fault(_ fault: PatternFault) -> String {
    say(
      "\(fault.source.quoted) is not a regular expression: \(fault.explanation) at byte offset \(fault.byteOffset)",
      "\(fault.source.quoted): 정규식이 아닙니다(바이트 위치 \(fault.byteOffset)): \(fault.explanation)")
  }

  private func text(of fault: FormFault) -> String {
    switch fault {
    case .wrongName(let name):
      say(
        "\(name.quoted) is not a name; letters, digits and _, no digit at the beginning",
        "\(name.quoted): 이름이 아닙니다. 영문자, 숫자, _만 쓰고 숫자로 시작하지 않습니다")
    case .repeatedName(let name):
      say("two fields are named \(name.quoted)", "\(name.quoted): 같은 이름의 항목이 이미 있습니다")
    case .noOptions:
      say("there is nothing to choose; give --option or --options", "고를 것이 없습니다. --option 또는 --options로 적으세요")
    case .repeatedOption(_, let value):
      say("\(value.quoted) is an option twice", "\(value.quoted): 목록에 두 번 있습니다")
    case .optionWithLineBreak(_, let value):
      say(
        "the option \(value.quoted) holds a line break; give --options for one option a line",
        "\(value.quoted): 목록의 값에 줄바꿈이 있습니다. 한 줄에 하나씩 적으려면 --options를 쓰세요")
    case .wrongDefault(_, let refusal) where refusal.reason == .nothingPicked:
      say("the default is empty, which is not an option", "기본값이 비어 있으나 빈 값은 목록에 없습니다")
    case .wrongDefault(_, let refusal): sentence(of: refusal)
    case .wrongCondition(_, let text, let fault): self.text(of: fault, in: text)
    case .rangeWithoutNumber: say("--range is for numbers", "--range는 숫자 항목에만 씁니다")
    case .lengthWithoutText: say("--length is for texts", "--length는 글 항목에만 씁니다")
    case .historyNotAllowed:
      say("answers of this kind are not kept", "이 종류의 답은 남기지 않습니다")
    case .completionNotAllowed:
      say("--complete is for a line of text", "--complete는 한 줄 항목에만 씁니다")
    case .advancedWithoutDefault:
      say(
        "an advanced field is answered unseen; give it a default",
        "--advanced 항목은 보이지 않는 동안 기본값으로 답합니다. 기본값을 적으세요")
    case .defaultNotAllowed:
      say("this kind has no default", "이 종류에는 기본값을 둘 수 없습니다")
    case .wrongPattern(_, let fault): self.fault(fault)
    case .wrongHistoryKey(_, let key):
      say("\(key.quoted) is no key of a history", "\(key.quoted): 기록의 이름이 될 수 없습니다")
    case .conditionNotOptional:
      say("a field with a condition may have no answer", "조건이 붙은 항목은 답이 없을 수 있습니다")
    }
  }

  private func text(of fault: ConditionFault, in condition: String) -> String {
    switch fault {
    case .notATerm(let term):
      say(
        "in the condition \(condition.quoted), \(term.quoted) is none of NAME, !NAME, NAME=V, NAME!=V, NAME~RE",
        "조건 \(condition.quoted)의 \(term.quoted): NAME, !NAME, NAME=V, NAME!=V, NAME~RE 가운데 하나가 아닙니다")
    case .alternative:
      say(
        "in the condition \(condition.quoted), or joins nothing; NAME~^(A|B)$ holds for either of two values",
        "조건 \(condition.quoted): or로는 이을 수 없습니다. 두 값 가운데 하나면 된다면 NAME~^(A|B)$로 적으세요")
    case .notAnEarlierField(let name):
      say(
        "in the condition \(condition.quoted), \(name.quoted) is no field before this one",
        "조건 \(condition.quoted)의 \(name.quoted): 이 항목 앞에 그런 항목이 없습니다")
    case .pattern(let fault):
      say("in the condition \(condition.quoted), ", "조건 \(condition.quoted)의 ") + self.fault(fault)
    }
  }

  /// A refusal where only the kind of the field was asked, so that no question is at hand.
  private func sentence(of refusal: Refusal) -> String {
    givenRefusal(refusal, of: Question("", kind: TextKind()))
  }
}

extension FormFault {
  /// Whether a default is at fault, so that it is told like one that is refused later.
  fileprivate var isOfDefault: Bool {
    if case .wrongDefault(_, let refusal) = self { refusal.reason != .nothingPicked } else { false }
  }

  /// The field that is at fault; `nil` where its name is.
  fileprivate var field: String? {
    switch self {
    case .wrongName, .repeatedName: nil
    case .noOptions(let field), .repeatedOption(let field, _), .optionWithLineBreak(let field, _),
      .wrongDefault(let field, _),
      .wrongCondition(let field, _, _), .rangeWithoutNumber(let field), .lengthWithoutText(let field),
      .historyNotAllowed(let field), .completionNotAllowed(let field), .advancedWithoutDefault(let field),
      .defaultNotAllowed(let field), .wrongPattern(let field, _), .wrongHistoryKey(let field, _),
      .conditionNotOptional(let field):
      field
    }
  }
}
