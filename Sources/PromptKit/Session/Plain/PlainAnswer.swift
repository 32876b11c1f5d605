// SPDX-License-Identifier: GPL-3.0-or-later

/// Makes an answer out of the lines that a person types in the plain front.
///
/// What a line, a lone dot and C-d mean is ``LinesReader``'s affair, as in a pipe. The rest is a person's: a line `:b`
/// goes back, `:a` shows or hides the advanced fields, and Done on nothing takes what stands in the field.
struct PlainAnswer {
  /// What has become of the answer.
  enum State: Equatable {
    /// It goes on in another line.
    case unfinished
    /// Nothing was typed: what stands in the field is meant.
    case standing
    /// It is whole.
    case whole([UInt8])
    /// The person goes back; with the lines that were typed before, where there are any.
    case back([UInt8]?)
    /// The person wants to see the advanced fields, or no more; with the lines that were typed before, too.
    case advanced([UInt8]?)
  }

  private let isMultiline: Bool
  private let isSecret: Bool
  /// The lines that are commands; none in a secret, which could be one of them.
  private let commands: [String]
  private var reader = LinesReader()
  private var lineCount = 0

  private static let colon = UInt8(ascii: ":")
  private static let endOfField: UInt8 = 4
  private static let endOfLine = UInt8(ascii: "\n")

  /// Whether nothing has been typed.
  var isEmpty: Bool { lineCount == 0 }

  private static let back = ":b"
  private static let advanced = ":a"

  /// The answer to `question`, in a form that has advanced fields or none.
  init(to question: Question, hasAdvanced: Bool) {
    isMultiline = question.takesLines
    isSecret = question.isSecret
    commands = question.isSecret ? [] : [Self.back] + (hasAdvanced ? [Self.advanced] : [])
  }

  /// Takes a line that ended with Enter, or with C-d where `isDone`.
  mutating func take(_ line: String, isDone: Bool) -> State {
    if line.isEmpty && lineCount == 0 && (isDone || !isMultiline) { return .standing }
    // No reader keeps a copy.
    if isSecret { return .whole(Array(line.utf8)) }
    if commands.contains(line) {
      let typed = lineCount == 0 ? nil : finish()
      return line == Self.back ? .back(typed) : .advanced(typed)
    }
    // One colon is taken off, so that every line can be typed.
    let isEscaped =
      commands.contains(where: line.hasSuffix) && line.utf8.dropLast().allSatisfy { $0 == Self.colon }
    let end = isDone ? Self.endOfField : Self.endOfLine
    reader.feed((Array(line.utf8) + [end])[(isEscaped ? 1 : 0)...])
    lineCount += 1
    return next.map(State.whole) ?? .unfinished
  }

  private mutating func finish() -> [UInt8]? {
    reader.feed([Self.endOfField])
    return next
  }

  private var next: [UInt8]? {
    mutating get {
      if case .answer(let bytes, _) = reader.next(isMultiline: isMultiline) { bytes } else { nil }
    }
  }
}
