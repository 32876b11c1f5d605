// SPDX-License-Identifier: GPL-3.0-or-later

extension FaultRow {
  /// What the row says and nobody knows, a clause each: such a step would do nothing, such a clause would hold always.
  var mistakes: [String] {
    let steps = drive.filter { !$0.isKnown }.map { "no step is \($0.kind)@\($0.qualifier):\($0.payload)" }
    let names: [String]
    do {
      names = try FaultForm(self).names
    } catch {
      return steps + ["\(error)"]
    }
    let clauses = expectations.filter { !$0.isKnown(names) }.map {
      "nothing is judged by \($0.key)\($0.relation)\($0.value)"
    }
    return steps + clauses + (expectations.isEmpty ? ["nothing is expected"] : [])
  }
}

extension FaultToken {
  /// Whether the step is one that a row may have.
  fileprivate var isKnown: Bool { isQualifierKnown && isPayloadKnown }

  private var isQualifierKnown: Bool {
    switch (kind, qualifier) {
    case (_, ""): true
    case ("pty", "gen"), ("pipe", "gen"):
      FaultBytes((call.name, 1)).bytes.isEmpty == false && call.argument > 0
    case ("pty", "each"), ("pty", "start"), ("pipe", "hold"): true
    case ("pipe", let drip): drip.hasPrefix("drip") && drip.hasSuffix("ms")
    default: false
    }
  }

  private var isPayloadKnown: Bool {
    switch kind {
    case "pty", "pipe", "arg", "env", "rerun", "form", "formfile": true
    case "notty", "tmux": payload.isEmpty
    case "expect", "pre", "validator", "ulimit", "faketime", "tty": !payload.isEmpty
    case "file": isFileKnown
    case "strace": payload.contains(":error=")
    case "jobshell": ["", "bg,orphan"].contains(payload)
    case "sig": FaultSignal(payload).map { FaultSignal.stages.contains($0.stage) } ?? false
    case "win": payload.split(separator: "x").compactMap { Int($0) }.count == 2
    case "winstorm": Int(payload) != nil
    case "ttyout": ["blocked", "open"].contains(payload)
    case "check": payload == "memscan"
    case "hook": ["exit3", "stackoverflow"].contains(payload)
    case "preload": payload.hasPrefix("shortwrite=")
    case "evalwith": ["bash", "zsh", "fish", "dash"].contains(payload)
    case "fd": payload.contains("=") && payload.first?.isNumber == true
    case "wait":
      payload == "settle" || FaultExpectation.duration(payload) != nil
        || ["screen=", "child=", "stopped="].contains { payload.hasPrefix($0) }
    default: false
    }
  }
}

extension FaultToken {
  /// Whether what makes a file is `NAME=CONTENT` or `NAME->TARGET`, its content not a word misspelt nor its count no number.
  private var isFileKnown: Bool {
    guard let sign = payload.firstIndex(of: "=") else { return payload.contains("->") }
    let (text, place) = Self.splitPlace(String(payload[payload.index(after: sign)...]))
    guard place.isEmpty || Self.places.contains(place) || UInt16(place, radix: 8) != nil else {
      return false
    }
    let parts = text.split(separator: ":", maxSplits: 1)
    return switch parts.first {
    case "rand", "lines", "zero": parts.count > 1 && Int(parts[1]) != nil
    case "repeat":
      parts.count > 1 && parts[1].lastIndex(of: "*").map { Int(parts[1][$0...].dropFirst()) } != nil
    default: true
    }
  }
}

extension FaultExpectation {
  /// Whether the clause is one that is judged, for a form of these names.
  fileprivate func isKnown(_ names: [String]) -> Bool {
    switch key {
    case "killed": relation == "=" && FaultSignal(value) != nil
    case "rc": relation == "=" && (value == "nonzero" || Int32(value) != nil)
    case "within": relation == "=" && Self.duration(value) != nil
    case "first", "cpu": relation == "<" && Self.duration(value) != nil
    case "copies", "unread", "count": relation == "=" && Int(value) != nil
    case "rows": relation == "<=" && Int(value) != nil
    case "hist": relation == ">=" && Int(value) != nil || relation == "~" && !value.isEmpty
    case "rss": relation == "<" && value.hasSuffix("M") && Int(value.dropLast()) != nil
    case "mode": relation == "=" && UInt16(value, radix: 8) != nil
    case "stdout": relation == "=" || relation == "~" && !value.isEmpty
    case "stderr": relation == "~" && !value.isEmpty
    case "tty": relation == "=" && (value == "same" || value.hasPrefix("undo "))
    case "victim": relation == "=" && value == "same"
    case "names", "shows", "hides", "nofile", "hasfile", "keptwhole", "namehex":
      relation == "=" && !value.isEmpty
    case "noraw": relation.isEmpty || !value.isEmpty
    case "validjson", "recall", "roundtrip", "noesc", "noqueries", "stdoutclean", "histclean", "histwhole",
      "nocore", "nosecret", "nochildren", "hasab":
      relation.isEmpty
    default:
      relation == "="
        && names.contains { key == $0 || key == "len(\($0))" || key == "lines(\($0))" }
    }
  }
}
