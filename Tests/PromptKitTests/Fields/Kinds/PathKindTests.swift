// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import PromptKit

@Suite struct PathKindTests {
  private let kind = PathKind(homes: { ["": "/home/me", "kim": "/home/kim", "root": "/"][$0] })

  @Test(
    "A leading ~ or ~USER is a home directory, anything else stays",
    arguments: [
      ("~", "/home/me"), ("~/a b", "/home/me/a b"), ("~kim/x", "/home/kim/x"), ("~kim", "/home/kim"),
      ("~none/x", "~none/x"), ("a~", "a~"), ("./~", "./~"), ("~root/x", "/x"), ("~root", "/"), ("", ""),
      ("/a/~/b", "/a/~/b"), ("~/", "/home/me/"),
    ])
  func expansion(text: String, expected: String) throws {
    #expect(kind.judge(text).answer == .text(expected))
  }

  @Test("It completes files, or folders only, without being asked")
  func completion() {
    #expect(PathKind().completion == .files)
    #expect(PathKind(isFolder: true).completion == .folders)
    #expect(TextKind().completion == nil)
  }

  @Test("The rules see the path as it is answered")
  func rules() throws {
    var question = Question("p", kind: kind)
    question.pattern = try Pattern("^/")
    #expect(question.judge("~/x").answer == .text("/home/me/x"))
    #expect(question.judge("x").answer == nil)
  }
}
