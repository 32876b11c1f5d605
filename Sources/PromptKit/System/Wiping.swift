// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Overwriting what a secret was in. Swift has no word for it: values are copied and freed as they are.
///
/// It reaches the memory where a value stands, and thereby every other value that shares it: wipe only what nobody else needs.
extension String {
  /// Overwrites the text where it stands in memory, and lets go of it; where `kept` stands there, too, it stays.
  mutating func wipe(sparing kept: String = "") {
    let place = textAddress
    if place != nil, place != kept.textAddress { wipeMemory(at: place, utf8.count) }
    self = ""
  }

  /// Where the text stands; one of a few bytes stands in the value itself, so that this is of no use.
  private var textAddress: UInt? {
    guard utf8.count > 15 else { return nil }
    return unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.baseAddress.map(UInt.init(bitPattern:)) }
      ?? nil
  }
}

extension [UInt8] {
  /// Overwrites the bytes where they stand in memory, and lets go of them.
  mutating func wipe() {
    wipeMemory(at: unsafe withUnsafeBytes { unsafe $0.baseAddress.map(UInt.init(bitPattern:)) }, count)
    self = []
  }
}

/// Overwrites so many bytes. The C name is `memset`.
private func wipeMemory(at address: UInt?, _ count: Int) {
  guard let address, let start = unsafe UnsafeMutableRawPointer(bitPattern: address) else { return }
  unsafe memset(start, 0, count)
}
