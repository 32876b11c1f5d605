// SPDX-License-Identifier: GPL-3.0-or-later

@unsafe @preconcurrency import CReadline

/// What the keys do after an inputrc was read: the table where it says nothing, the inputrc where it may.
struct KeyBindings {
  /// What readline itself makes of the table's keys.
  private let defaults: [KeyTable.Key: Binding]

  /// What the inputrc makes of the table's keys, outside and inside `$if prompt`.
  private let usual: [KeyTable.Key: Binding]
  private let forPrompt: [KeyTable.Key: Binding]

  private var layers: [FieldStyle: [KeyTable.Key: Binding]] = [:]
  private var names: [FieldStyle: [EditingCommand: [KeyName]]] = [:]

  /// Reads the inputrc into readline's keymaps, which must be pristine.
  init(_ inputrc: Inputrc) {
    defaults = Dictionary(uniqueKeysWithValues: KeyTable.keys.map { ($0, $0.keymap.binding(of: $0.bytes)) })
    usual = Self.read(inputrc.lines)
    forPrompt = Self.read(inputrc.linesForPrompt)
    for keymap in EditorKeymap.allCases {
      keymap.bind(Array("\u{1B}[200~".utf8), to: Binding { _, _ in Visit.paste() })
      keymap.bind([0x1B, KeyInput.unknownSequence], to: Binding { _, _ in Visit.ring() })
    }
  }

  /// Makes the keys do what they do in such a field.
  mutating func apply(_ style: FieldStyle) {
    let layer = layers[style] ?? compose(style)
    layers[style] = layer
    Self.bind(layer)
    keepWaysOut()
    for keymap in EditorKeymap.allCases {
      keymap.bind([KeyInput.doneOnEmptyLine], to: keymap.binding(of: [0x04]))
      // As itself it would be a character that is none.
      if keymap.binding(of: [0x04]) == Binding(named: "self-insert") {
        keymap.bind([KeyInput.doneOnEmptyLine], to: Binding { count, _ in rl_insert(count, 0x04) })
      }
    }
  }

  /// The keys that run a command in such a field, in the keymap that editing begins with; the easiest to read first.
  mutating func keys(for command: EditingCommand, in style: FieldStyle, restoring current: FieldStyle?)
    -> [KeyName]
  {
    if let known = names[style] { return known[command] ?? [] }
    apply(style)
    names[style] = Self.boundKeys()
    if let current { apply(current) }
    return names[style]?[command] ?? []
  }

  // MARK: - The inputrc

  /// What these lines make of the table's keys; of all other keys they make what they say, for good.
  private static func read(_ lines: [String]) -> [KeyTable.Key: Binding] {
    guard !lines.isEmpty else { return [:] }
    let unset = Binding { _, _ in 0 }
    bind(Dictionary(uniqueKeysWithValues: KeyTable.keys.map { ($0, unset) }))
    GNUReadline.parse(lines)
    return Dictionary(uniqueKeysWithValues: KeyTable.keys.map { ($0, $0.keymap.binding(of: $0.bytes)) })
      .filter { $0.value != unset }
  }

  private static func bind(_ bindings: [KeyTable.Key: Binding]) {
    for (key, binding) in bindings { key.keymap.bind(key.bytes, to: binding) }
  }

  // MARK: - Layers

  private func compose(_ style: FieldStyle) -> [KeyTable.Key: Binding] {
    var layer = defaults
    layer.merge(KeyTable.actions(in: style).mapValues(Self.binding)) { $1 }
    if style.obeysWholeInputrc {
      layer.merge(usual.filter { $0.key.bytes != [0x09] || style.completes && Self.completes($0.value) }) {
        $1
      }
    }
    layer.merge(forPrompt) { $1 }
    return layer
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

  // MARK: - Keys that always work

  /// Whatever an inputrc did: some key taps Done and some key goes back.
  private func keepWaysOut() {
    for keymap in EditorKeymap.allCases {
      let bound = Self.boundKeys(in: keymap)
      if bound[.done] == nil { keymap.bind([0x04], to: Self.binding(.command(.done))) }
      if bound[.previousField] == nil {
        let free = Self.waysBack.first { keymap.binding(of: $0) == .nothing }
        keymap.bind(free ?? Self.backTab, to: Self.binding(.command(.previousField)))
      }
    }
  }

  private static func isOfTable(_ keys: [UInt8]) -> Bool { KeyTable.keys.contains { $0.bytes == keys } }

  private static let backTab = KeyNotation.bytes(of: "\\e[Z")

  /// Keys that nobody misses, for when an inputrc wants S-Tab: C-Up, M-Up.
  private static let waysBack = ["\\e[1;5A", "\\e[1;3A"].map { KeyNotation.bytes(of: $0) }

  private static func boundKeys() -> [EditingCommand: [KeyName]] {
    let keymaps: [EditorKeymap] =
      GNUReadline.variable("editing-mode") == "vi" ? [.viInsertion, .viCommand] : [.emacs]
    var all: [EditingCommand: [KeyName]] = [:]
    for keymap in keymaps {
      for (command, keys) in boundKeys(in: keymap) {
        // The contract's own keys are those that people know; others are told where there is none of these.
        let known = keys.filter(isOfTable)
        let names = (known.isEmpty ? keys : known).compactMap(KeyName.init).sorted { $0.isEasier(than: $1) }
        for name in names where all[command]?.contains(name) != true {
          all[command, default: []].append(name)
        }
      }
    }
    return all
  }

  private static func boundKeys(in keymap: EditorKeymap) -> [EditingCommand: [[UInt8]]] {
    let commands = Dictionary(
      uniqueKeysWithValues: EditingCommand.allCases.map { (binding(.command($0)), $0) })
    var bound: [EditingCommand: [[UInt8]]] = [:]
    keymap.rebindAll { keys, binding in
      if let command = commands[binding], keys != [KeyInput.doneOnEmptyLine] {
        bound[command, default: []].append(keys)
      }
      return binding
    }
    return bound
  }
}
