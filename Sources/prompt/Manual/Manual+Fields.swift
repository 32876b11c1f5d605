// SPDX-License-Identifier: GPL-3.0-or-later

extension Manual {
  var fields: [Block] {
    [
      .paragraph(
        "A field is `--KIND NAME[=DEFAULT] [LABEL]`, and the options behind it, up to the next field, belong to it. "
          + "`NAME` is made of letters, digits and `_`, with no digit at its beginning, and no two fields have one name. "
          + "The word behind it is the label unless it begins with `-`. "
          + "A default stands in its field as text to edit."),
      .list(kinds),
      .paragraph(
        "A label or option that comes from a variable is written `--label=\"$x\"` and `--options \"$list\"`: "
          + "the short form is for words that stand in the script."),
    ]
  }

  var optionsOfField: [Block] { [.list(attributes)] }

  /// The kinds of field: what each asks for, and what the answer is.
  var kinds: [Entry] {
    FieldKind.allCases.compactMap { kind in
      let (asks, answer) = Manual.text(of: kind)
      return OptionTable.row(long: kind.rawValue).map { Entry($0, asks, answer) }
    }
  }

  /// The options of a field.
  var attributes: [Entry] {
    entries(OptionTable.rows) { row in
      if case .attribute(let attribute) = row.role { Manual.text(of: attribute) } else { nil }
    }
  }

  private static func text(of kind: FieldKind) -> (asks: String, answer: String) {
    switch kind {
    case .text: ("one line", "the text")
    case .secret:
      ("one line, shown as `∙` (`--mask none`: as nothing)", "the text; it has no default and is never shown")
    case .multiline:
      (
        "several lines, of which `--rows N` are shown (6)",
        "the lines; a line break at the very end is not part of it"
      )
    case .choice:
      (
        "one of a list: `--option V [LABEL]`, or one a line in `--options TEXT`. Without a default one must be picked; `-o '' LABEL` offers none",
        "the value"
      )
    case .choices:
      (
        "any number of a list: Space ticks. A pipe, `--set` and a default name them as `a,c` (`\\,` is a comma), flags one by one",
        "the values in the order of the list, a line each"
      )
    case .yesno: ("yes or no", "`yes` or `no`")
    case .integer: ("a whole number of any length", "its digits: no `+`, no leading zeros")
    case .number: ("a number of any length, with a decimal point or without", "its digits, in the same way")
    case .path:
      ("a file, or with `--dirs` a folder; Tab completes", "the text, a leading `~` or `~USER` spelled out")
    case .note: ("nothing: a paragraph to read, `--note NAME 'The words'`", "none")
    }
  }

  private static func text(of attribute: Attribute) -> String {
    switch attribute {
    case .required: "an empty answer is refused"
    case .default:
      "the same as `NAME=V`; what stands in the field at first, and is judged like an answer. One that the kind cannot hold is status 2"
    case .label: "the words beside the field"
    case .hint: "words in the bar, in place of a raw `--pattern`"
    case .placeholder: "words in the empty field; never an answer"
    case .option: "one option of a list. Commas never separate options"
    case .options: "one option a line: `VALUE`, or `VALUE`, a tab and `LABEL`"
    case .optionsFrom:
      "options from the output of a command (at most 16 MiB), run when the field is reached. Where it fails Done tries again; who has been told may then leave an optional field empty"
    case .other: "a choice that also takes a typed value"
    case .pattern:
      "a regular expression that the answer must contain (PCRE2, UTF-8; anchor it with `^…$`)"
    case .range:
      "of `--integer` and `--number`: the smallest and the largest number; either end may be left out"
    case .length:
      "of `--text`, `--secret`, `--multiline` and `--path`: how many characters, as a person counts them, a line break being one; either end may be left out"
    case .check:
      "a command that judges the answer: `sh -c COMMAND prompt VALUE`, the value also on its standard input (a secret there alone), the answers before in its environment. It accepts by exiting with 0; the first line of its errors says why not. The person goes on meanwhile: a refusal opens the field again and is told in the bar, and does not move the focus. Status 126 and 127 mean that it cannot be run"
    case .checkTimeout:
      "how long the commands of a field may take (`5s`). What they have started is ended with them, unless it has left their process group as `setsid` does"
    case .message: "said instead of the built-in words, whatever the answer is refused for"
    case .when:
      "asked only if it holds: `NAME`, `!NAME`, `NAME=V`, `NAME!=V`, `NAME~RE`, joined by `and` (there is no `or`; `NAME~^(a|b)$` is either of two); earlier fields only"
    case .advanced: "hidden until M-a (`:a` in plain lines), its default taken; `--set` answers it"
    case .twice: "a person gives the secret again, in a second row"
    case .trim: "white space at both ends is dropped first"
    case .complete: "what Tab offers: words, `@files`, `@dirs`, or `!COMMAND` with the word in `$1`"
    case .history:
      "keeps what was answered, for Up and C-r: in `~/.local/state/prompt/history/KEY`, or in a file when it holds a `/`"
    case .dirs: "folders alone: Tab completes no files"
    case .rows:
      "of `--multiline`: how many rows of the text are seen at once (6); a longer one scrolls"
    case .mask: "a secret is shown as nothing, without marks"
    }
  }
}
