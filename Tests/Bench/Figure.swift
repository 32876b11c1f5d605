// SPDX-License-Identifier: GPL-3.0-or-later

/// The figures of one round, by name; times in microseconds.
typealias Figures = [Figure: Double]

/// What is measured, in the order of the table.
enum Figure: String, CaseIterable {
  case firstKey = "start to first key echoed, ms"
  case exit = "Done to the end, ms"
  case form = "five-field form, ms"
  case processor = "own processor time a key, µs"
  case processorMiddle = "the same in the middle, µs"
  case bytesEnd = "bytes a key at the end"
  case bytesMiddle = "bytes a key in the middle"
  case bytesHangul = "bytes a Hangul key in the middle"
  case writes = "write calls a key at the end"
  case memory = "resident memory, kB"

  /// What it should be at most: so many times bash's figure, or, for what is counted, so many.
  enum Goal {
    case ratio(Double)
    case count(Double)
  }

  /// The most that it should be.
  var goal: Goal {
    switch self {
    case .firstKey, .processor, .processorMiddle: .ratio(1)
    case .exit: .ratio(1.1)
    case .form: .ratio(1.2)
    case .bytesEnd, .writes: .count(1)
    case .bytesMiddle: .count(6)
    case .bytesHangul: .count(9)
    case .memory: .count(3500)
    }
  }
}

extension [Double] {
  /// The value in the middle; of an even number the lower of the two.
  var median: Double? {
    isEmpty ? nil : sorted()[(count - 1) / 2]
  }
}
