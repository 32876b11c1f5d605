// SPDX-License-Identifier: GPL-3.0-or-later

/// Which fields apply.
extension LiveForm {
  /// Whether the field applies, or may apply when fields before it that are asked have been answered.
  func mayApply(_ index: Int) -> Bool {
    var mayChange = fields.indices.prefix(index).map(isAsked)
    for earlier in fields.indices.prefix(index) where !applies(earlier) {
      mayChange[earlier] = condition(of: earlier)?.terms.contains { mayChange[$0.field] } ?? false
    }
    return applies(index) || condition(of: index)?.terms.contains { mayChange[$0.field] } ?? false
  }

  /// Whether the field's condition names a field whose answer is refused, so that another may change whether it holds.
  func isConditionInDoubt(of index: Int) -> Bool {
    condition(of: index)?.terms.contains { if case .refused = states[$0.field] { true } else { false } }
      ?? false
  }

  /// Judges the conditions that depend on the field that the focus leaves, and those that depend on what changes then.
  ///
  /// A condition names earlier fields only, so one pass downwards is enough.
  func judgeConditions(after index: Int) {
    var pending = Set(dependents(of: index))
    var later = index
    while !pending.isEmpty && later < fields.count - 1 {
      later += 1
      guard pending.remove(later) != nil else { continue }
      let didApply = applies(later)
      judgeCondition(of: later)
      if applies(later) != didApply { pending.formUnion(dependents(of: later)) }
    }
  }

  func judgeCondition(of index: Int) {
    guard let condition = condition(of: index) else { return }
    let didApply = applies(index)
    happen(condition.holds(held) ? .conditionHolds : .conditionFailed, to: index)
    if !didApply && applies(index) { judgeAgain(index) }
  }

  private func held(_ index: Int) -> Held? {
    guard applies(index) else { return nil }
    let field = fields[index]
    if let answer = states[index].answer { return Held(answer) }
    if case .accepted(let answer) = field.question.kind.judge(field.heldText) { return Held(answer) }
    return Held(text: field.heldText, values: nil, isFlag: false)
  }
}
