// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

/// Visits that measure one thing each.
extension Visit {
  /// The first key: how long it takes from the start, and the most memory until then.
  static func start(_ contender: Contender) throws -> (milliseconds: Double, kilobytes: Double) {
    let visit = try Visit(contender.oneField)
    try visit.waitFor(contender.ready)
    let time = try visit.press("q", from: visit.start)
    let memory = ProcessTable.residentKilobytes(of: visit.program.pid) ?? 0
    try visit.end(expecting: "q")
    return (time, Double(memory))
  }

  /// What a form does that nobody touches for two seconds.
  static func idle(_ contender: Contender) throws -> Figures {
    let visit = try Visit(contender.oneField)
    try visit.waitFor(contender.ready)
    for _ in 0..<20 { visit.rest() }
    let before = (visit.program.shown.count, ProcessTable.processorTime(of: visit.program.pid))
    _ = visit.program.drive(within: .seconds(2)) { false }
    let after = (visit.program.shown.count, ProcessTable.processorTime(of: visit.program.pid))
    try visit.end(expecting: "")
    var figures: Figures = [.idleBytes: Double(after.0 - before.0)]
    if let start = before.1, let end = after.1 { figures[.idleProcessor] = (end - start) / .microseconds(1) }
    return figures
  }

  /// A paste and Done right behind it: milliseconds from the first byte to the end of the process.
  static func paste(_ text: String, into launch: Launch, ready: String, done: String) throws -> Double {
    let visit = try Visit(launch)
    try visit.waitFor(ready)
    visit.rest()
    let answer = text.filter { $0 != "\r" }
    return try visit.end(
      expecting: answer, by: "\u{1b}[200~" + text + "\u{1b}[201~" + done, within: .seconds(120))
  }

  /// System calls a key, as strace counts them; nothing where it does not run.
  static func systemCalls(_ contender: Contender) throws -> Figures {
    let folder = try ScratchFolder()
    let trace = folder.path + "/trace"
    var launch = contender.oneField
    launch.arguments = ["-f", "-qq", "-e", "signal=none", "-o", trace, launch.program] + launch.arguments
    launch.program = "strace"
    guard let visit = try? Visit(launch) else { return [:] }
    try visit.waitFor(contender.ready)
    _ = try visit.press("q", from: .now)
    var figures: Figures = [:]
    for (figure, keys) in [(Figure.calls, "ZYXWVUTSRQ"), (.callsHangul, contender.isEditor ? "한글입력" : "")]
    where !keys.isEmpty {
      visit.rest()
      let before = lines(of: trace)
      _ = try visit.keys(keys)
      figures[figure] = Double(lines(of: trace) - before) / Double(keys.count)
    }
    return figures
  }

  /// How many calls have returned; the rest of one that another process has interrupted is none.
  private static func lines(of trace: String) -> Int {
    let text = TextFile.text(of: trace) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().count {
      !$0.contains("<unfinished")
    }
  }
}
