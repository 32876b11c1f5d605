// SPDX-License-Identifier: GPL-3.0-or-later

/// The manual page: what it says, part by part. Nothing of it is made before `prompt manual` asks for it.
///
/// Its tables are those of README.md, too.
struct Manual {
  /// A part of the page.
  struct Section {
    /// Its heading, in capitals.
    let title: String
    /// What stands under it.
    let blocks: [Block]
  }

  /// What stands under a heading.
  enum Block {
    /// Sentences.
    case paragraph(String)
    /// What is explained, and how.
    case list([Entry])
    /// Lines as they are.
    case example(String)
  }

  /// What is explained, and how.
  struct Entry {
    /// What is explained: an option's names, or words with marks as in Markdown.
    let term: Term
    /// The explanation as a table gives it, in a cell or in two: without a capital and a full stop.
    let cells: [String]

    init(_ term: String, _ cells: String...) {
      self.term = .words(term)
      self.cells = cells
    }

    init(_ row: OptionRow, _ cells: String...) {
      self.term = .option(row)
      self.cells = cells
    }
  }

  /// What is explained.
  enum Term {
    case option(OptionRow)
    case words(String)
  }

  /// The parts, in the order of mdoc(7).
  var sections: [Section] {
    [
      Section(title: "DESCRIPTION", blocks: description),
      Section(title: "KINDS OF FIELDS", blocks: fields),
      Section(title: "OPTIONS OF A FIELD", blocks: optionsOfField),
      Section(title: "OPTIONS OF THE FORM", blocks: optionsOfForm),
      Section(title: "KEYS", blocks: keys),
      Section(title: "INPUT", blocks: input),
      Section(title: "OUTPUT", blocks: output),
      Section(title: "LOOPS", blocks: loops),
      Section(title: "KEYS FROM A FILE", blocks: keysFromFile),
      Section(title: "ENVIRONMENT", blocks: environment),
      Section(title: "FILES", blocks: files),
      Section(title: "EXIT STATUS", blocks: exitStatus),
      Section(title: "EXAMPLES", blocks: examples),
    ]
  }

  /// The entries of the rows that `text` explains.
  func entries(_ rows: [OptionRow], _ text: (OptionRow) -> String?) -> [Entry] {
    rows.compactMap { row in text(row).map { Entry(row, $0) } }
  }
}
