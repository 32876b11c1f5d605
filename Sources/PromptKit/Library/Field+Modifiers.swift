// SPDX-License-Identifier: GPL-3.0-or-later

/// What all fields can be told.
extension Field {
  /// The field with words for the bar, in place of those that its rules say by themselves.
  public func hint(_ words: String) -> Self { with { $0.hint = words } }

  /// The field with words that stand dim in it while it is empty; they are never an answer.
  public func placeholder(_ words: String) -> Self { with { $0.placeholder = words } }

  /// The field with a paragraph above it, which is read and not answered.
  public func note(_ paragraph: String) -> Self { with { $0.note = paragraph } }

  /// The field with words that are said instead of the built-in ones when its answer is refused. What a ``check(_:)`` says
  /// goes before.
  public func message(_ words: String) -> Self { with { $0.message = words } }

  /// The field hidden until a person asks for it with M-a (`za` in vi's command mode), its default taken. It needs a default
  /// if it must be answered.
  public func advanced() -> Self { with { $0.isAdvanced = true } }

  /// The field judged by a closure, after all its other rules and the checks before.
  ///
  /// ```swift
  /// TextField("Tag").check { tags.contains($0) ? "there is such a tag already" : nil }
  /// ```
  ///
  /// It is called when the person ends the editing of the field, and for an answer from a pipe in the same way; never for an
  /// empty answer. It runs on the thread of the form, which does nothing else meanwhile: what takes longer belongs into a
  /// command (``check(command:timeLimit:)``).
  ///
  /// - Parameter fault: says what is wrong with a value, in the words that the person is to read, or `nil` where nothing is.
  ///   An empty text stands for the built-in words. An error is said by its description.
  public func check(_ fault: @escaping @Sendable (Value) throws -> String?) -> Self {
    let before = question.validation
    let field = self
    return with {
      $0.validation = { answer in
        if let said = before?(answer) { return said }
        guard let value = field.value(of: answer) else { return "" }
        do { return try fault(value) } catch { return "\(error)" }
      }
    }
  }

  /// The field judged by a shell command while the person goes on.
  ///
  /// The value is `$1` and on standard input, a secret there alone; the answers before it that have names are in its
  /// environment. It accepts by exiting with 0, and the first line of its errors says why it does not.
  ///
  /// - Parameters:
  ///   - command: what the shell runs.
  ///   - timeLimit: how long it may take, its children included, and so how long the command that lists a choice's options may;
  ///     `nil` leaves what was said there, else 5 seconds.
  public func check(command: String, timeLimit: Duration? = nil) -> Self {
    with {
      $0.check = command
      if let timeLimit { $0.commandLimit = timeLimit }
    }
  }

  /// The field asked only where a condition about earlier fields holds; its value is then optional, and `nil` where it does not.
  ///
  /// ```swift
  /// ChoiceField("Environment", ["dev", "prod"], name: "env"),
  /// TextField("Reason").required().when("env=prod"),  // String?
  /// ```
  ///
  /// - Parameter condition: in the notation of ``Question/condition``. One that cannot be read, or names no earlier field, is
  ///   told when the form is made.
  public func when(_ condition: String) -> OptionalField<Self> {
    OptionalField(with { $0.condition = condition }, mayBeLeftEmpty: false)
  }
}
