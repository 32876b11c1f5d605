// SPDX-License-Identifier: GPL-3.0-or-later

/// The modes that a program switched on or off by `CSI ? … h` and `CSI ? … l`, read from its output in pieces of any size.
///
/// libvterm keeps some of these to itself, so they are read beside it.
struct PrivateModes {
  private var states: [Int: Bool] = [:]
  private var stage = Stage.text
  private var numbers: [Int] = []

  private enum Stage { case text, escape, introducer, parameters }

  /// Whether mode `number` is on, `nil` as long as nobody said so.
  subscript(number: Int) -> Bool? { states[number] }

  /// Reads on.
  mutating func read(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { read(byte) }
  }

  private mutating func read(_ byte: UInt8) {
    switch (stage, byte) {
    case (_, 0x1b): stage = .escape
    case (.escape, UInt8(ascii: "[")): stage = .introducer
    case (.introducer, UInt8(ascii: "?")):
      stage = .parameters
      numbers = [0]
    case (.parameters, UInt8(ascii: "0")...UInt8(ascii: "9")):
      let last = numbers.count - 1
      numbers[last] = numbers[last] % 100_000 * 10 + Int(byte - UInt8(ascii: "0"))
    case (.parameters, UInt8(ascii: ";")): numbers.append(0)
    case (.parameters, UInt8(ascii: "h")), (.parameters, UInt8(ascii: "l")):
      for number in numbers { states[number] = byte == UInt8(ascii: "h") }
      stage = .text
    default: stage = .text
    }
  }
}
