// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// Whether both are the same bytes: to `==` a composed and a decomposed syllable are equal, to who reads an answer not.
  func hasSameBytes(as other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    let isSame = unsafe utf8.withContiguousStorageIfAvailable { own in
      unsafe other.utf8.withContiguousStorageIfAvailable { unsafe own.elementsEqual($0) } ?? nil
    }
    return isSame.flatMap { $0 } ?? utf8.elementsEqual(other.utf8)
  }
}
