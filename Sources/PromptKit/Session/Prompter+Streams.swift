// SPDX-License-Identifier: GPL-3.0-or-later

/// Answers without a person: from standard input, or from the defaults alone.
extension Prompter {
  /// Takes what is given, and defaults for the rest.
  func takeDefaults(_ given: inout GivenAnswers, _ settler: Settler) throws(PromptError) {
    given.give()
    let missing: [AnswerFault]
    do throws(SystemError) {
      missing = try NobodyFront(form: form, settler: settler).run(given)
      _ = try settler.watch.wait(until: .zero) { _ in }
    } catch {
      throw settler.watch.ending ?? .inputFailed(error.message)
    }
    try check(given.faultsInTheEnd + missing)
  }

  /// The bytes of standard input.
  func feed(_ watch: Watch) -> StreamFeed {
    StreamFeed(.standardInput, watch) { [self] in tell(words.inputIsSilent) }
  }

  /// Takes what is given, and the rest from standard input.
  func readStandardInput(_ given: inout GivenAnswers, _ settler: Settler) throws(PromptError) {
    let feed = feed(settler.watch)
    let faults: [AnswerFault]
    do throws(SystemError) {
      faults = try read(feed, &given, settler)
      // A signal that came while nothing was waited for ends the form, too.
      _ = try settler.watch.wait(until: .zero) { _ in }
    } catch {
      throw settler.watch.ending ?? .inputFailed(reason(for: error))
    }
    try check(faults)
  }

  /// Why standard input could not be read on.
  func reason(for error: SystemError) -> String {
    error == .answerTooLong ? words.answerHasNoEnd(mebibytes: StreamFeed.longestAnswer >> 20) : error.message
  }

  private func read(
    _ feed: StreamFeed, _ given: inout GivenAnswers, _ settler: Settler
  ) throws(SystemError) -> [AnswerFault] {
    let format = settings.inputFormat
    if let reader = format.recordReader(for: form.fields.map({ $0.question }), needed: given.needed) {
      var stream = RecordStream(feed, reader: reader, fieldCount: form.fields.count)
      let faults = try RecordFront(form: form, settler: settler, isEmptyNone: format.isEmptyNone).run(
        &stream, &given)
      try stream.finish()
      return faults
    }
    given.give()
    var stream = AnswerStream(feed, reader: format.answerReader ?? LinesReader())
    var front = PipeFront(form, hasLines: format == .lines, settler: settler)
    let faults = try front.run(&stream, given)
    try stream.finish()
    return given.faultsInTheEnd + faults
  }
}
