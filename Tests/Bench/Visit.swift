// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// One visit of a contender on a new pseudo-terminal of 24 rows and 80 columns.
struct Visit {
  let program: RunningProgram
  let start: ContinuousClock.Instant

  /// Starts the program.
  init(_ launch: Launch) throws {
    let terminal = try PseudoTerminal()
    start = .now
    program = try RunningProgram(launch, on: terminal)
    // Without our own hold on it the terminal hangs up the moment that the program ends, and wakes us.
    terminal.release()
  }

  /// One field: the first key, keys at the end, in the middle, Hangul, and the end.
  static func oneField(_ contender: Contender) throws -> Figures {
    let visit = try Visit(contender.oneField)
    try visit.waitFor(contender.ready)
    var figures: Figures = [.firstKey: try visit.press("q", from: visit.start)]
    let end = try visit.keys("ZYXWVUTSRQPONMLKJIHGFEDCBA0123456789")
    figures[.processor] = end.processor
    figures[.bytesEnd] = end.bytes
    figures[.writes] = end.writes
    var inserted = ""
    if contender.isEditor {
      for _ in 0..<10 { try visit.send(visit.left) }
      let middle = try visit.keys("zyxwvutsrp")
      figures[.processorMiddle] = middle.processor
      figures[.bytesMiddle] = middle.bytes
      figures[.writesMiddle] = middle.writes
      figures[.bytesHangul] = try visit.keys("한글입력").bytes
      inserted = "zyxwvutsrp한글입력"
    }
    figures[.memory] = ProcessTable.residentKilobytes(of: visit.program.pid).map(Double.init)
    figures[.exit] = try visit.end(expecting: "qZYXWVUTSRQPONMLKJIHGFEDCBA\(inserted)0123456789")
    return figures
  }

  /// Five fields, each answered the moment that it can be: the whole of it in milliseconds.
  static func fiveFields(_ contender: Contender) throws -> Figures {
    let visit = try Visit(contender.fiveFields)
    var mark = 0
    for field in 0..<5 {
      if let ready = contender.readyForField(field) { try visit.waitFor(ready, from: mark) }
      for key in "QXZ" { _ = try visit.press(key, from: .now) }
      mark = visit.program.shown.count
      if field < 4 { try visit.send(contender.next) }
    }
    _ = try visit.end(expecting: String(repeating: "QXZ", count: 5))
    return [.form: milliseconds(since: visit.start)]
  }

  /// Types each of `keys` once the one before is shown; what one of them costs, on average.
  func keys(_ keys: String) throws -> (processor: Double?, bytes: Double, writes: Double?) {
    rest()
    let before = (
      ProcessTable.processorTime(of: program.pid), program.shown.count,
      ProcessTable.writeCount(of: program.pid)
    )
    for key in keys {
      _ = try press(key, from: .now)
      rest()
    }
    let after = (
      ProcessTable.processorTime(of: program.pid), program.shown.count,
      ProcessTable.writeCount(of: program.pid)
    )
    let count = Double(keys.count)
    let processor = before.0.flatMap { start in after.0.map { ($0 - start) / .microseconds(1) / count } }
    let writes = before.2.flatMap { start in after.2.map { Double($0 - start) / count } }
    return (processor, Double(after.1 - before.1) / count, writes)
  }

  /// Types `key` and waits for its echo: milliseconds from `instant` to then.
  func press(_ key: Character, from instant: ContinuousClock.Instant) throws -> Double {
    let mark = program.shown.count
    try send(String(key))
    try waitFor(String(key), from: mark)
    return Self.milliseconds(since: instant)
  }

  func send(_ text: String) throws {
    try program.type(Array(text.utf8))
    if text == left { rest() }
  }

  /// The Left key, in the form that the program has asked for (DECCKM).
  var left: String {
    shown(from: 0, raw: true).contains("\u{1b}[?1h") ? "\u{1b}OD" : "\u{1b}[D"
  }

  /// Takes Done: milliseconds from the key to the end of the process, whose answer must be what was typed.
  @discardableResult
  func end(expecting answer: String, by key: String = "\r", within limit: Duration = .seconds(60)) throws
    -> Double
  {
    let instant = ContinuousClock.now
    try send(key)
    guard program.drive(within: limit, until: { program.ending != nil }) else {
      throw HarnessError.neverCame(wanted: "the end", seen: shown(from: 0))
    }
    let time = Self.milliseconds(since: instant)
    _ = program.waitForEnd()
    let output = String(decoding: program.output, as: UTF8.self).filter { !$0.isNewline }
    guard output == answer else {
      throw HarnessError.neverCame(wanted: String(answer.prefix(200)), seen: String(output.prefix(200)))
    }
    return time
  }

  func waitFor(_ text: String, from mark: Int = 0) throws {
    guard program.drive(until: { shown(from: mark).contains(text) }) else {
      throw HarnessError.neverCame(wanted: text, seen: shown(from: 0))
    }
  }

  /// Takes what still comes, for as long as a quick typist rests between two keys.
  func rest() {
    _ = program.drive(within: .milliseconds(15)) { false }
  }

  /// What was shown since `mark`, without escape sequences unless `raw`.
  private func shown(from mark: Int, raw: Bool = false) -> String {
    let text = String(decoding: program.shown[mark...], as: UTF8.self)
    return raw ? text : text.replacing(#/\u{1b}\[[0-?]*[ -\/]*[@-~]|\u{1b}[()].|\u{1b}[^\[]/#, with: "")
  }

  static func milliseconds(since instant: ContinuousClock.Instant) -> Double {
    (ContinuousClock.now - instant) / .milliseconds(1)
  }
}
