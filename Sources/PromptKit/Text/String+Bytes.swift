// SPDX-License-Identifier: GPL-3.0-or-later

extension String {
  /// Whether both are the same bytes: to `==` a composed and a decomposed syllable are equal, to who reads an answer not.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
