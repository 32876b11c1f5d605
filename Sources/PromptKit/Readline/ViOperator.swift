// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// vi's `d`, `c` and `y` in a text view: whole lines are ours, all within a line is readline's.
enum ViOperator {
  /// What an operator works on.
  private enum Target {
    /// That many lines, the cursor's counted; above it when negative.
    case lines(Int)
    case throughLastLine
    case throughLine(Int)
    /// What the motion of this key passes, within the line.
    case motion(UInt8, count: CInt)
    /// The same, wherever it leads.
    case farMotion(UInt8)
    /// Nothing: Esc calls it off.
    case escape
  }

  /// What the last operator worked on, for `.`.
  private nonisolated(unsafe) static var last: Target?

  /// The one that is at work, which may run a motion; `nil` for none.
  private(set) nonisolated(unsafe) static var atWork: UInt8?

  static func run(_ builtIn: CommandFunction, _ count: CInt, _ key: CInt) -> CInt {
    unsafe atWork = UInt8(exactly: key).map { $0 | 0x20 }
    defer { unsafe atWork = nil }
    guard !Line.isNarrowed, let name = UInt8(exactly: key) else { return builtIn(count, key) }
    guard Visit.hasLines else { return runInOneLine(builtIn, name, count) }
    defer { ViRegister.keepNewestKill() }
    if let selected = ViLines.takeSelection() { return apply(name, to: selected, builtIn, key) }
    if name == UInt8(ascii: "Y") {
      return apply(name, to: TextLines.lines(Int(count), from: Line.cursor), builtIn, key)
    }
    if name & 0x20 == 0 {
      unsafe last = .motion(UInt8(ascii: "$"), count: count)
      return ViCommand.withinLine(builtIn, count, key)
    }
    let isRedoing = _rl_vi_redoing != 0
    guard let target = unsafe isRedoing ? last : readTarget(of: name, count) else { return Visit.ring() }
    if case .escape = target { return giveEscape(to: builtIn, count, key) }
    if isRedoing, case .motion = target, !isRepeatable(by: name) { return Visit.ring() }
    unsafe last = target
    switch target {
    case .motion(let motion, let count):
      if !isRedoing { rl_execute_next(CInt(motion)) }
      rl_numeric_arg = count
      return ViCommand.withinLine(builtIn, count, key)
    case .farMotion(let motion):
      if !isRedoing { rl_execute_next(CInt(motion)) }
      return builtIn(count, key)
    case .lines(let count): return apply(name, to: TextLines.lines(count, from: Line.cursor), builtIn, key)
    case .throughLastLine: return apply(name, through: Line.byteCount, builtIn, key)
    case .throughLine(let number): return apply(name, through: TextLines.start(ofLine: number), builtIn, key)
    case .escape: return giveEscape(to: builtIn, count, key)
    }
  }

  /// Lets readline find that Esc is no motion: it then takes the keys behind it, such as those of an arrow, for a command of their own.
  private static func giveEscape(to builtIn: CommandFunction, _ count: CInt, _ key: CInt) -> CInt {
    rl_execute_next(CInt(escape))
    return builtIn(count, key)
  }

  private static let escape: UInt8 = 0x1B

  /// Called between two commands: one that readline has aborted has left by a jump.
  static func recover() {
    Line.widen()
    _rl_vi_redoing = 0
    unsafe atWork = nil
  }

  /// readline's own, but not with what is no motion behind a number: it would run that and lose count of the line (8.2).
  private static func runInOneLine(_ builtIn: CommandFunction, _ name: UInt8, _ count: CInt) -> CInt {
    guard name & 0x20 != 0 else {
      unsafe last = .motion(UInt8(ascii: "$"), count: count)
      return builtIn(count, CInt(name))
    }
    guard _rl_vi_redoing == 0 else {
      guard isRepeatable(by: name) else { return Visit.ring() }
      return builtIn(count, CInt(name))
    }
    guard let motion = readMotion() else { return Visit.ring() }
    if motion.key == escape { return giveEscape(to: builtIn, count, CInt(name)) }
    guard motion.key == name || motions.contains(motion.key) else { return Visit.ring() }
    unsafe last = .motion(motion.key, count: count)
    if let number = motion.number {
      rl_numeric_arg = CInt(min(number * max(Int(rl_numeric_arg), 1), limit))
      rl_explicit_arg = 1
    }
    rl_execute_next(CInt(motion.key))
    return builtIn(count, CInt(name))
  }

