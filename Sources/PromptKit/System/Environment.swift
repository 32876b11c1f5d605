// SPDX-License-Identifier: GPL-3.0-or-later

import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment's variables, read once: what is changed afterwards is not seen.
struct Environment: Sendable {
  /// One variable. Neither part need be UTF-8.
  struct Variable: Equatable, Sendable {
    /// `NAME=VALUE`, as the system keeps it.
    let entry: [UInt8]
    private let equals: Int

    var name: ArraySlice<UInt8> { entry[..<equals] }
    var value: ArraySlice<UInt8> { entry[(equals + 1)...] }

    /// The variable of an entry; `nil` without a `=`.
    init?(_ entry: [UInt8]) {
      guard let equals = entry.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      self.entry = entry
      self.equals = equals
    }
  }

  /// All variables, in the order in which the process was given them. Entries without a `=` are left out.
  let variables: [Variable]

  /// The variables in `entries`, each of the form `NAME=VALUE`.
  init(entries: [[UInt8]]) {
    variables = entries.compactMap(Variable.init)
  }

  /// This process's environment as it now stands. The C name is `environ`.
  static var current: Environment {
    var variables: [Variable] = []
    var next = unsafe prompt_environ()
    while let entry = unsafe next?.pointee {
      let bytes = unsafe Array(UnsafeRawBufferPointer(start: entry, count: strlen(entry)))
      if let variable = Variable(bytes) { variables.append(variable) }
      unsafe next = next?.advanced(by: 1)
    }
    return Environment(variables: variables)
  }

  /// A variable's value in this process's environment as it now stands, bytes that are not UTF-8 replaced by U+FFFD; `nil`
  /// when it is not set. The C name is `getenv`.
  static func value(of name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// A variable's value, bytes that are not UTF-8 replaced by U+FFFD; `nil` when it is not set. The first of two counts.
  subscript(name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The environment without the variables `names`.
  func without(_ names: [String]) -> Environment {
    let names = Set(names.map { Array($0.utf8)[...] })
    return Environment(variables: variables.filter { !names.contains($0.name) })
  }

  /// The environment with more variables, none of which may be there already.
  func with(_ more: [(name: String, value: String)]) -> Environment {
    Environment(variables: variables + more.compactMap { Variable(Array("\($0.name)=\($0.value)".utf8)) })
  }

  private init(variables: [Variable]) { self.variables = variables }

  /// A variable's value as it is; `nil` when it is not set. The first of two counts, as in `getenv`.
  func bytes(of name: String) -> [UInt8]? {
    // Most names are of another length.
    let length = name.utf8.count
    return variables.first { $0.name.count == length && $0.name.elementsEqual(name.utf8) }.map {
      Array($0.value)
    }
  }
}

extension Environment: ExpressibleByDictionaryLiteral {
  /// An environment of one's own: `["LANG": "ko_KR.UTF-8"]`.
  init(dictionaryLiteral elements: (String, String)...) {
    self.init(entries: elements.map { Array("\($0)=\($1)".utf8) })
  }
}
