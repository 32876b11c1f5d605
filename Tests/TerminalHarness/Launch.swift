// SPDX-License-Identifier: GPL-3.0-or-later

/// How a program is started: what it runs, and where its three streams lead.
package struct Launch {
  /// Where standard input comes from.
  package enum Input: CustomStringConvertible {
    /// The terminal of the story.
    case terminal
    /// A pipe that brings these bytes and then ends.
    case bytes([UInt8])
    /// A pipe that brings nothing and stays open.
    case silence
    /// A file, `/dev/null` included.
    case file(String)
    /// Nowhere: descriptor 0 is closed.
    case closed

    /// Its case, for the names of tests; of bytes only how many.
    package var description: String {
      switch self {
      case .terminal: "terminal"
      case .bytes(let bytes): "\(bytes.count) bytes"
      case .silence: "silence"
      case .file(let path): path
      case .closed: "closed"
      }
    }

    /// A pipe that brings `text` and then ends.
    package static func text(_ text: String) -> Input { .bytes(Array(text.utf8)) }
  }

  /// Where standard output or standard error leads.
  package enum Output {
    /// The terminal of the story.
    case terminal
    /// A pipe that the story reads.
    case captured
    /// A file that exists, `/dev/full` included.
    case file(String)
    /// Nowhere: the descriptor is closed.
    case closed
  }

  /// The file to run; without a slash it is looked for in `PATH`.
  package var program: String

  /// The arguments after the program's name.
  package var arguments: [String]

  /// Its whole environment: nothing is inherited but what `Launch.plainEnvironment` takes over.
  package var environment: [String: String]

  /// The working directory, `nil` for the test's own.
  package var directory: String?

  package var input: Input
  package var output: Output
  package var errors: Output

  package init(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:],
    directory: String? = nil,
    input: Input = .terminal, output: Output = .captured, errors: Output = .captured
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = Launch.plainEnvironment.merging(environment) { $1 }
    self.directory = directory
    self.input = input
    self.output = output
    self.errors = errors
  }
}
