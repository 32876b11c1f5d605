// SPDX-License-Identifier: GPL-3.0-or-later

// The command has one thread, and in Embedded Swift no runtime for tasks.
#if !hasFeature(Embedded)

  /// Filling a form in from a task.
  extension Form {
    /// Fills the form in on a thread of its own, and returns when it has been submitted.
    ///
    /// The calling task waits and keeps no thread of Swift's concurrency from other work. When it is cancelled the form is taken
    /// away, the terminal is as it was before, and `CancellationError` is thrown. Checks that are closures run on the thread of
    /// the form, and a cancelled task waits for the one that runs. All else is as in the other call: one form at a time.
    ///
    /// - Parameter observe: is given the bar that the fields will wear, before the first does, on the thread of the form; read
    ///   ``Taps/values`` there, and wait for them in a task of your own.
    /// - Throws: a ``PromptError``, or `CancellationError` when the task is cancelled before the form is submitted.
    public func run(
      observing observe: @escaping @Sendable (AccessoryBar) -> Void = { _ in }
    ) async throws -> Value {
      let cancellation = Cancellation()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          let isStarted = OwnThread.start {
            let result = Result { () throws(PromptError) in
              try fillIn(observing: observe, cancellation)
            }
            continuation.resume(with: result.mapError(\.ofTask))
          }
          if !isStarted { continuation.resume(throwing: PromptError.noThread) }
        }
      } onCancel: {
        cancellation.cancel()
      }
    }
  }

  extension PromptError {
    /// The error that a task ends with: of one that was cancelled it is Swift's own.
    fileprivate var ofTask: any Error {
      if case .interrupted(Signal.cancellation.number) = self { CancellationError() } else { self }
    }
  }

#endif
