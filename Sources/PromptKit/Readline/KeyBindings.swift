// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// What the keys do after an inputrc was read: the table where it says nothing, the inputrc where it may.
struct KeyBindings {
  /// Keys with what they do, in the order in which they are bound. (Lists, because a dictionary of so few costs more to
  /// make than it saves.)
  private typealias Layer = [BoundKey]

  private struct BoundKey {
    let key: KeyTable.Key
    let binding: Binding
  }

  /// What readline itself makes of the table's keys.
  private let defaults: Layer

  /// What the inputrc makes of the table's keys, outside and inside `$if prompt`.
  private let usual: Layer
  private let forPrompt: Layer

  /// The style of the field for which the keys are bound at present.
  private var applied: FieldStyle?

  /// The names of the keys of the commands that were asked about.
  private var names: [Names] = []

  private struct Names {
    let command: EditingCommand
    let style: FieldStyle
    let keys: [KeyName]
  }

  /// Reads the inputrc into readline's keymaps, which must be pristine.
  init(_ inputrc: Inputrc) {
    defaults = Self.bindings()
    usual = Self.read(inputrc.lines)
    forPrompt = Self.read(inputrc.linesForPrompt)
    for keymap in EditorKeymap.allCases {
      keymap.bind("\u{1B}[200~".utf8, to: Binding { _, _ in Visit.paste() })
      keymap.bind([0x1B, KeyInput.unknownSequence], to: Binding { _, _ in Visit.ring() })
    }
  }

  /// Makes the keys do what they do in such a field.
  mutating func apply(_ style: FieldStyle) {
    guard style != applied else { return }
    applied = style
    Self.bind(compose(style))
    keepWaysOut()
    for keymap in EditorKeymap.allCases {
      keymap.bind([KeyInput.doneOnEmptyLine], to: keymap.binding(of: [0x04]))
      // As itself it would be a character that is none.
      if keymap.binding(of: [0x04]) == Binding(rl_insert) {
        keymap.bind([KeyInput.doneOnEmptyLine], to: Binding { count, _ in rl_insert(count, 0x04) })
      }
    }
  }

  /// The keys that run a command in such a field, in the keymap that editing begins with; the easiest to read first.
  /// - Parameter current: the style of the field that is being edited; its keys are bound afterwards.
  mutating func keys(for command: EditingCommand, in style: FieldStyle, restoring current: FieldStyle?)
    -> [KeyName]
  {
    if let known = names.first(where: { $0.command == command && $0.style == style }) { return known.keys }
    apply(style)
    let keys = Self.boundKeys(Self.binding(.command(command)))
    names.append(Names(command: command, style: style, keys: keys))
    if let current { apply(current) }
    return keys
  }

  /// What these lines make of the table's keys; of all other keys they make what they say, for good.
  private static func read(_ lines: [String]) -> Layer {
    guard !lines.isEmpty else { return [] }
    let unset = Binding { _, _ in 0 }
    KeyTable.forEachKey { $0.keymap.bind($0.bytes, to: unset) }
    GNUReadline.parse(lines)
    return bindings().filter { $0.binding != unset }
  }

  /// What the table's keys do now.
  private static func bindings() -> Layer {
    var layer: Layer = []
    KeyTable.forEachKey { layer.append(BoundKey(key: $0, binding: $0.keymap.binding(of: $0.bytes))) }
    return layer
  }

  private static func bind(_ layer: Layer) {
    for bound in layer { bound.key.keymap.bind(bound.key.bytes, to: bound.binding) }
  }

  private func compose(_ style: FieldStyle) -> Layer {
    var layer = defaults
    KeyTable.forEachAction(in: style) { layer.append(BoundKey(key: $0, binding: Self.binding($1))) }
    if style.obeysWholeInputrc {
      layer += usual.filter {
        $0.key.bytes.first != 0x09 || style.completes && Self.completes($0.binding)
      }
    }
    return layer + forPrompt
  }

  private static func binding(_ action: KeyTable.Action) -> Binding {
    switch action {
    case .command(let command): Binding(NamedCommand.function(of: command))
    case .readline(let name): Binding(named: name)
    case .nextHistoryOrField: Binding { LineCommand.nextHistoryOrField($0, $1) }
    case .vi(let key): Binding(key.function)
    }
  }

  private static func completes(_ binding: Binding) -> Bool {
    [
      "complete", "menu-complete", "menu-complete-backward", "old-menu-complete", "possible-completions",
      "insert-completions", "complete-filename",
    ].contains { Binding(named: $0) == binding }
  }

  /// Whatever an inputrc did: some key taps Done and some key goes back.
  private func keepWaysOut() {
    let done = Self.binding(.command(.done))
    let back = Self.binding(.command(.previousField))
    for keymap in EditorKeymap.allCases {
      if keymap.binding(of: [0x04]) != done, keymap.keys(boundTo: done).isEmpty {
        keymap.bind([0x04], to: done)
      }
      if keymap.binding(of: Self.backTab) != back, keymap.keys(boundTo: back).isEmpty {
        let free = Self.waysBack.first { keymap.binding(of: $0) == .nothing }
        keymap.bind(free ?? Self.backTab, to: back)
      }
    }
  }

  private static let backTab = "\u{1B}[Z".utf8

  /// Keys that nobody misses, for when an inputrc wants S-Tab: C-Up, M-Up.
  private static let waysBack = ["\u{1B}[1;5A".utf8, "\u{1B}[1;3A".utf8]

  /// The names of the keys that do this, in the keymap that editing begins with and the one behind it.
  private static func boundKeys(_ wanted: Binding) -> [KeyName] {
    let keymaps: [EditorKeymap] =
      GNUReadline.variable("editing-mode") == "vi" ? [.viInsertion, .viCommand] : [.emacs]
    var all: [KeyName] = []
    for keymap in keymaps {
      let names = keys(in: keymap, boundTo: wanted).compactMap(KeyName.init).sorted { $0.isEasier(than: $1) }
      for name in names where !all.contains(name) { all.append(name) }
    }
    return all
  }

  /// The table's keys are those that people know; others are told where there is none of these.
  private static func keys(in keymap: EditorKeymap, boundTo wanted: Binding) -> [[UInt8]] {
    var known: [[UInt8]] = []
    KeyTable.forEachKey { key in
      if key.keymap == keymap, keymap.binding(of: key.bytes) == wanted { known.append(Array(key.bytes)) }
    }
    return known.isEmpty ? keymap.keys(boundTo: wanted).filter { $0 != [KeyInput.doneOnEmptyLine] } : known
  }
}
