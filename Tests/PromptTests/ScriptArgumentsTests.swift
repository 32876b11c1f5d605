// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit
import Testing

@testable import prompt

@Suite("ScriptArguments")
struct ScriptArgumentsTests {
  private static let form = [
    "--lang", "en", "--text", "host_name", "--integer", "port", "--yesno", "push", "--choices", "tag", "-o",
    "a", "-o",
    "b", "--secret", "token", "--note", "words", "--args",
  ]

  @Test(
    "A flag answers its field, however it is written",
    arguments: [
      (["--port", "1194"], ["port=1194 by --port"]), (["--port=1194"], ["port=1194 by --port"]),
      (["--port", "-5"], ["port=-5 by --port"]), (["--port="], ["port= by --port"]),
      (["--host-name=a=b"], ["host_name=a=b by --host-name"]),
      (["--host_name", "--"], ["host_name=-- by --host_name"]),
      (["--push"], ["push=yes by --push"]), (["--no-push"], ["push=no by --no-push"]),
      (["--no_push"], ["push=no by --no_push"]), (["--push=maybe"], ["push=maybe by --push"]),
      (["--tag", "a", "--port", "1", "--tag=b"], ["port=1 by --port", "tag=a\nb by --tag"]), (["--"], []),
      ([], []),
      (["--lang=ko", "x"], nil), (["--title", "t"], nil),
    ] as [([String], [String]?)])
  func flags(arguments: [String], expected: [String]?) throws {
    guard let expected else {
      #expect(complaint(Self.form + arguments, .english) != nil)
      return
    }
    let given = try parse(Self.form + arguments).settings.given
    #expect(
      given.flags.map { answer in
        guard case .flag(let flag) = answer.origin else { return "" }
        return "\(answer.name)=\(answer.text) by \(flag)"
      } == expected)
  }

  @Test(
    "What is no flag is told with the one that it resembles",
    arguments: [
      (["--prot=1"], #"prompt: "--prot" is not a flag (did you mean "--port"?)"#),
      (["--words"], #"prompt: "--words" is not a flag"#), (["-p"], #"prompt: "-p" is not a flag"#),
      (["--por", "1"], #"prompt: "--por" is not a flag (did you mean "--port"?)"#),
      (["1194"], #"prompt: "1194" belongs to no flag; see --help"#),
      (["--port", "1", "x"], #"prompt: "x" belongs to no flag; see --help"#),
      (
        ["--", "x"],
        #"prompt: "x" belongs to no flag; see --help (with --args, -- begins no command: who calls the script could name one)"#
      ),
      (["-h"], #"prompt: "-h" is not a flag (did you mean "--help"?)"#),
      (["-v"], #"prompt: "-v" is not a flag"#),
      (["-"], #"prompt: "-" belongs to no flag; see --help"#),
      (["--port"], "prompt: --port lacks its argument; --port N"),
      (["--tag"], "prompt: --tag lacks its argument; --tag a|b"),
      (["--no-push=yes"], "prompt: --no-push takes no argument"),
      (["--help=x"], "prompt: --help takes no argument"),
      (["--token", "x"], "prompt: token: a secret has no flag, for a command line can be seen by all"),
      (["--token=hunter2"], "prompt: token: a secret has no flag, for a command line can be seen by all"),
    ])
  func faults(arguments: [String], expected: String) {
    #expect(complaint(Self.form + arguments, .english) == expected)
  }

  @Test("Two fields cannot have one flag, nor a field the flags that are there always")
  func conflicts() {
    for names in [
      ["--text", "a_b", "--yesno", "a_b_"], ["--text", "help"], ["--text", "no_input"],
      ["--yesno", "a", "--text", "no_a"], ["--yesno", "input"],
    ] {
      let isWrong = names != ["--text", "a_b", "--yesno", "a_b_"]
      #expect((complaint(names + ["--args"], .english) != nil) == isWrong, "\(names)")
      #expect(complaint(names, .english) == nil)
    }
  }

  @Test("What follows is the script's, so that its --no-input and --help are not ours")
  func ours() throws {
    #expect(try parse(Self.form + ["--no-input"]).settings.input == .none)
    #expect(try parse(Self.form).settings.input == .auto)
    guard case .scriptHelp = try Invocation.parse(Self.form + ["--port", "1", "--help", "--bogus"]) else {
      Issue.record("no help")
      return
    }
    #expect(Language(arguments: ["--text", "lang", "--args", "--lang", "ko"]) == nil)
    #expect(OutputFormat(arguments: ["--text", "a", "--args", "-O", "json", "-0"]) == nil)
  }

  @Test("The help names each flag with label, rules, options and default, in the form's language")
  func help() throws {
    let invocation = try parse([
      "--title", "배포", "--text", "host_name", "호스트", "-r", "--integer", "port=80", "포트", "--range", "1..9",
      "--choice", "env=dev", "환경", "-o", "dev", "개발", "-o", "prod", "--choices", "tag", "-o", "a", "-o", "b",
      "--choice", "dns", "-o", "1.1.1.1", "--other", "--choice", "branch", "--options-from", "git branch",
      "--yesno", "push=no", "올릴까요?", "--secret", "token", "--note", "n", "글", "--args",
    ])
    #expect(
      Words(.korean).scriptHelp(of: invocation) == """
        배포

          --host-name TEXT   호스트  필수
          --port N           포트  1에서 9까지  [80]
          --env VALUE        환경  [dev]
                               dev   개발
                               prod
          --tag a|b          tag
          --dns VALUE        dns
                               1.1.1.1
                               또는 다른 값
          --branch VALUE     branch
          --push, --no-push  올릴까요?  [no]
          --no-input         묻지 않음
          --help             이 도움말

        비밀이라 플래그가 없는 항목: token
        """)
    #expect(Words(.english).scriptHelp(of: invocation).contains("  --host-name TEXT   호스트  required\n"))
  }
}
