// SPDX-License-Identifier: GPL-3.0-or-later
//
// limit.swift: raw mode, an echo for each key, Enter ends. What this costs, every program in Swift costs.
// `limit-swift N` asks N times and prints the answers one after another.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@main
struct Limit {
  static func main() {
    let fields = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1 : 1
    var settings = termios()
    tcgetattr(0, &settings)
    let before = settings
    cfmakeraw(&settings)
    tcsetattr(0, TCSADRAIN, &settings)
    var answers: [UInt8] = []
    for field in 0..<fields { answers += ask(field) }
    tcsetattr(0, TCSADRAIN, [before])
    write(1, answers, answers.count)
  }

  /// One line, echoed key by key.
  private static func ask(_ field: Int) -> [UInt8] {
    let prompt = Array("f\(field + 1): ".utf8)
    write(2, prompt, prompt.count)
    var line: [UInt8] = []
    var keys = [UInt8](repeating: 0, count: 1_024)
    while true {
      let count = read(0, &keys, keys.count)
      if count <= 0 { exit(1) }
      if keys[count - 1] == 0x0d { return line }
      write(2, keys, count)
      line += keys[..<count]
    }
  }
}
