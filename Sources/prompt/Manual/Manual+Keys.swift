// SPDX-License-Identifier: GPL-3.0-or-later

extension Manual {
  var keys: [Block] {
    [
      .paragraph(
        "All of readline is there: motion, kill ring, undo, search, macros, emacs or vi keys, whatever your `~/.inputrc` says. "
          + "Two keys mean something else in a form: C-d is Done and does not delete, and Tab goes on to the next field unless "
          + "there is something to complete. A form adds these, and its bar shows the keys that are really bound:"
      ),
      .list(keyTable),
      .paragraph(
        "A text view takes Enter as text, so that C-d alone is its Done. In `--choices` Space ticks the option that is marked and Enter "
          + "is Done with what is ticked; in `--yesno` Space goes from yes to no and back. C-g never leaves the form."
      ),
      .paragraph(
        "On the left the bar says where you are: `2/4` is the second of four fields that are asked; those that do not apply, are hidden "
          + "or were answered elsewhere are not counted. Behind it stands what is expected: for a list also how many of its options "
          + "match what was typed (`3 / 12`), for a text view how many lines it has."
      ),
      .paragraph(
        "The names are those that an inputrc binds. What stands there between `$if prompt` and `$endif` is for forms alone."
      ),
    ]
  }

  /// The keys, what they do, and the names of that.
  var keyTable: [Entry] {
    [
      Entry(
        "Enter, C-d", "taps Done. In a text view Enter breaks the line, and C-d alone taps Done",
        "`done`, `newline`"),
      Entry(
        "S-Tab, Up",
        "back to the field before; it stays as it is, with its text, cursor and undo. With `--history` Up walks back in it",
        "`previous-field`"),
      Entry(
        "Tab, Down",
        "on to the next field, without judging this one. With `--complete` and in `--path` Tab completes",
        "`next-field`"),
      Entry("C-x Enter (vi: `ZZ`)", "Done for this field and all that are open", "`submit-form`"),
      Entry("C-x C-c (vi: `ZQ`)", "leaves without answers, status 1", "`cancel-form`"),
      Entry("M-a (vi: `za`)", "shows or hides the advanced fields", "`toggle-advanced`"),
      Entry(
        "Up, Down", "in a text view by rows, in a list by options; typing filters the list",
        "`previous-line`, `next-line`"),
      Entry("Space", "in `--choices` toggles the option, in `--yesno` swaps", "`toggle-option`"),
      Entry("C-g", "closes what is open: a list's filter, a search, a message", "`clear-filter`, `abort`"),
      Entry(
        "C-x C-e (vi: `v`)", "the text in `$VISUAL`, `$EDITOR` or `vi`; not for secrets", "`open-editor`"),
      Entry("C-c, C-z", "interrupt and suspend, as everywhere; `fg` draws the form again", ""),
    ]
  }

  var keysFromFile: [Block] {
    [
      .paragraph(
        "`--keys FILE` presses the keys of a file in a person's place: the same editor, bar, checks and answers, on a virtual "
          + "terminal. `--screen` prints what stands on its screen in the end, on standard error, because standard output "
          + "carries the answers as ever. No terminal is needed, and none is touched. FILE may be `-`, standard input."
      ),
      .list(keyFileTable),
      .paragraph(
        "Each key is pressed when the form has been painted and waits for it, and when no check is running. "
          + "Keys that end before the form does, or after it, are status 5. "
          + "The window has 24 rows and 80 columns, or what `LINES` and `COLUMNS` say."),
    ]
  }

  /// What stands in a file of keys, and which keys that is.
  var keyFileTable: [Entry] {
    [
      Entry("text", "itself, blanks included"),
      Entry(
        "`\\r` `\\t` `\\e` `\\C-d` `\\M-x` `\\C-?` `\\e[A` `\\x20` `\\040` `\\\\`",
        "a key as an inputrc writes it: Enter, Tab, Esc, C-d, M-x, Backspace, Up, a blank, a blank, a backslash. What is no key is an error with its line (status 2)"
      ),
      Entry(
        "the end of a line",
        "no key, but a rest in which every time-out passes: `\\e` at the end of a line is Esc alone, before another key on the same line it is Meta"
      ),
      Entry(
        "an empty line, a line that begins with `#`", "nothing; a first `#` to be typed is `\\#`"),
    ]
  }
}
