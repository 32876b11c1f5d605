// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `bench PROGRAM LIMITS [ROUNDS]`: the program beside bash's `read -e`, beside two bare programs in the folder LIMITS, and
/// beside others that are installed, in rounds that take turns.
///
/// Times on a shared machine are noise; their ratios in one run are not. A figure is the median of its rounds.
@main
struct Bench {
  private let program: String
  private let rounds: Int
  private let contenders: [Contender]
  private let history: HistoryFile

  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let rounds = Int(arguments.count > 3 ? arguments[3] : "11"), rounds > 0 else {
      print("usage: bench PROGRAM LIMITS [ROUNDS]")
      exit(2)
    }
    do {
      try Bench(arguments[1], limits: arguments[2], rounds: rounds).compare()
      try Records(arguments[1]).compare(rounds: min(rounds, 3))
    } catch {
      print("bench: \(error)")
      exit(1)
    }
  }

  private init(_ program: String, limits: String, rounds: Int) throws {
    self.program = program
    self.rounds = rounds
    history = try HistoryFile(program)
    let known = [.prompt(program), .bash] + Contender.limits(limits) + Contender.peers
    contenders = known.filter { contender in
      if ["prompt", "bash"].contains(contender.name) { return true }
      do {
        _ = try Visit.oneField(contender)
        return true
      } catch {
        print("left out: \(contender.name): \("\(error)".prefix(300))")
        return false
      }
    }
  }

  /// Runs all rounds and prints the table.
  private func compare() throws {
    var table = Table(contenders.map(\.name))
    for round in 0..<rounds {
      let order = round.isMultiple(of: 2) ? Array(contenders.indices) : contenders.indices.reversed()
      for index in order {
        table.add(try figures(of: contenders[index], isFirst: round == 0), of: index)
      }
    }
    table.print()
  }

  /// What one contender shows in one round. What is counted and not timed, and what takes long, is looked at once.
  private func figures(of contender: Contender, isFirst: Bool) throws -> Figures {
    var figures = try Visit.oneField(contender)
    figures.merge(try Visit.fiveFields(contender)) { $1 }
    if isFirst {
      figures.merge(try Visit.systemCalls(contender)) { $1 }
      figures.merge(try Visit.idle(contender)) { $1 }
    }
    switch contender.name {
    case "prompt":
      figures.merge(try Pastes.prompt(program)) { $1 }
      figures[.pipedForm] = try PipedForm.prompt(program).milliseconds()
      figures.merge(try history.figures()) { $1 }
    case "bash":
      let paste = try Pastes.bash()
      figures[.paste] = paste
      figures[.pasteView] = paste
      figures[.pipedForm] = try PipedForm.bash.milliseconds()
    default: break
    }
    return figures
  }
}
