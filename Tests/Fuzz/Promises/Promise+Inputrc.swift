// SPDX-License-Identifier: GPL-3.0-or-later

@testable import PromptKit

extension Promise {
  /// An inputrc, also one whose included files are itself: lines without blanks around them and without comments, each
  /// `$endif` with its `$if`, those for prompt among them in order; read once more it is the same.
  static let inputrc = Promise(name: "inputrc") { bytes throws(Broken) in
    let text = String(decoding: bytes, as: UTF8.self)
    let alone = Inputrc(text)
    try inspect(alone)
    try expect(Inputrc(alone.lines.joined(separator: "\n")), is: alone, "an inputrc read once more")
    var left = 50
    let including = Inputrc(text) { _ in
      left -= 1
      return left > 0 ? text : nil
    }
    try inspect(including)
  }

  private static func inspect(_ inputrc: Inputrc) throws(Broken) {
    var depth = 0
    for line in inputrc.lines {
      let bytes = Array(line.utf8)
      try expect(!bytes.isEmpty && !bytes.contains(0x0A) && bytes[0] != UInt8(ascii: "#"), "a line: \(line)")
      let ends = [bytes[0], bytes[bytes.count - 1]]
      try expect(
        !ends.contains(0x20) && !ends.contains(0x09), "no blanks around it: \(line.debugDescription)")
      if bytes[0] == UInt8(ascii: "$") {
        let word = bytes.dropFirst().split { $0 == 0x20 || $0 == 0x09 }.first ?? []
        switch String(decoding: word, as: UTF8.self).lowercased() {
        case "if": depth += 1
        case "endif": depth -= 1
        case "include": throw Broken(description: "an included file stands in its place")
        default: break
        }
      }
      try expect(depth >= 0, "each $endif has its $if")
    }
    var rest = inputrc.lines[...]
    for line in inputrc.linesForPrompt {
      guard let place = rest.firstIndex(of: line) else {
        throw Broken(description: "\(line) is not in its place")
      }
      rest = rest[(place + 1)...]
    }
  }
}
