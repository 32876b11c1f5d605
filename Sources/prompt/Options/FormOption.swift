// SPDX-License-Identifier: GPL-3.0-or-later

/// The options that belong to the whole form; the raw value is the long name, or the short one where there is no other.
enum FormOption: String, CaseIterable, Sendable {
  case title
  case doneLabel = "done-label"
  case lang, color, plain, clear, review, input
  case noInput = "no-input"
  case inputFormat = "input-format"
  case output
  case nul = "0"
  case set, answers
  case envPrefix = "env-prefix"
  case save, args
  case timeout
  case `repeat`, keep
  case allOrNothing = "all-or-nothing"
  case prefix, inputrc, keys, screen, explain, help, version
}