  /// vi's `s` and `S`, which are `cl` and `cc`.
  static func substitute(_ count: CInt, _ key: CInt) -> CInt {
    if _rl_vi_redoing == 0 {
      unsafe last = .motion(
        key == CInt(UInt8(ascii: "S")) ? UInt8(ascii: "c") : UInt8(ascii: "l"), count: count)
    } else if !isRepeatable(by: UInt8(ascii: "c")) {
      return Visit.ring()
    }
    return ViCommand.withinLine(rl_vi_subst, count, key)
  }

  /// Whether readline's memory of the last motion is one for this operator: it keeps one for all, and would run `c` as a motion of `d`.
  private static func isRepeatable(by name: UInt8) -> Bool {
    guard case .motion(let motion, _) = unsafe last else { return false }
    return motion == name || motions.contains(motion)
  }

  private static let motions = Set(" hl^$0ftFT;,%wbeWBE|`".utf8)

  /// The largest number that counts as itself.
  private static let limit = 1_000_000

  /// The next key, for a command that reads one itself; `nil` at the end of input and for what is no ASCII.
  static func readKey() -> UInt8? {
    prompt_rl_setstate(prompt_rl_state_moreinput)
    defer { prompt_rl_unsetstate(prompt_rl_state_moreinput) }
    let key = rl_read_key()
    return UInt8(exactly: key).flatMap { $0 < 0x80 ? $0 : nil }
  }

  /// The next key that is no digit, and the number before it.
  private static func readMotion() -> (key: UInt8, number: Int?)? {
    var number: Int?
    while let key = readKey() {
      guard (0x30...0x39).contains(key), key != 0x30 || number != nil else { return (key, number) }
      number = min((number ?? 0) * 10 + Int(key - 0x30), limit)
    }
    return nil
  }

  private static func readTarget(of name: UInt8, _ count: CInt) -> Target? {
    guard let motion = readMotion() else { return nil }
    let key = motion.key
    let isCounted = motion.number != nil || rl_explicit_arg != 0
    let total = min(max(motion.number ?? 1, 1) * min(max(Int(count), 1), limit), limit)
    switch key {
    case name: return .lines(total)
    case UInt8(ascii: "j"), UInt8(ascii: "+"), 0x0A, 0x0D, 0x0E: return .lines(total + 1)
    case UInt8(ascii: "k"), UInt8(ascii: "-"), 0x10: return .lines(-total - 1)
    case UInt8(ascii: "G"): return isCounted ? .throughLine(total) : .throughLastLine
    case UInt8(ascii: "g"): return readKey() == key ? .throughLine(isCounted ? total : 1) : nil
    case escape: return .escape
    case UInt8(ascii: "%"), UInt8(ascii: "`"): return .farMotion(key)
    default: return motions.contains(key) ? .motion(key, count: CInt(total)) : nil
    }
  }

  private static func apply(_ name: UInt8, through offset: Int, _ builtIn: CommandFunction, _ key: CInt)
    -> CInt
  {
    let (first, last) = (min(offset, Line.cursor), max(offset, Line.cursor))
    return apply(name, to: TextLines.start(of: first)..<TextLines.end(of: last), builtIn, key)
  }

  private static func apply(_ name: UInt8, to lines: Range<Int>, _ builtIn: CommandFunction, _ key: CInt)
    -> CInt
  {
    switch name | 0x20 {
    case UInt8(ascii: "d"): ViLines.kill(lines)
    case UInt8(ascii: "y"): ViLines.copy(lines)
    default:
      Line.cursor = lines.lowerBound
      return Line.narrowed(to: lines) {
        // readline's own `cc`, which `.` knows too.
        if _rl_vi_redoing == 0 { rl_execute_next(CInt(UInt8(ascii: "c"))) }
        return builtIn(1, CInt(UInt8(ascii: "c")))
      }
    }
    return 0
  }
}
