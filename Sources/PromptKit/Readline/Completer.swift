// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Darwin)
  @unsafe @preconcurrency import Darwin
#endif

/// Gives readline's completion commands what a field completes.
///
/// A value is not a shell word: nothing in it is quoted, and a candidate with blanks is inserted as it is. What is completed is the
/// whole text before the cursor where something begins with it, and else, where the field may hold several, its last word.
enum Completer {
  /// The words that the generator hands out, last first.
  private nonisolated(unsafe) static var words: [String] = []

  /// What was found for a word that was looked for already.
  private nonisolated(unsafe) static var found: (word: String, candidates: [String])?

  /// What was found last, if it was one match.
  private nonisolated(unsafe) static var onlyMatch: [String]?

  /// No character ends a word, or blanks do.
  private nonisolated(unsafe) static let noBreaks = unsafe strdup("")
  private nonisolated(unsafe) static let blanks = unsafe strdup(" \t")

  /// Tells readline whom to ask.
  static func install() {
    unsafe rl_completion_word_break_hook = { unsafe Completer.wordBreaks() }
    unsafe rl_attempted_completion_function = { text, _, _ in unsafe Completer.matches(of: text) }
  }

  /// What the candidates are called in a menu: a file by its name without the folder, a folder with a slash; sorted as a person
  /// would. The first of readline's matches is what all have in common.
  static func shownNames(
    of matches: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, count: Int
  ) -> [String] {
    guard let matches = unsafe matches, count > 0 else { return [] }
    let shown = (1...count).compactMap { index -> (key: String, name: String)? in
      guard let match = unsafe matches[index] else { return nil }
      let name = unsafe shownName(of: match)
      return (name.lowercased(), name)
    }
    return shown.sorted { ($0.key, $0.name) < ($1.key, $1.name) }.map { $0.name }
  }

  private static func shownName(of match: UnsafePointer<CChar>) -> String {
    var name = unsafe String(cString: match)
    guard rl_filename_completion_desired != 0 else { return name }
    let isFolder = unsafe isFolder(match)
    if let slash = name.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")) {
      name = String(name[name.utf8.index(after: slash)...])
    }
    return isFolder && name.utf8.last != UInt8(ascii: "/") ? name + "/" : name
  }

  /// Lists what completes the word; a single match too, which readline would write to the terminal itself.
  static func list(_ count: CInt, _ key: CInt) -> CInt {
    unsafe onlyMatch = nil
    let before = Line.bytes(0..<Line.byteCount)
    let result = rl_possible_completions(count, key)
    // After one in vain readline puts the single match in instead.
    if Line.bytes(0..<Line.byteCount) == before, let match = unsafe onlyMatch { Visit.offer(match) }
    return result
  }

  /// The characters that end the word before the cursor; `nil` for readline's own. The C name is `rl_completion_word_break_hook`.
  private static func wordBreaks() -> UnsafeMutablePointer<CChar>? {
    unsafe found = nil
    guard let source = Visit.completionSource else { return nil }
    let text = Line.textBeforeCursor
    switch source {
    case .names(_, isOneName: true): return unsafe noBreaks
    case .names(let areFolders, isOneName: false):
      return unsafe hasName(text, areFolders) ? noBreaks : nil
    case .candidates:
      let candidates = completions(of: text)
      let hasBlank = text.utf8.contains { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard candidates.isEmpty, hasBlank else {
        unsafe found = (text, candidates)
        return unsafe noBreaks
      }
      return unsafe blanks
    }
  }

  /// The matches of a word as readline keeps them; `nil` where there are none. The C name is `rl_attempted_completion_function`.
  private static func matches(
    of text: UnsafePointer<CChar>?
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard let source = Visit.completionSource, let text = unsafe text else { return nil }
    let matches = unsafe find(text, in: source)
    if let matches = unsafe matches, let match = unsafe matches[0], unsafe matches[1] == nil {
      unsafe onlyMatch = [shownName(of: match)]
    }
    return unsafe matches
  }

  private static func find(
    _ text: UnsafePointer<CChar>, in source: CompletionSource
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    rl_attempted_completion_over = 1
    switch source {
    case .names(let areFolders, let isOneName):
      if isOneName { rl_completion_append_character = 0 }
      if let users = unsafe users(text) { return unsafe users }
      return unsafe rl_completion_matches(text, areFolders ? nextFolder : nextName)
    case .candidates:
      let word = unsafe String(cString: text)
      rl_completion_append_character = 0
      unsafe words = (found?.word == word ? found?.candidates : nil) ?? completions(of: word)
      unsafe words.reverse()
      return unsafe rl_completion_matches(text) { _, _ in
        guard let word = unsafe Completer.words.popLast() else { return nil }
        return unsafe strdup(word)
      }
    }
  }

  /// What the client finds and the word can begin, all of it text for one line.
  private static func completions(of word: String) -> [String] {
    let isCaseIgnored = GNUReadline.variable("completion-ignore-case") == "on"
    let wanted = isCaseIgnored ? word.lowercased() : word
    return Visit.candidates(for: word).filter { candidate in
      // Bytes are compared: to `String` a composed and a decomposed syllable are the same.
      let text = isCaseIgnored ? candidate.lowercased() : candidate
      return text.utf8.starts(with: wanted.utf8) && isOneLine(candidate.utf8)
    }
  }

  private static let nextName: @convention(c) (UnsafePointer<CChar>?, CInt) -> UnsafeMutablePointer<CChar>? =
    {
      unsafe Completer.next($0, $1) { _ in true }
    }

  private static let nextFolder:
    @convention(c) (UnsafePointer<CChar>?, CInt) -> UnsafeMutablePointer<CChar>? = {
      unsafe Completer.next($0, $1) { unsafe Completer.isFolder($0) }
    }

  /// The next name that readline finds and that can be an answer. The C name is `rl_filename_completion_function`.
  private static func next(
    _ text: UnsafePointer<CChar>?, _ state: CInt, where isWanted: (UnsafePointer<CChar>) -> Bool
  ) -> UnsafeMutablePointer<CChar>? {
    var state = state
    while let name = unsafe rl_filename_completion_function(text, state) {
      state = 1
      let bytes = unsafe UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
      if isOneLine(bytes), String(validating: bytes, as: UTF8.self) != nil, unsafe isWanted(name) {
        return unsafe name
      }
      unsafe free(name)
    }
    return nil
  }

  /// Whether a file, or a folder, has a name that begins so.
  private static func hasName(_ text: String, _ areFolders: Bool) -> Bool {
    guard let name = unsafe areFolders ? nextFolder(text, 0) : nextName(text, 0) else { return false }
    unsafe free(name)
    return true
  }

  /// The users whose names begin so, behind a `~` without a slash. The C name is `rl_username_completion_function`.
  private static func users(
    _ text: UnsafePointer<CChar>
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    let word = unsafe String(cString: text)
    guard word.utf8.first == UInt8(ascii: "~"), !word.utf8.contains(UInt8(ascii: "/")) else { return nil }
    return unsafe rl_completion_matches(text, rl_username_completion_function)
  }

  /// Whether a name, with a `~` at its beginning as in a shell, leads to a folder. The C name is `tilde_expand`.
  private static func isFolder(_ name: UnsafePointer<CChar>) -> Bool {
    guard let path = unsafe tilde_expand(name) else { return false }
    defer { unsafe free(path) }
    return unsafe FileStatus.at(String(cString: path))?.kind == .directory
  }

  private static func isOneLine(_ bytes: some Sequence<UInt8>) -> Bool {
    !bytes.contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") || $0 == 0 }
  }
}
