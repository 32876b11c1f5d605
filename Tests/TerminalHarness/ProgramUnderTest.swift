// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Launch {
  /// What every program of a story finds in its environment: a UTF-8 locale, a colour terminal, no dot files.
  package static var plainEnvironment: [String: String] {
    [
      "PATH": variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin", "HOME": "/dev/null/home",
      "TERM": "xterm-256color",
      "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null", "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// The test's own environment variable `name`.
  package static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}

/// The program that the stories are about.
package enum ProgramUnderTest {
  /// `$PROMPT_UNDER_TEST` if it is set, else the debug build beside the test bundle.
  package static var path: String {
    get throws {
      if let named = Launch.variable("PROMPT_UNDER_TEST"), !named.isEmpty { return try absolute(named) }
      return try path(of: "prompt")
    }
  }

  /// A program of the debug build, which stands beside the test bundle.
  package static func path(of name: String) throws -> String {
    var folder = imagePath
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      let candidate = folder + "/" + name
      if isProgram(candidate) { return candidate }
    }
    throw HarnessError.noProgram(imagePath)
  }

  /// The folder that holds the program, for a story's `PATH`.
  package static var folder: String {
    get throws {
      let path = try path
      return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
  }

  private static func absolute(_ path: String) throws -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw HarnessError.noProgram(path) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }

  /// The file that this code was loaded from: the test bundle, or the bench.
  private static var imagePath: String {
    #if os(Linux)
      (try? absolute("/proc/self/exe")) ?? ""
    #else
      var image = unsafe Dl_info()
      guard unsafe dladdr(#dsohandle, &image) != 0, let name = unsafe image.dli_fname else { return "" }
      return unsafe String(cString: name)
    #endif
  }
}
