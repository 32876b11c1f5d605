// SPDX-License-Identifier: GPL-3.0-or-later

/// The file of `--save`: the answers of the last submit, without secrets, which a person finds as defaults the next time.
struct SavedAnswers {
  let path: String

  /// Puts into each open field of `form` what was answered the last time, where it can still hold it.
  ///
  /// A file that is not there, not a regular one or not readable as answers offers nothing.
  func offer(to form: LiveForm) {
    guard let bytes = PrivateFile.read(path) else { return }
    let file = AnswersFile(path, bytes, for: form)
    for index in form.fields.indices where form.fields[index].question.isAsked && !form.isGiven[index] {
      guard file.record.value(of: index) != nil,
        let text = String(validating: file.record.bytes(of: index), as: UTF8.self)
      else { continue }
      form.offer(text, to: index)
    }
  }

  /// Replaces the file by `answers`, as JSON, for its owner alone to read.
  func write(_ answers: Answers) throws(SystemError) {
    let kept = Answers(entries: answers.entries.filter { !$0.isSecret })
    try PrivateFile.write(OutputFormat.json.write(kept), to: path)
  }
}
