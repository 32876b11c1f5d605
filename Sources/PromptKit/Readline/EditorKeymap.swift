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
  func binding(of keys: some Collection<UInt8>) -> Binding {
    guard let slot = unsafe slot(of: keys) else { return .nothing }
    return unsafe Binding(slot.pointee)
  }

  /// Makes these keys do that. What they did is forgotten and not freed: somebody may hold it as a `Binding`.
  func bind(_ keys: some Collection<UInt8>, to binding: Binding) {
    if let slot = unsafe slot(of: keys) {
      unsafe slot.pointee = binding.entry
    } else {
      // In readline's notation all keys but the backslash stand for themselves.
      let backslash = UInt8(ascii: "\\")
      let notation = keys.flatMap { $0 == backslash ? [$0, $0] : [$0] }.map { CChar(bitPattern: $0) } + [0]
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

  /// Makes every key that runs a command, in whatever keymap, run what `change` makes of it.
  static func rebindAll(_ change: (Binding) -> Binding) {
    unsafe forEachMap { map in
      for key in 0..<Int(KEYMAP_SIZE) {
        let binding = unsafe Binding(map[key])
        guard binding.isCommand else { continue }
        let new = change(binding)
        if new != binding { unsafe map[key] = new.entry }
      }
    }
  }

  /// Makes all keys that begin with these do what they do in another keymap, now and later.
  func share(_ prefix: some Collection<UInt8>, with other: EditorKeymap) {
    guard let slot = unsafe slot(of: prefix), let source = unsafe other.slot(of: prefix) else { return }
    unsafe slot.pointee = source.pointee
  }

  /// Every key that does this.
  func keys(boundTo wanted: Binding) -> [[UInt8]] {
    var keys: [[UInt8]] = []
    unsafe forEachSlot { prefix, key, slot in
      guard unsafe Binding(slot.pointee) == wanted else { return }
      // The last slot is what the keys so far do when none of the longer ones follows.
      keys.append(UInt8(exactly: key).map { prefix + [$0] } ?? prefix)
    }
    return keys
  }

  /// Makes the keys of the keymap that is in use, where that is none of the three (vi's for typing over), do what `change`
  /// makes of them.
  static func rebindCurrent(_ change: (_ keys: [UInt8], _ binding: Binding) -> Binding) {
    guard current == nil, let map = unsafe rl_get_keymap() else { return }
    var seen: [Slot] = unsafe []
    unsafe forEachSlot(in: map, after: [], &seen) { prefix, key, slot in
      let binding = unsafe Binding(slot.pointee)
      let new = change(UInt8(exactly: key).map { prefix + [$0] } ?? prefix, binding)
      if new != binding { unsafe slot.pointee = new.entry }
    }
  }

  private typealias Slot = UnsafeMutablePointer<KEYMAP_ENTRY>

  /// Calls `visit` for every key that does something, with the keys before it.
  private func forEachSlot(_ visit: (_ prefix: [UInt8], _ key: Int, _ slot: Slot) -> Void) {
    var seen: [Slot] = unsafe []
    unsafe Self.forEachSlot(in: root, after: [], &seen, visit)
  }

  private static func forEachSlot(
    in map: Slot, after prefix: [UInt8], _ seen: inout [Slot], _ visit: ([UInt8], Int, Slot) -> Void
  ) {
    guard unsafe !seen.contains(map) else { return }
    unsafe seen.append(map)
    for key in 0..<Int(KEYMAP_SIZE) {
      let binding = unsafe Binding(map[key])
      guard binding.address != 0 else { continue }
      if let submap = unsafe submap(binding) {
        let path = UInt8(exactly: key).map { prefix + [$0] } ?? prefix
        unsafe forEachSlot(in: submap, after: path, &seen, visit)
      } else {
        unsafe visit(prefix, key, map + key)
      }
    }
  }

  private func slot(of keys: some Collection<UInt8>) -> Slot? {
    var map = unsafe root
    var slot: Slot?
    for key in keys {
      if let prefix = unsafe slot {
        guard let next = unsafe Self.submap(Binding(prefix.pointee)) else { return nil }
        unsafe map = next
      }
      unsafe slot = map + Int(key)
    }
    return unsafe slot
  }

  private static func submap(_ binding: Binding) -> Slot? {
    binding.isPrefix ? unsafe Slot(bitPattern: binding.address) : nil
  }

  /// Calls `visit` for each of the three keymaps and those behind the keys that begin longer ones, once.
  private static func forEachMap(_ visit: (Slot) -> Void) {
    var maps = unsafe allCases.map { unsafe $0.root }
    var index = 0
    while unsafe index < maps.count {
      let map = unsafe maps[index]
      index += 1
      unsafe visit(map)
      for key in 0..<Int(KEYMAP_SIZE) where unsafe map[key].type == CChar(ISKMAP) {
        if let next = unsafe submap(Binding(map[key])), unsafe !maps.contains(next) {
          unsafe maps.append(next)
        }
      }
    }
  }

  /// What all keymaps hold, and a way back to it.
  @safe struct Snapshot {
    private var maps: [Slot] = unsafe []

    /// The keys that do something: in most keymaps that are a few.
    private var entries: [Entry] = []

    @safe private struct Entry {
      let slot: Slot
      let binding: Binding
    }

    init() {
      entries.reserveCapacity(1_024)
      unsafe EditorKeymap.forEachMap { map in
        unsafe maps.append(map)
        for key in 0..<Int(KEYMAP_SIZE) where unsafe map[key].function != nil {
          unsafe entries.append(Entry(slot: map + key, binding: Binding(map[key])))
        }
      }
    }

    /// Makes every key do again what it did.
    func restore() {
      for index in unsafe maps.indices {
        unsafe maps[index].update(repeating: Binding.nothing.entry, count: Int(KEYMAP_SIZE))
      }
      for entry in entries { unsafe entry.slot.pointee = entry.binding.entry }
    }
  }
}
