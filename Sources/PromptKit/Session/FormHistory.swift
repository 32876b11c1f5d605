// SPDX-License-Identifier: GPL-3.0-or-later

/// The earlier answers of a form's fields: read when a field is first visited, kept when a person has submitted the form.
final class FormHistory {
  private let form: LiveForm
  private let places: HistoryPlaces
  private var tails: [Int: Loaded] = [:]
  private var faultyFields: Set<String> = []

  /// What went wrong, once for each field.
  private(set) var faults: [(field: String, name: HistoryName, fault: HistoryFile.Fault)] = []

  /// How much of a file is read at first, while the person waits for the form, and for a search.
  private static let firstByteCount = 8 << 10
  private static let searchByteCount = 4 << 20

  /// What of a field's history is loaded.
  private struct Loaded {
    let file: HistoryFile
    var byteCount: Int
    var tail: HistoryFile.Tail

    /// Loads more of it.
    mutating func grow(to byteCount: Int? = nil) throws(HistoryFile.Fault) {
      self.byteCount = byteCount ?? self.byteCount * 8
      tail = try file.tail(ofBytes: self.byteCount, before: tail.end)
    }
  }

  init(_ form: LiveForm, _ places: HistoryPlaces) {
    self.form = form
    self.places = places
  }

  /// The newest earlier answers of a field, oldest first.
  func entries(of index: Int) -> [String] {
    if tails[index] == nil, let name = name(of: index) {
      guarded(index, name) { () throws(HistoryFile.Fault) in
        let file = try places.file(of: name)
        let tail = try file.tail(ofBytes: FormHistory.firstByteCount)
        tails[index] = Loaded(file: file, byteCount: FormHistory.firstByteCount, tail: tail)
      }
    }
    return shown(tails[index]?.tail.entries ?? [], in: index)
  }

  /// Earlier answers of a field that are older than all that were given so far; for a search as many as one should look through.
  func older(of index: Int, isSearch: Bool) -> [String] {
    guard var loaded = tails[index], !loaded.tail.isWhole, let name = name(of: index) else { return [] }
    if isSearch && loaded.byteCount >= FormHistory.searchByteCount { return [] }
    var older: [String] = []
    guarded(index, name) { () throws(HistoryFile.Fault) in
      while older.isEmpty && !loaded.tail.isWhole {
        let known = loaded.tail.entries.count
        try loaded.grow(to: isSearch ? FormHistory.searchByteCount : nil)
        older = Array(loaded.tail.entries.dropLast(known))
        if isSearch { break }
      }
      tails[index] = loaded
    }
    return shown(older, in: index)
  }

  /// Keeps the answers that a person has given, now that the form is submitted.
  func keep() {
    for index in form.fields.indices where form.isAsked(index) {
      guard let name = name(of: index), case .answered(let answer) = form.states[index], !answer.isEmpty
      else { continue }
      guarded(index, name) { () throws(HistoryFile.Fault) in
        let file = try places.file(of: name)
        try places.makeFolder(for: name)
        try file.append(answer.text, at: WallClock.seconds)
      }
    }
  }

  private func name(of index: Int) -> HistoryName? { form.fields[index].question.history }

  /// In a field of one line an answer of several is shown with its breaks escaped.
  private func shown(_ entries: [String], in index: Int) -> [String] {
    guard form.fields[index].question.kind.isOneLine else { return entries }
    return entries.map { $0.withEscapedBreaks }
  }

  private func guarded(
    _ index: Int, _ name: HistoryName, _ body: () throws(HistoryFile.Fault) -> Void
  ) {
    do throws(HistoryFile.Fault) {
      try body()
    } catch {
      let field = form.fields[index].question.name
      if faultyFields.insert(field).inserted { faults.append((field, name, error)) }
    }
  }
}

extension String {
  /// The text in one line, with `\n` and `\r` for its line breaks.
  fileprivate var withEscapedBreaks: String {
    guard utf8.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else { return self }
    var line = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
