// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// Whether both are the same bytes: to `==` a composed and a decomposed syllable are equal, to who reads an answer not.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }

  /// The last byte, when all before it are those of `other`.
  func lastByte(behind other: String) -> UInt8? {
    guard utf8.count == other.utf8.count + 1 else { return nil }
    let byte = unsafe utf8.withContiguousStorageIfAvailable { own in
      unsafe other.utf8.withContiguousStorageIfAvailable { others in
        unsafe own.starts(with: others) ? own.last : nil
      } ?? nil
    }
    return byte ?? nil
  }
}
