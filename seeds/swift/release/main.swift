// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PromptKit

enum Level: String, CaseIterable { case patch, minor, major }

let form = try Form(
  "Release",
  TextField("Version").required().pattern(#"^\d+\.\d+\.\d+$"#).hint("a version such as 1.4.0"),
  ChoiceField("Level", of: Level.self).default(.patch),
  NumberField("Percent of users", in: 1...100).default(100),
  TextView("Notes"),
  YesNoField("Push", name: "push").default(false),
  TextField("Remote").default("origin").when("push"))

do throws(PromptError) {
  let (version, level, percent, notes, isPushed, remote) = try form.run()
  print("v\(version), a \(level.rawValue) release for \(percent) % of the users")
  if !notes.isEmpty { print(notes) }
  if isPushed, let remote { print("git push \(remote) v\(version)") }
} catch {
  for line in form.explanation(of: error) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  exit(1)
}
