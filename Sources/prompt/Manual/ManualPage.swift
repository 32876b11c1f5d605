// SPDX-License-Identifier: GPL-3.0-or-later

/// The manual in the language of man pages, mdoc(7).
struct ManualPage {
  private let manual = Manual()

  /// The page, for `man -l` or a folder of pages.
  var text: String {
    let head = """
      .\\" SPDX-License-Identifier: GPL-3.0-or-later
      .\\" Printed by: prompt manual
      .Dd \(Version.date)
      .Dt PROMPT 1
      .Os
      .Sh NAME
      .Nm prompt
      .Nd ask a person several things in the terminal, as one form
      .Sh SYNOPSIS
      .Nm
      .Op Ar OPTION ...
      .Ar FIELD ...
      .Oo Fl - Ar COMMAND Oo Ar ARG ... Oc | Fl -args Oo Ar ARG ... Oc Oc
      .Nm
      .Op Fl -lang Ar ko|en
      .Cm \(Verb.manual.rawValue)
      .Nm
      .Op Fl -lang Ar ko|en
      .Cm \(Verb.completion.rawValue) \(CompletionShell.allCases.map { $0.rawValue }.joined(separator: " | "))
      """
    let tail = """
      .Sh SEE ALSO
      .Xr bash 1 ,
      .Xr dialog 1 ,
      .Xr sh 1 ,
      .Xr pcre2pattern 3 ,
      .Xr readline 3
      """
    return ([head] + manual.sections.map(text(of:)) + [tail]).joined(separator: "\n") + "\n"
  }

  private func text(of section: Manual.Section) -> String {
    var lines = [".Sh \(section.title)"]
    for (index, block) in section.blocks.enumerated() {
      switch block {
      case .paragraph(let text):
        if index > 0 { lines.append(".Pp") }
        lines += sentences(text)
      case .list(let entries):
        lines.append(".Bl -tag -width Ds")
        for entry in entries { lines += self.lines(of: entry) }
        lines.append(".El")
      case .example(let text):
        lines.append(".Bd -literal -offset indent")
        lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
          line(Roff.literal(String($0)))
        }
        lines.append(".Ed")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func lines(of entry: Manual.Entry) -> [String] {
    let term =
      switch entry.term {
      case .words(let words): "\\&" + Roff.marked(words)
      case .option(let row):
        row.names.map { "Fl \($0.dropFirst())" }.joined(separator: " , ")
          + (row.argument.map { " Ar " + $0 } ?? "")
      }
    return [".It " + term] + sentences(text(of: entry))
  }

  /// The cells of a table as running text.
  private func text(of entry: Manual.Entry) -> String {
    let cells = entry.cells.filter { !$0.isEmpty }
    guard cells.count == 2, case .option = entry.term else {
      return sentence(cells.first ?? "") + (cells.count == 2 ? " (\(cells[1]))" : "")
    }
    return sentence("asks for " + cells[0]) + " " + sentence("the answer: " + cells[1])
  }

  private func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  /// A text with a new line for each of its sentences, as roff likes it, and where one grows long.
  private func sentences(_ text: String) -> [String] {
    var lines = [""]
    for word in Roff.marked(text).split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] += word
      } else if line.hasSuffix(".") || line.utf8.count + word.utf8.count > 76 {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += " " + word
      }
    }
    return lines.map(line)
  }

  /// A line that is not taken for a request.
  private func line(_ text: String) -> String {
    text.first == "." || text.first == "'" ? "\\&" + text : text
  }
}
