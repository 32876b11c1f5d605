// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct FieldStateTests {
  private static let old = FieldState.answered(.text("old"))
  private static let oldRefused = FieldState.refused(Refusal(.required, of: ""))
  private static let checking = FieldState.checking(.text("new"))
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
      (.open, .checking(.text("a")), .checking(.text("a"))),
      (old, .checking(.text("a")), .checking(.text("a"))),
      (oldRefused, .checking(.text("a")), .checking(.text("a"))),
      (checking, .changed, .open), (checking, .checking(.text("a")), .checking(.text("a"))),
      (checking, .ended(.text("new")), .answered(.text("new"))),
      (checking, .refused(refusal), .refused(refusal)),
      (checking, .conditionFailed, .notApplicable), (checking, .conditionHolds, checking),
      (.notApplicable, .checking(.text("a")), .notApplicable),
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
      [FieldState.open, Self.oldRefused, Self.old, Self.checking, .notApplicable].map(\.isOpen) == [
        true, true, false, false, false,
      ])
  }

  @Test("An answer that is being checked counts as answered")
  func answer() {
    let states = [FieldState.open, Self.oldRefused, Self.old, Self.checking, .notApplicable]
    #expect(states.map(\.answer) == [nil, nil, .text("old"), .text("new"), nil])
    #expect(states.map(\.isChecking) == [false, false, false, true, false])
  }
}
