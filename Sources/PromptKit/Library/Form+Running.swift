// SPDX-License-Identifier: GPL-3.0-or-later

/// Filling a form in.
extension Form {
  /// Fills the form in, and returns when it has been submitted. The terminal is as it was before when this returns or throws.
  ///
  /// One form at a time runs in a process, which has one terminal and one readline: a second call throws
  /// ``PromptError/anotherFormRuns`` at once. C-c, or another signal that would end the process, is thrown as
  /// ``PromptError/interrupted(signal:)``, and the process goes on.
  ///
  /// - Parameter observe: is given the bar that the fields will wear, before the first does, to subscribe to its taps.
  /// - Throws: why there are no answers; ``explanation(of:)`` puts it into words.
  public func run(observing observe: (AccessoryBar) -> Void = { _ in }) throws(PromptError) -> Value {
    try fillIn(observing: observe, nil)
  }
}
