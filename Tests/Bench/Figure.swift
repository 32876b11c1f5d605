// SPDX-License-Identifier: GPL-3.0-or-later

/// The figures of one round, by name.
typealias Figures = [Figure: Double]

/// What is measured, in the order of the table.
enum Figure: String, CaseIterable {
  case firstKey = "start to first key echoed, ms"
  case form = "five-field form, ms"
  case processor = "own processor time a key, µs"
  case processorMiddle = "the same in the middle, µs"
  case bytesEnd = "bytes a key at the end"
  case bytesMiddle = "bytes a key in the middle"
  case bytesHangul = "bytes a Hangul key in the middle"
  case writes = "write calls a key at the end"
  case writesMiddle = "write calls a key in the middle"
  case calls = "system calls a key at the end"
  case callsHangul = "system calls a Hangul key"
  case paste = "1 MB pasted into a field, ms"
  case pasteView = "1 MB pasted into a text view, ms"
  case pasteTen = "10 MB pasted, times 1 MB"
  case pipedForm = "form from five piped lines, ms"
  case historyStart = "start with 10^6 lines of history, x"
  case historyMemory = "memory for them, kB"
  case exit = "Done to the end, ms"
  case memory = "resident memory, kB"
  case idleBytes = "bytes in 2 idle seconds"
  case idleProcessor = "processor time in them, µs"

  /// What it should be at most: so many times bash's figure, or, for what is counted, so many.
  enum Goal {
    case ratio(Double)
    case count(Double)
  }

  /// The most that it should be.
  var goal: Goal {
    switch self {
    case .firstKey, .processor, .processorMiddle, .pipedForm: .ratio(1)
    case .exit: .ratio(1.1)
    case .form: .ratio(1.2)
    case .paste, .pasteView: .ratio(1 / 25)
    case .bytesEnd, .writes, .writesMiddle: .count(1)
    case .bytesMiddle: .count(6)
    case .bytesHangul: .count(9)
    case .calls: .count(4)
    case .callsHangul: .count(5)
    case .pasteTen: .count(12)
    case .historyStart: .count(1.1)
    case .historyMemory: .count(1_024)
    case .memory: .count(3_500)
    case .idleBytes, .idleProcessor: .count(0)
    }
  }
}

extension [Double] {
  /// The value in the middle; of an even number the lower of the two.
  var median: Double? {
    isEmpty ? nil : sorted()[(count - 1) / 2]
  }
}
