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
    let name: [UInt8]
    let value: [UInt8]
  }

  /// All variables, in the order in which the process was given them. Entries without a `=` are left out.
  let variables: [Variable]

  /// The variables in `entries`, each of the form `NAME=VALUE`.
  init(entries: [[UInt8]]) {
    variables = entries.compactMap { entry in
      guard let equals = entry.firstIndex(of: UInt8(ascii: "=")) else { return nil }
      return Variable(name: Array(entry[..<equals]), value: Array(entry[(equals + 1)...]))
    }
  }

  /// This process's environment as it now stands. The C name is `environ`.
  static var current: Environment {
    var entries: [[UInt8]] = []
    var next = unsafe prompt_environ()
    while let entry = unsafe next?.pointee {
      unsafe entries.append(Array(UnsafeRawBufferPointer(start: entry, count: strlen(entry))))
      unsafe next = next?.advanced(by: 1)
    }
    return Environment(entries: entries)
  }

  /// A variable's value, bytes that are not UTF-8 replaced by U+FFFD; `nil` when it is not set. The first of two counts.
  subscript(name: String) -> String? {
    bytes(of: name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The environment without the variables `names`.
  func without(_ names: [String]) -> Environment {
    let names = Set(names.map { Array($0.utf8) })
    return Environment(variables: variables.filter { !names.contains($0.name) })
  }

  /// The environment with more variables, none of which may be there already.
  func with(_ more: [(name: String, value: String)]) -> Environment {
    Environment(
      variables: variables + more.map { Variable(name: Array($0.name.utf8), value: Array($0.value.utf8)) })
  }

  private init(variables: [Variable]) { self.variables = variables }

  /// A variable's value as it is; `nil` when it is not set. The first of two counts, as in `getenv`.
  func bytes(of name: String) -> [UInt8]? {
    variables.first { $0.name.elementsEqual(name.utf8) }?.value
  }
}

extension Environment: ExpressibleByDictionaryLiteral {
  /// An environment of one's own: `["LANG": "ko_KR.UTF-8"]`.
  init(dictionaryLiteral elements: (String, String)...) {
    self.init(entries: elements.map { Array("\($0)=\($1)".utf8) })
  }
}
