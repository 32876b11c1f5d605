// SPDX-License-Identifier: GPL-3.0-or-later

/// Texts as C wants them in `argv`, freed with this object.
@safe final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ texts: [[UInt8]]) {
    count = texts.count
    unsafe pointers = .allocate(capacity: count + 1)
    for (index, text) in texts.enumerated() {
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: text.count + 1)
      for (offset, byte) in text.enumerated() { unsafe copy[offset] = CChar(bitPattern: byte) }
      unsafe copy[text.count] = 0
      unsafe pointers[index] = copy
    }
    unsafe pointers[count] = nil
  }

  deinit {
    for index in 0..<count { unsafe pointers[index]?.deallocate() }
    unsafe pointers.deallocate()
  }
}

extension Environment {
  /// The variables as C wants them in `environ`.
  var entries: CStrings { CStrings(variables.map { $0.entry }) }
}
