// SPDX-License-Identifier: GPL-3.0-or-later

/// The same as ``RecordLoop`` for the forms that most streams are made for, in a fraction of its time: each field takes one
/// line, whatever the others hold, and the records are written.
///
/// No text, no list and no object is made of an answer that can be judged by its bytes; all others go through
/// ``Question/judge(bytes:)`` like everywhere.
struct SpanLoop {
  /// A field that takes a line.
  private struct Column {
    let question: Question
    let rule: ByteRule
    /// What an empty line means.
    let standing: Judgement
  }

  private let form: LiveForm
  private let columns: [Column]
  private let writer: SpanWriter
  private let isAllOrNothing: Bool
  private var reader: SpanReader
  private var number = 0

  /// A loop over the records of `form`; `nil` where it needs more than this.
  init?(_ loop: FormLoop, _ form: LiveForm, _ given: GivenAnswers, _ format: InputFormat) {
    let questions = form.fields.map { $0.question }.filter { $0.isAsked }
    guard case .output(let output, let prefix, let masksSecrets) = loop.outlet, format == .lines,
      !questions.isEmpty, questions.allSatisfy({ $0.isColumn }), loop.kept.isEmpty,
      given.entries.allSatisfy({ $0 == nil }), !(masksSecrets && questions.contains(where: { $0.isSecret })),
      let writer = SpanWriter(output, questions, prefix: prefix)
    else { return nil }
    self.form = form
    self.writer = writer
    columns = questions.map { question in
      Column(
        question: question, rule: ByteRule(question), standing: question.judge(question.defaultText ?? ""))
    }
    isAllOrNothing = loop.isAllOrNothing
    reader = SpanReader(width: questions.count)
  }

  /// Writes one record after another until the stream ends.
  mutating func run(_ feed: inout StreamFeed, _ delivery: Delivery) throws(SystemError) {
    while true {
      let next = write(to: &delivery.output.bytes, delivery)
      if !isAllOrNothing { try delivery.output.flushIfLarge() }
      if next == .ended { break }
      let piece = try feed.more(forAnswerAt: reader.lineStart)
      if piece.isEmpty { reader.end() } else { reader.feed(piece) }
    }
    if isAllOrNothing && delivery.refusedCount > 0 { delivery.output.bytes = [] }
  }

  /// Writes all records that are there.
  private mutating func write(to bytes: inout [UInt8], _ delivery: Delivery) -> SpanReader.Next {
    while true {
      let next = reader.next()
      switch next {
      case .needsMore: return next
      case .record:
        number += 1
        let start = bytes.count
        if !writeRecord(to: &bytes) {
          bytes.removeLast(bytes.count - start)
          delivery.refuse(faults, of: form, number: number)
        }
      case .ended:
        number += 1
        if !reader.spans.isEmpty { delivery.refuse(faults, of: form, number: number) }
        return next
      }
    }
  }

  /// Writes a record; false where one of its answers is refused, and then a part of it is written.
  private func writeRecord(to bytes: inout [UInt8]) -> Bool {
    for index in columns.indices {
      let span = reader.spans[index]
      if !span.range.isEmpty && span.isText
        && columns[index].rule.accepts(
          reader.bytes, span.range, isASCII: { ByteScan.isASCII(reader.bytes, span.range) })
      {
        if columns[index].rule.isText {
          writer.append(text: reader.bytes[span.range], isPlain: span.isPlain, of: index, to: &bytes)
        } else {
          writer.append(digits: reader.bytes[span.range], of: index, to: &bytes)
        }
      } else {
        guard case .accepted(let answer) = judge(span, index) else { return false }
        writer.append(answer, of: index, to: &bytes)
      }
    }
    return true
  }

  private func judge(_ span: SpanReader.Span, _ index: Int) -> Judgement {
    if span.range.isEmpty { return columns[index].standing }
    return columns[index].question.judge(bytes: Array(reader.bytes[span.range]))
  }

  /// What is wrong with the record, or with the beginning of one that the stream broke off.
  private var faults: [AnswerFault] {
    columns.indices.compactMap { index in
      let name = columns[index].question.name
      guard index < reader.spans.count else {
        return AnswerFault(field: name, problem: .missing, origin: .line(reader.line))
      }
      let span = reader.spans[index]
      guard case .refused(let refusal) = judge(span, index) else { return nil }
      return AnswerFault(field: name, problem: .refused(refusal), origin: .line(span.line))
    }
  }
}

extension Question {
  /// Whether it takes one line in each record, whatever others are answered, and is judged by its own rules alone.
  fileprivate var isColumn: Bool {
    !takesLines && condition == nil && check == nil && optionsCommand == nil && !isAdvanced
  }
}
