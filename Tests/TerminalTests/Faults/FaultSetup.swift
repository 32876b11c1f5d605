// SPDX-License-Identifier: GPL-3.0-or-later

import TerminalHarness

#if os(Linux)
  /// How the program of a row is started: the steps that come before it runs.
  struct FaultSetup {
    /// In what it runs.
    enum Place { case terminal, shell, orphan, tmux, nowhere }

    let form: FaultForm
    let files: FaultFiles
    var place = Place.terminal
    var arguments: [String]
    var environment: [String: String] = [:]
    var input = Launch.Input.terminal
    var output = Launch.Output.captured

    /// The standard output, where the row wants one that is full.
    var slowPipe: SlowPipe?

    /// The window's size, and what `stty` is told, before the program starts.
    var window = (rows: 24, columns: 80)
    var settings: [String] = []

    /// The words that stand before the program, such as `env` with its options.
    private var wrapper: [String] = []

    /// What a shell does before it becomes the program, a line each.
    private var prelude: [String] = []

    /// What a shell does when the program has ended, to save a file from a file system that ends with it.
    private var epilogue = ""

    /// Whether a file system of the row's own is wanted.
    var needsMount: Bool { !epilogue.isEmpty }

    /// Whether standard output leads elsewhere than to the test.
    private(set) var isRedirected = false

    init(_ row: FaultRow) throws {
      if row.has("formfile") { throw FaultInapplicable("a form does not come from a file") }
      files = try FaultFiles(row)
      form = try FaultForm(row)
      arguments = form.fields
      try set(row)
    }

    private mutating func set(_ row: FaultRow) throws {
      var attributes: [String] = []
      if row.has("validator") { attributes += ["--check", checkCommand(row)] }
      let keepsHistory = row.tokens("file").contains { $0.payload.hasPrefix("hist") } || isHistoryAsked(row)
      if keepsHistory { attributes += ["--history", files.path("hist")] }
      // What is recalled in a second run is what the last field keeps.
      arguments.insert(
        contentsOf: attributes, at: row.has("rerun") ? arguments.count : min(2, arguments.count))
      try set(givenArguments: row.tokens("arg").flatMap { FaultToken.words(files.inFolder($0.payload)) })
      for token in row.tokens("env") { set(environment: token) }
      for token in row.tokens("ulimit") { prelude.append("ulimit \(token.payload)") }
      for token in row.tokens("pre") { prelude.append(token.payload) }
      for token in row.tokens("fd") { try set(descriptor: token) }
      set(fileSystem: row)
      try set(library: row)
      if let spec = row.tokens("strace").first?.payload {
        guard Installed.canTrace else {
          throw FaultInapplicable("no system call can be traced here", isToolMissing: true)
        }
        let calls = String(spec.prefix { $0 != ":" })
        wrapper += [
          "strace", "-DDD", "-qq", "-o", files.path("trace"), "-e", "trace=" + calls, "-e", "inject=" + spec,
        ]
      }
      try set(place: row)
      set(input: row)
      set(beforeStart: row)
    }

    private func checkCommand(_ row: FaultRow) -> String {
      let command = row.tokens("validator").map { files.inFolder($0.text) }.joined()
      return command.replacing("ESC", with: "\u{1b}").replacing(" BEL", with: "\u{07}")
    }

    private func isHistoryAsked(_ row: FaultRow) -> Bool {
      row.tokens("env").contains { $0.payload == "hist=file" }
    }

    /// Options stand before the fields, what `--args` or `--` begins behind them; without a format the answers end with NUL.
    private mutating func set(givenArguments given: [String]) throws {
      let modern = try FaultForm.modern(given)
      let end = modern.firstIndex { $0 == "--" || $0 == "--args" } ?? modern.endIndex
      let all = arguments + modern
      let isFormatGiven = all.contains { ["-O", "-0", "--output", "--", "--help", "--version"].contains($0) }
      arguments = (isFormatGiven ? [] : ["-0"]) + modern[..<end] + arguments + modern[end...]
    }

    private mutating func set(environment token: FaultToken) {
      let parts = token.payload.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let (name, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
      switch name {
      case "sigign": wrapper += ["env", "--ignore-signal=" + (value ?? "")]
      case "sigmask": wrapper += ["env", "--block-signal"]
      case "hist": break
      default: environment[name] = value.map { FaultForm.repeated(files.inFolder($0)) } ?? "\u{0}"
      }
    }

    /// `fd:N=closed|epipe|slowpipe|pipe…|FILE`.
    private mutating func set(descriptor token: FaultToken) throws {
      let parts = token.payload.split(separator: "=", maxSplits: 1).map(String.init)
      let (number, target) = (parts[0], parts.count > 1 ? parts[1] : "")
      if number == "1", !target.contains("pipe") { isRedirected = true }
      switch target {
      case "closed": prelude.append("exec \(number)>&-")
      case "epipe": prelude.append("exec \(number)> >(:); wait $!")
      case "slowpipe":
        let pipe = try SlowPipe(at: files.path("slow"))
        slowPipe = pipe
        output = .file(pipe.path)
      case let pipe where pipe.hasPrefix("pipe"): break
      default: prelude.append("exec \(number)\(number == "0" ? "<" : ">")\(files.inFolder(target))")
      }
    }

    /// A file system that holds 64 kB, where a file is wanted in one.
    private mutating func set(fileSystem row: FaultRow) {
      guard
        let token = row.drive.first(where: {
          $0.payload.hasSuffix("@tmpfs64k") || $0.payload.hasSuffix("@tmpfsro")
        })
      else { return }
      let name = String(token.payload.prefix { $0 != "=" })
      let options = token.payload.hasSuffix("ro") ? "mount -o remount,ro small" : ":"
      prelude += [
        "mkdir small; mount -t tmpfs -o size=64k tmpfs small; cp \(name) small; head -c 100000 /dev/zero >small/rest 2>&-",
        options,
      ]
      arguments = arguments.map { $0 == files.path(name) ? files.path("small/\(name)") : $0 }
      epilogue = "status=$?; cp small/\(name) \(name); exit $status"
    }

    private mutating func set(library row: FaultRow) throws {
      guard row.has("hook") || row.has("preload") else { return }
      guard try !FaultSetup.isStatic, let shim = try FaultShim.make(in: files.folder) else {
        throw FaultInapplicable("a library cannot be put before the program's own", isToolMissing: true)
      }
      prelude.append("export LD_PRELOAD=\(shim)")
      for token in row.tokens("hook") { environment["SHIM_HOOK"] = token.payload }
      for token in row.tokens("preload") {
        environment["SHIM_SHORT"] = token.payload.split(separator: "=").last.map(String.init)
      }
    }

    private mutating func set(place row: FaultRow) throws {
      if row.has("notty") { place = .nowhere }
      if let token = row.tokens("jobshell").first {
        place = token.payload.contains("orphan") ? .orphan : .shell
      }
      if row.has("tmux") { place = .tmux }
      if let token = row.tokens("faketime").first {
        guard FaultSetup.hasFaketime, try !FaultSetup.isStatic else {
          throw FaultInapplicable("the clock cannot be set", isToolMissing: true)
        }
        wrapper += ["faketime"] + Self.wallClock + [token.payload]
      }
    }

    private mutating func set(input row: FaultRow) {
      guard let token = row.tokens("pipe").first else {
        if place == .nowhere { input = .file("/dev/null") }
        return
      }
      if token.qualifier == "hold" || token.qualifier.hasPrefix("drip") {
        input = .silence
      } else if token.qualifier == "gen" {
        let made = FaultBytes(token.call)
        input = .bytes(made.bytes)
        if !made.values.isEmpty { setHostile(made.values, row) }
      } else {
        input = .bytes(token.bytes)
      }
    }

    /// A field for each hostile value, read by NUL.
    private mutating func setHostile(_ values: [String], _ row: FaultRow) {
      let fields = values.indices.flatMap {
        [values[$0].contains("\n") ? "--multiline" : "--text", "v\($0)"]
      }
      let format = row.tokens("evalwith").first?.payload == "fish" ? "fish" : "shell"
      arguments = ["-O", format, "--input-format", "nul"] + fields
    }

    /// What stands before the first step that a person or the system takes is there when the program starts.
    private mutating func set(beforeStart row: FaultRow) {
      for token in row.drive.prefix(while: { !FaultPlay.isAction($0) }) {
        if token.kind == "win" { window = FaultPlay.size(token.payload) }
        if token.kind == "tty" { settings = FaultPlay.settings(token.payload) }
      }
    }

    /// What stands in the environment of everything that the program starts, and nowhere else.
    var mark: String { "TMPDIR=" + files.path("tmp") }

    /// The program, and what it takes to start it so.
    func launch() throws -> Launch {
      let prompt = try ProgramUnderTest.path
      var variables = [
        "HOME": files.path("home"), "TMPDIR": files.path("tmp"), "XDG_STATE_HOME": files.path("state"),
      ]
      variables.merge(environment) { $1 }
      var command = [prompt] + arguments
      if !prelude.isEmpty || !wrapper.isEmpty {
        let call = (wrapper.map { "'\($0)'" } + [#""$0" "$@""#]).joined(separator: " ")
        let last = epilogue.isEmpty ? "exec " + call : call + "\n" + epilogue
        command = ["bash", "-c", (prelude + [last]).joined(separator: "\n")] + command
        if !epilogue.isEmpty { command = ["unshare", "-Urm"] + command }
      }
      var launch = Launch(
        command[0], Array(command[1...]), environment: variables.filter { $0.value != "\u{0}" },
        directory: files.folder.path, input: input, output: output)
      for (name, _) in variables.filter({ $0.value == "\u{0}" }) { launch.environment[name] = nil }
      return launch
    }

    /// The arguments as a shell reads them.
    var quoted: String {
      arguments.map { "'" + $0.replacing("'", with: #"'\''"#) + "'" }.joined(separator: " ")
    }

    static let canMount = Installed.runs("unshare", ["-Urm", "mount", "-t", "tmpfs", "tmpfs", "/mnt"])
    private static let hasFaketime = Installed.runs("faketime", wallClock + ["+1h", "true"])

    /// The clock on the wall alone is another; the time that has gone by is as it is.
    private static let wallClock = ["--exclude-monotonic", "-f"]

    /// Whether the program brings its own C library.
    private static var isStatic: Bool {
      get throws {
        let path = try ProgramUnderTest.path
        return Installed.runs("sh", ["-c", #"! ldd "$0" >/dev/null 2>&1"#, path])
      }
    }
  }
#endif
