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

  /// The text of `bytes` with a place of its own in memory, however short it is: Swift keeps up to 15 bytes in the value itself, of
  /// which each copy is one more that nobody can overwrite. What is not UTF-8 comes as U+FFFD.
  init(apart bytes: UnsafeRawBufferPointer) {
    self = unsafe String(unsafeUninitializedCapacity: Swift.max(bytes.count, mostBytesInside + 1)) { place in
      _ = unsafe place.initialize(fromContentsOf: bytes.bindMemory(to: UInt8.self))
      return bytes.count
    }
  }

  /// Whether the text stands in the value itself: a bit of the value says so (`StringObject` in Swift's sources).
  private var isInside: Bool {
    unsafe withUnsafeBytes(of: self) { unsafe $0.last.map { $0 & 0x20 != 0 } ?? true }
  }

  /// Where the text stands, `nil` where that is in the value itself.
  private var textAddress: UInt? {
    guard !isInside else { return nil }
    return unsafe utf8.withContiguousStorageIfAvailable { unsafe $0.baseAddress.map(UInt.init(bitPattern:)) }
      ?? nil
  }
}

/// How many bytes of a text Swift keeps in the value itself.
private let mostBytesInside = 15

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
