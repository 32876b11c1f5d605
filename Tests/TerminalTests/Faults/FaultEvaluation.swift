// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if os(Linux)
  /// What a shell makes of the answers that it evaluates.
  struct FaultEvaluation {
    private let shell: String
    private let values: [String]
    private let setup: FaultSetup
    private let outcome: FaultOutcome

    init(_ row: FaultRow, _ setup: FaultSetup, _ outcome: FaultOutcome) {
      shell = row.tokens("evalwith").first?.payload ?? "bash"
      values = row.tokens("pipe").first.map { FaultBytes($0.call).values } ?? []
      (self.setup, self.outcome) = (setup, outcome)
    }

    /// What is wrong; `nil` where each value came back and none was run.
    var verdict: String? {
      guard outcome.ending == .exited(0) else { return "\(outcome.errorText.prefix(600))" }
      let names = values.indices.map { "v\($0)" }
      let show = names.map { "printf '%s\\0' \"$\($0)\"" }.joined(separator: "\n")
      let load = shell == "fish" ? "cat answers | source; or exit" : #"eval "$(cat answers)" || exit"#
      do {
        try setup.files.folder.write(String(decoding: outcome.output, as: UTF8.self), to: "answers")
        try setup.files.folder.write(load + "\n" + show + "\n", to: "show")
        let launch = Launch(
          shell, ["show"], environment: ["HOME": setup.files.path("home")],
          directory: setup.files.folder.path, input: .file("/dev/null"))
        let result = try RunningProgram.run(launch)
        let back = FaultOutcome.values(in: Array(result.output.utf8))
        let isSame = back.count == values.count && zip(values, back).allSatisfy { $0.utf8.elementsEqual($1) }
        if try setup.files.folder.names().contains("ran") { return "something in a value was run" }
        return isSame ? nil : "\(back.count) values came back: \(result.errors.prefix(300))"
      } catch {
        return "\(error)"
      }
    }
  }
#endif
