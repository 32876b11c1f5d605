// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct FieldStateTests {
  private static let old = FieldState.answered(.text("old"))
  private static let oldRefused = FieldState.refused(Refusal(.required, of: ""))
  private static let refusal = Refusal(.notANumber, of: "x")

  @Test(
    "Every event in every state leads to one state",
    arguments: [
      (FieldState.open, FieldState.Event.changed, FieldState.open),
      (.open, .ended(.text("a")), .answered(.text("a"))),
      (.open, .refused(refusal), .refused(refusal)), (.open, .conditionFailed, .notApplicable),
      (.open, .conditionHolds, .open),
      (old, .changed, .open), (old, .ended(.text("a")), .answered(.text("a"))),
      (old, .refused(refusal), .refused(refusal)),
      (old, .conditionFailed, .notApplicable), (old, .conditionHolds, old),
      (oldRefused, .changed, .open), (oldRefused, .ended(.text("a")), .answered(.text("a"))),
      (oldRefused, .refused(refusal), .refused(refusal)), (oldRefused, .conditionFailed, .notApplicable),
      (oldRefused, .conditionHolds, oldRefused),
      (.notApplicable, .changed, .notApplicable), (.notApplicable, .ended(.text("a")), .notApplicable),
      (.notApplicable, .refused(refusal), .notApplicable), (.notApplicable, .conditionFailed, .notApplicable),
      (.notApplicable, .conditionHolds, .open),
    ] as [(FieldState, FieldState.Event, FieldState)])
  func transitions(state: FieldState, event: FieldState.Event, next: FieldState) {
    #expect(state.after(event) == next)
  }

  @Test("A field wants an answer when it is open or was refused")
  func isOpen() {
    #expect(
      [FieldState.open, Self.oldRefused, Self.old, .notApplicable].map(\.isOpen) == [
        true, true, false, false,
      ])
  }
}
