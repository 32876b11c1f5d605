// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if os(Linux)
  import Glibc

  /// Compares what came of a row with what it expects.
  struct FaultJudge {
    let row: FaultRow
    let setup: FaultSetup
    let outcome: FaultOutcome

    /// What is not as the row and every row promise, a clause each.
    var violations: [String] {
      row.expectations.compactMap { clause in
        verdict(on: clause).map { "\(clause.key)\(clause.relation)\(clause.value): \($0)" }
      } + outcome.violations(row, setup)
    }

    /// What is wrong; `nil` where nothing is.
    private func verdict(on clause: FaultExpectation) -> String? {
      switch clause.key {
      case "killed", "rc", "stdout", "stderr", "names", "validjson", "count", "recall", "roundtrip":
        return ending(clause)
      case "within", "first", "cpu", "rss", "copies", "rows", "unread", "hist": return measure(clause)
      case "noraw", "noesc", "noqueries", "shows", "hides", "stdoutclean": return shown(clause)
      case "histclean", "histwhole", "keptwhole", "mode", "victim", "nofile", "hasfile", "nocore":
        return file(clause)
      // What holds in every row is judged in every row.
      case "tty", "nosecret", "nochildren": return nil
      default: return answer(clause)
      }
    }

    private func ending(_ clause: FaultExpectation) -> String? {
      let text = String(decoding: outcome.output, as: UTF8.self)
      switch clause.key {
      case "killed":
        return outcome.ending == FaultSignal(clause.value).map { .signalled($0.number) } ? nil : said
      case "rc":
        if clause.value == "nonzero" { return outcome.ending == .exited(0) ? said : nil }
        // Death by a signal is what a shell sees as its number and 128.
        let status = outcome.ending.map {
          if case .signalled(let number) = $0 {
            "\(128 + number)"
          } else {
            "\($0)".replacing("status ", with: "")
          }
        }
        return status == clause.value ? nil : said
      case "stdout":
        let wanted = String(decoding: clause.bytes, as: UTF8.self)
        if clause.relation == "~" { return text.contains(wanted) ? nil : said }
        return text == wanted || wanted.isEmpty && outcome.ending != .exited(0) && text.hasPrefix("(exit ")
          ? nil : said
      case "stderr", "names":
        return outcome.errorText.contains(String(decoding: clause.bytes, as: UTF8.self)) ? nil : said
      case "count":
        let count = outcome.output.count { $0 == 0 || $0 == 10 }
        return "\(count)" == clause.value ? nil : "\(count) came"
      case "validjson":
        return outcome.ending != .exited(0) || parses(outcome.output) ? nil : text
      case "recall":
        return outcome.secondOutput == outcome.output
          ? nil : "\(outcome.secondOutput) after \(outcome.output)"
      default: return FaultEvaluation(row, setup, outcome).verdict
      }
    }

    private var said: String {
      let output = String(decoding: outcome.output.prefix(200), as: UTF8.self)
      return
        "\(outcome.ending.map { "\($0)" } ?? "no end"), \(output.debugDescription), \(outcome.errorText.prefix(600).debugDescription)"
    }

    private func parses(_ output: [UInt8]) -> Bool {
      let launch = Launch("python3", ["-c", "import json, sys; json.load(sys.stdin)"], input: .bytes(output))
      return (try? RunningProgram.run(launch))?.ending == .exited(0)
    }

    private func measure(_ clause: FaultExpectation) -> String? {
      switch clause.key {
      case "within", "first", "cpu":
        guard let limit = FaultExpectation.duration(clause.value) else { return "no time" }
        let measured =
          clause.key == "within"
          ? outcome.elapsed : clause.key == "cpu" ? outcome.processorTime : outcome.firstReading
        guard let time = measured else { return "it was not measured" }
        // The limits are those of the program at rest; here others run beside it, and it may be a debug build.
        return time < limit * 3 + .milliseconds(clause.key == "cpu" ? 50 : 700) ? nil : "\(time)"
      case "rss":
        let limit = (Int(clause.value.dropLast()) ?? 0) * 1_000
        guard let peak = outcome.peakKilobytes else { return "it was not measured" }
        return peak < limit ? nil : "\(peak) kB"
      case "copies":
        guard let copies = outcome.secretCopies else { return "the memory could not be read" }
        return copies == Int(clause.value) ? nil : "\(copies)"
      case "rows":
        return Int(clause.value).map { outcome.shownRows <= $0 } == true ? nil : "\(outcome.shownRows)"
      case "unread": return outcome.unreadCount == Int(clause.value) ? nil : "\(outcome.unreadCount)"
      default:
        let history = setup.files.bytes(of: "hist") ?? []
        if clause.relation == "~" { return history.contains(clause.bytes) ? nil : "\(history.suffix(100))" }
        let count = history.count { $0 == 10 }
        return Int(clause.value).map { count >= $0 } == true ? nil : "\(count)"
      }
    }

    private static let raw: [[UInt8]] = [
      Array("\u{1b}]".utf8), Array("\u{1b}P".utf8), Array("\u{9b}".utf8), Array("\u{202e}".utf8),
      Array("\u{1b}[2J".utf8), Array("\u{200b}".utf8),
    ]

    private static let queries = [
      "\u{1b}[6n", "\u{1b}[5n", "\u{1b}[c", "\u{1b}[0c", "\u{1b}[>c", "\u{1b}]11;?", "\u{1b}]10;?",
      "\u{1b}P$q", "\u{1b}[?u", "\u{1b}P+q",
    ].map { Array($0.utf8) }

    private func shown(_ clause: FaultExpectation) -> String? {
      let log = outcome.log
      switch clause.key {
      case "noraw":
        // BEL rings where a key is refused, and no mark of readline's is ever sent.
        let wanted = Self.raw + (clause.value.isEmpty || clause.bytes == [7] ? [] : [clause.bytes])
        return wanted.first { log.contains($0) || outcome.errors.contains($0) }.map {
          "\($0) reached the terminal"
        }
      case "noesc": return log.contains(0x1b) ? "an escape reached the terminal" : nil
      case "noqueries": return Self.queries.first(where: log.contains).map { "\($0) was asked" }
      case "shows": return log.contains(clause.bytes) ? nil : "it was not shown"
      case "hides": return log.contains(clause.bytes) ? "it was shown" : nil
      default: return outcome.output.contains(0x1b) ? "an escape is in the answers" : nil
      }
    }

    private func file(_ clause: FaultExpectation) -> String? {
      let history = setup.files.bytes(of: "hist")
      switch clause.key {
      case "histclean": return history == setup.files.historyBefore ? nil : "it is not as it was"
      case "keptwhole":
        let whole = ["old\n", "{\"name\":\"Ann\",\"city\":\"Oslo\"}\n"].map { Array($0.utf8) }
        let kept = setup.files.bytes(of: clause.value)
        return kept.map(whole.contains) == true ? nil : "\(kept ?? [])"
      case "histwhole": return isWhole(history ?? []) ? nil : "\(history?.count ?? 0) bytes"
      case "mode":
        var status = stat()
        let path = setup.files.path("hist")
        guard unsafe lstat(path, &status) == 0 else { return "no file" }
        return status.st_mode & 0o777 == mode_t(clause.value, radix: 8)
          ? nil : String(status.st_mode & 0o777, radix: 8)
      case "victim":
        return setup.files.bytes(of: "victim") == Array("of somebody else\n".utf8) ? nil : "it was written"
      case "nofile":
        return setup.files.bytes(of: setup.files.inFolder(clause.value)) == nil ? nil : "it is there"
      case "hasfile": return setup.files.bytes(of: clause.value) == nil ? "it is not there" : nil
      default:
        let isThere = outcome.hasDumpedCore || setup.files.listing().contains { $0.contains("core") }
        return isThere ? "a core is there" : nil
      }
    }

    /// Whether a history is what it was, and behind that whole entries or nothing.
    private func isWhole(_ history: [UInt8]) -> Bool {
      guard let old = setup.files.historyBefore, history.starts(with: old) else { return false }
      let new = history[old.count...].split(separator: 10, omittingEmptySubsequences: false)
      return new.last?.isEmpty == true
        && (new.count == 1 || new.count == 3 && new[1].elementsEqual("Ann".utf8))
    }

    private func answer(_ clause: FaultExpectation) -> String? {
      let answers = outcome.answers(of: setup.form.names)
      if clause.key == "hasab" {
        let name = answers["name"] ?? []
        return outcome.ending != .exited(0) || name.starts(with: [97, 98])
          || name.first == 97 && name.contains(98) ? nil : said
      }
      if clause.key == "namehex" {
        let digits = Array(clause.value)
        let bytes = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
          UInt8(String(digits[$0...$0 + 1]), radix: 16)
        }
        // What is not text is refused: no part of it comes out.
        if !String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) {
          return outcome.ending == .exited(3) ? nil : said
        }
        return answers["name"]?.elementsEqual(bytes) == true ? nil : said
      }
      let parts = clause.key.split { $0 == "(" || $0 == ")" }.map(String.init)
      guard let value = answers[parts.last ?? ""] else { return "no answer: \(said)" }
      switch parts.count > 1 ? parts[0] : "" {
      case "len": return "\(value.count)" == clause.value ? nil : "\(value.count)"
      case "lines":
        let count = value.count { $0 == 10 } + 1
        return "\(count)" == clause.value ? nil : "\(count)"
      default:
        // A blank at the end of a cell may be written `_`.
        let isSame =
          value.elementsEqual(clause.bytes) || value.elementsEqual(clause.bytes.map { $0 == 95 ? 32 : $0 })
        return isSame ? nil : String(decoding: value.prefix(200), as: UTF8.self).debugDescription
      }
    }
  }
#endif
