// SPDX-License-Identifier: GPL-3.0-or-later

/// Hands the records of a loop on, and keeps the account of how that went.
final class Delivery {
  /// Where records go that are written.
  let output: RecordOutput

  /// How many records were refused.
  private(set) var refusedCount = 0

  private let loop: FormLoop
  private let command: RecordCommand?
  private let words: Words
  private var hasFailed = false

  /// Whether there was something wrong before the first record, so that none was read.
  private var isStreamRefused = false

  /// The records that wait until all are judged, with their numbers.
  private var pending: [(answers: Answers, number: Int)] = []

  /// Says what becomes of the records, a line each.
  let tell: (String) -> Void

  /// Hands records on as `loop` says; where that is a command, `command` runs it.
  init(
    _ loop: FormLoop, output: RecordOutput, command: RecordCommand?, words: Words,
    tell: @escaping (String) -> Void
  ) {
    self.tell = tell
    self.loop = loop
    self.output = output
    self.command = command
    self.words = words
  }

  /// How the loop ends when there are no more records.
  var end: FormLoop.End {
    isRefused ? .refused : hasFailed ? .commandFailed : .submitted
  }

  private var isRefused: Bool { refusedCount > 0 || isStreamRefused }

  /// Says what is wrong with the record `number`, and leaves it out.
  func refuse(_ faults: [AnswerFault], of form: LiveForm, number: Int) {
    if faults.contains(where: { $0.isBeforeRecords }) { isStreamRefused = true } else { refusedCount += 1 }
    words.lines(for: form.sorted(faults), in: form, record: number).forEach(tell)
  }

  /// Hands a record on, or keeps it until all are there; the result is how the loop ends, if it does.
  func take(_ answers: Answers, number: Int) throws(PromptError) -> FormLoop.End? {
    guard loop.isAllOrNothing else { return try deliver(answers, number) }
    if let command, !command.accepts(answers, number: number) {
      refusedCount += 1
    } else {
      pending.append((answers, number))
    }
    return nil
  }

  /// Hands on what was kept, unless a record was refused, and writes all that is not written yet.
  func finish() throws(PromptError) -> FormLoop.End {
    if loop.isAllOrNothing && isRefused {
      if refusedCount > 0 { tell(words.nothingUsed(refusedCount)) }
      return .refused
    }
    for (answers, number) in pending {
      if let end = try deliver(answers, number) { return end }
    }
    try write { () throws(SystemError) in try output.finish() }
    return end
  }

  /// The error that a failed output means.
  func write(_ body: () throws(SystemError) -> Void) throws(PromptError) {
    do throws(SystemError) {
      try body()
    } catch {
      throw .outputFailed(error.message)
    }
  }

  private func deliver(_ answers: Answers, _ number: Int) throws(PromptError) -> FormLoop.End? {
    switch loop.outlet {
    case .output(let format, let prefix, let masksSecrets):
      output.bytes += format.write(answers, prefix: prefix, masksSecrets: masksSecrets)
      try write { () throws(SystemError) in try output.flushIfLarge() }
      return nil
    case .command:
      switch command?.run(answers, number: number) {
      case nil, .succeeded: return nil
      case .failed: hasFailed = true
      case .refused: refusedCount += 1
      case .outputLost(let error): throw .outputFailed(error.message)
      case .stops(let end): return end
      case .interrupted(let signal): throw .interrupted(signal: signal.number)
      }
      return nil
    }
  }
}

extension AnswerFault {
  /// Whether it stands before the first record, as the names of a table do.
  fileprivate var isBeforeRecords: Bool {
    if case .malformed(let fault) = problem { fault.record == 0 } else { false }
  }
}
