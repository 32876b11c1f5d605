// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// One of the three keymaps in which a first key is looked up.
enum EditorKeymap: CaseIterable {
  case emacs, viInsertion, viCommand

  /// The keymap that the next key is looked up in; `nil` when an inputrc switched to another. The C name is `rl_get_keymap`.
  static var current: EditorKeymap? {
    let map = unsafe rl_get_keymap()
    return allCases.first { unsafe $0.root == map }
  }

  private var root: UnsafeMutablePointer<KEYMAP_ENTRY> {
    switch self {
    case .emacs: unsafe prompt_rl_emacs_keymap()
    case .viInsertion: unsafe prompt_rl_vi_insertion_keymap()
    case .viCommand: unsafe prompt_rl_vi_movement_keymap()
    }
  }

  /// What these keys do.
  func binding(of keys: [UInt8]) -> Binding {
    guard let slot = unsafe slot(of: keys) else { return .nothing }
    return unsafe Binding(slot.pointee)
  }

  /// Makes these keys do that. What they did is forgotten and not freed: somebody may hold it as a `Binding`.
  func bind(_ keys: [UInt8], to binding: Binding) {
    if let slot = unsafe slot(of: keys) {
      unsafe slot.pointee = binding.entry
    } else {
      let notation = keys.map { "\\" + String(Int($0) + 0o1000, radix: 8).dropFirst() }.joined()
      // Any command does; it only makes readline lay the prefixes.
      unsafe _ = rl_bind_keyseq_in_map(notation, { _, _ in 0 }, root)
      if let slot = unsafe slot(of: keys) { unsafe slot.pointee = binding.entry }
    }
  }

  /// Whether readline finds something to do on the way along these keys.
  func leadsSomewhere(_ keys: [UInt8]) -> Bool {
    var map = unsafe root
    for key in keys {
      let binding = unsafe Binding(map[Int(key)])
      guard let next = unsafe Self.submap(binding) else { return binding.address != 0 }
      unsafe map = next
    }
    return true
  }

  /// Calls `visit` for every key that does something, with the keys that lead to it; what it returns is what the key does from then on.
  func rebindAll(_ visit: (_ keys: [UInt8], _ binding: Binding) -> Binding) {
    var seen: Set<UnsafeMutablePointer<KEYMAP_ENTRY>> = unsafe []
    unsafe rebindAll(in: root, after: [], &seen, visit)
  }

  /// The same for the keys of a keymap that is in use and none of the three, such as vi's for typing over.
  static func rebindCurrent(_ visit: (_ binding: Binding) -> Binding) {
    guard current == nil, let map = unsafe rl_get_keymap() else { return }
    for key in 0..<Int(KEYMAP_SIZE) {
      let binding = unsafe Binding(map[key])
      let new = visit(binding)
      if new != binding { unsafe map[key] = new.entry }
    }
  }

  private func rebindAll(
    in map: UnsafeMutablePointer<KEYMAP_ENTRY>, after keys: [UInt8],
    _ seen: inout Set<UnsafeMutablePointer<KEYMAP_ENTRY>>, _ visit: ([UInt8], Binding) -> Binding
  ) {
    guard unsafe seen.insert(map).inserted else { return }
    for key in 0..<Int(KEYMAP_SIZE) {
      let binding = unsafe Binding(map[key])
      guard binding.address != 0 else { continue }
      // The last slot is what the keys so far do when none of the longer ones follows.
      let path = UInt8(exactly: key).map { keys + [$0] } ?? keys
      if let submap = unsafe Self.submap(binding) {
        unsafe rebindAll(in: submap, after: path, &seen, visit)
      } else {
        let new = visit(path, binding)
        if new != binding { unsafe map[key] = new.entry }
      }
    }
  }

  private func slot(of keys: [UInt8]) -> UnsafeMutablePointer<KEYMAP_ENTRY>? {
    guard let last = keys.last else { return nil }
    var map = unsafe root
    for key in keys.dropLast() {
      guard let next = unsafe Self.submap(Binding(map[Int(key)])) else { return nil }
      unsafe map = next
    }
    return unsafe map + Int(last)
  }

  private static func submap(_ binding: Binding) -> UnsafeMutablePointer<KEYMAP_ENTRY>? {
    binding.isPrefix ? unsafe UnsafeMutablePointer(bitPattern: binding.address) : nil
  }

  /// A copy of all keymaps as they are, and a way back to it.
  @safe struct Snapshot {
    private var maps: [UnsafeMutablePointer<KEYMAP_ENTRY>: [Binding]] = unsafe [:]

    init() {
      for keymap in EditorKeymap.allCases { unsafe add(keymap.root) }
    }

    private mutating func add(_ map: UnsafeMutablePointer<KEYMAP_ENTRY>) {
      guard unsafe maps[map] == nil else { return }
      let bindings = (0..<Int(KEYMAP_SIZE)).map { unsafe Binding(map[$0]) }
      unsafe maps[map] = bindings
      for binding in bindings {
        if let submap = unsafe EditorKeymap.submap(binding) { unsafe add(submap) }
      }
    }

    /// Makes every key do again what it did.
    func restore() {
      for unsafe(map, bindings) in unsafe maps {
        for (key, binding) in bindings.enumerated() { unsafe map[key] = binding.entry }
      }
    }
  }
}
