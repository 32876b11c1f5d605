// SPDX-License-Identifier: GPL-3.0-or-later

/// Fills the form in with one record of a stream after another, with every rule that a form may have.
struct RecordLoop {
  /// What came of one record.
  private enum Outcome {
    case answered
    case refused([AnswerFault])
    /// The stream has no more records.
    case over
    /// Nothing of the stream belongs to the form, so that there is this one record and no other.
    case alone([AnswerFault])
  }

  private let loop: FormLoop
  private let settings: PromptSettings
  private let environment: Environment
  private let watch: Watch
  private let given: GivenAnswers

  /// The stream, by the names of its answers or without.
  private var records: RecordStream?
  private var answers: AnswerStream

  private var form: LiveForm
  private var kept: Answers?

  init(
    _ loop: FormLoop, _ form: LiveForm, _ given: GivenAnswers, _ settings: PromptSettings,
    _ environment: Environment, _ feed: StreamFeed, _ watch: Watch
  ) {
    self.loop = loop
    self.form = form
    self.given = given
    self.settings = settings
    self.environment = environment
    self.watch = watch
    let format = settings.inputFormat
    let reader = format.recordReader(for: form.fields.map { $0.question }, needed: given.needed)
    records = reader.map { RecordStream(feed, reader: $0, fieldCount: form.fields.count) }
    answers = AnswerStream(feed, reader: format.answerReader ?? LinesReader())
  }

  /// Hands one record after another to `delivery`; the result is how the loop ended before the stream did, if it has.
  mutating func run(_ delivery: Delivery, _ words: Words) throws(LoopFailure) -> FormLoop.End? {
    var number = 0
    while true {
      number += 1
      form = form.again()
      if let kept { loop.offer(kept, to: form) }
      switch try fill() {
      case .over: return nil
      case .answered: if let end = try take(delivery, number) { return end }
      case .alone(let faults):
        guard faults.isEmpty else {
          delivery.refuse(faults, of: form, number: number)
          return nil
        }
        return try take(delivery, number)
      case .refused(let faults):
        delivery.refuse(faults, of: form, number: number)
        if answers.isBroken || faults.contains(where: { $0.isEndUnknown }) {
          delivery.tell(words.recordHasNoEnd(number))
          return nil
        }
      }
    }
  }

  /// Leaves what was not needed for whoever reads the stream next.
  mutating func finish() throws(SystemError) {
    if records == nil { try answers.finish() } else { try records?.finish() }
  }

  private mutating func take(_ delivery: Delivery, _ number: Int) throws(LoopFailure) -> FormLoop.End? {
    let answers = form.answers
    if !loop.kept.isEmpty { kept = answers }
    do throws(PromptError) {
      return try delivery.take(answers, number: number)
    } catch {
      throw .ending(error)
    }
  }

  private mutating func fill() throws(LoopFailure) -> Outcome {
    var given = given.again(for: form)
    let commands = FieldCommands(
      form, in: environment, prefix: settings.prefix, signals: watch.signals)
    defer { commands.callOff() }
    let settler = Settler(form: form, commands: commands, watch: watch, way: settings.given.way)
    do throws(SystemError) {
      return try records == nil ? fillFromAnswers(&given, settler) : fillFromRecord(&given, settler)
    } catch {
      throw .system(error)
    }
  }

  private mutating func fillFromRecord(
    _ given: inout GivenAnswers, _ settler: Settler
  ) throws(SystemError) -> Outcome {
    guard var records else { return .over }
    self.records = nil
    defer { self.records = records }
    let front = RecordFront(
      form: form, settler: settler, isEmptyNone: settings.inputFormat.isEmptyNone)
    let faults = try front.run(&records, &given)
    if records.isOver { return .over }
    return faults.isEmpty ? .answered : .refused(faults)
  }

  private mutating func fillFromAnswers(
    _ given: inout GivenAnswers, _ settler: Settler
  ) throws(SystemError) -> Outcome {
    given.give()
    let count = answers.answerCount
    var front = PipeFront(form, hasLines: settings.inputFormat == .lines, settler: settler)
    let faults = try front.run(&answers, given)
    if answers.answerCount == count {
      if faults.contains(where: { $0.isMissingInStream }) { return .over }
      return .alone(given.faultsInTheEnd + faults)
    }
    let all = given.faultsInTheEnd + faults
    return all.isEmpty ? .answered : .refused(all)
  }
}

/// Why a loop over a stream could not go on.
enum LoopFailure: Error {
  /// The system failed, or something came between of which ``Watch/ending`` tells.
  case system(SystemError)
  /// The loop is over.
  case ending(PromptError)
}

extension AnswerFault {
  /// Whether the end of a record without names cannot be known because of it.
  fileprivate var isEndUnknown: Bool { if case .unreachable = problem { true } else { false } }
}
