// SPDX-License-Identifier: GPL-3.0-or-later

/// The format `none`: nothing is written; the status alone says that the form was submitted.
final class NothingWriter: AnswerWriter {
  func write(_ answers: Answers, prefix: String) -> [UInt8] { [] }
}
