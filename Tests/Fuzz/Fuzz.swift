// SPDX-License-Identifier: GPL-3.0-or-later

import CFuzzer
import CPosix

/// Looks for bytes that break the promise which `PROMPT_FUZZER` names, with the arguments of libFuzzer.
///
/// Only `make fuzz` builds it, with sanitizers. A promise that is broken traps, which is what libFuzzer takes note of.
@main
enum Fuzz {
  /// The promise that is tried.
  fileprivate static let promise: Promise = {
    let name = unsafe getenv("PROMPT_FUZZER").map { unsafe String(cString: $0) } ?? ""
    guard let promise = Promise.all.first(where: { $0.name == name }) else {
      fatalError("PROMPT_FUZZER names one of: " + Promise.all.map(\.name).joined(separator: " "))
    }
    return promise
  }()

  static func main() {
    var (count, arguments) = unsafe (CommandLine.argc, Optional(CommandLine.unsafeArgv))
    _ = unsafe withUnsafeMutablePointer(to: &arguments) { arguments in
      unsafe arguments.withMemoryRebound(
        to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self, capacity: 1
      ) {
        unsafe LLVMFuzzerRunDriver(&count, $0, tryInput)
      }
    }
  }
}

/// What libFuzzer calls with each input. (It asks for this name, too.)
@_cdecl("LLVMFuzzerTestOneInput")
func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  do throws(Broken) {
    try Fuzz.promise.keep(input)
  } catch {
    fatalError("\(Fuzz.promise.name): \(error)")
  }
  return 0
}
