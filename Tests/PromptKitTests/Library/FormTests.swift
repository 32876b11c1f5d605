// SPDX-License-Identifier: GPL-3.0-or-later

import PromptKit
import Synchronization
import Testing

/// As a program uses it: nothing but what is public. Answers come from a file, so that no terminal is needed.
extension EndOfProcessTests {
  @Suite struct FormTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The settings of a form that finds `json` in a file, and takes the defaults for the rest.
    private func settings(_ json: String) -> PromptSettings {
      folder.write(json, to: "answers")
      var settings = PromptSettings()
      settings.input = .none
      settings.answersPath = folder.path + "/answers"
      settings.language = .english
      return settings
    }

    private func answers<Value>(_ form: Form<Value>, _ json: String = "{}") throws(PromptError) -> Value {
      var form = form
      form.settings = settings(json)
      return try form.run()
    }

    private func lines<Value>(_ form: Form<Value>, _ json: String = "{}") -> [String] {
      var form = form
      form.settings = settings(json)
      do throws(PromptError) {
        _ = try form.run()
        return []
      } catch {
        return form.explanation(of: error)
      }
    }

    private enum Level: String, CaseIterable {
      case patch
      case major = "MAJOR"
    }

    private enum Side: CaseIterable { case left, right }

    @Test("A form of three fields gives their three types, without casts")
    func tuple() throws {
      let form = try Form("배포", TextField("이름"), NumberField("포트", in: 1...65535), TextView("메모"))
      let (name, port, notes): (String, Int, String) = try answers(
        form, #"{"이름":"홍길동","포트":8443,"메모":"첫 줄\n둘째 줄"}"#)
      #expect(name == "홍길동")
      #expect(port == 8443)
      #expect(notes == "첫 줄\n둘째 줄")
    }

    @Test("A form of one field gives that field's type alone")
    func single() throws {
      let form = try Form("", YesNoField("sure"))
      let isSure: Bool = try answers(form, #"{"sure":true}"#)
      #expect(isSure)
    }

    @Test("Each kind of field has the type of its answers")
    func kinds() throws {
      let form = try Form(
        "", SecretField("secret").twice(), PathField("path"), NumberField("count"),
        NumberField("weight", in: 0.5...2.5), NumberField("price", of: DecimalNumber.self),
        ChoiceField("text", ["a", "b"]), ChoiceField("level", of: Level.self),
        ChoiceField("port", values: [(3306, "MySQL"), (5432, "PostgreSQL")]),
        ChoicesField("sides", of: Side.self), ChoicesField("words", ["x", "y,z"]))
      let value: (String, String, Int, Double, DecimalNumber, String, Level, Int, [Side], [String]) =
        try answers(
          form,
          """
          {"secret":"s","path":"/tmp","count":-7,"weight":1.50,"price":"0.10","text":"b","level":"MAJOR",
           "port":"PostgreSQL","sides":["right","left"],"words":["y,z"]}
          """.split(separator: "\n").joined())
      #expect(value.0 == "s")
      #expect(value.1 == "/tmp")
      #expect(value.2 == -7)
      #expect(value.3 == 1.5)
      #expect(value.4.text == "0.10")
      #expect(value.5 == "b")
      #expect(value.6 == .major)
      #expect(value.7 == 5432)
      #expect(value.8 == [.left, .right])
      #expect(value.9 == ["y,z"])
    }

    @Test("Defaults are values of the field's type")
    func defaults() throws {
      let form = try Form(
        "", TextField("a").default("x"), NumberField("b").default(3),
        NumberField("c", in: 0.25...).default(1e-3 + 0.5),
        ChoiceField("d", of: Side.self).default(.right), YesNoField("e").default(false),
        ChoicesField("f", ["p", "q,r", "s"]).default(["q,r", "s"]), TextView("g").default("1\n2"),
        ChoiceField("h", of: Level.self).default(.major))
      let value = try answers(form)
      #expect((value.0, value.1, value.2, value.3) == ("x", 3, 0.501, .right))
      #expect((value.4, value.5, value.6, value.7) == (false, ["q,r", "s"], "1\n2", .major))
    }

    @Test("A field with a condition is nil where that does not hold, and else has its value")
    func conditions() throws {
      let form = try Form(
        "", ChoiceField("env", ["dev", "prod"]).default("dev"), TextField("reason").when("env=prod"),
        NumberField("count", in: 1...).when("reason"))
      let none: (String, String?, Int?) = try answers(form)
      #expect(none.1 == nil)
      #expect(none.2 == nil)
      let empty = try answers(form, #"{"env":"prod"}"#)
      #expect(empty.1 == "")
      #expect(empty.2 == nil)
      let all = try answers(form, #"{"env":"prod","reason":"x","count":4}"#)
      #expect(all.1 == "x")
      #expect(all.2 == 4)
      #expect(lines(form, #"{"env":"prod","reason":"x"}"#) == ["count: no answer"])
    }

    @Test("A number has to be answered unless it is optional")
    func optional() throws {
      let form = try Form("", NumberField("count").optional())
      let count: Int? = try answers(form)
      #expect(count == nil)
      let standing = try Form("", NumberField("count").optional().default(3))
      #expect(try answers(standing) == 3)
      let required = try Form("", NumberField("count"))
      #expect(lines(required) == ["count: no answer"])
    }

    @Test("A whole number that no Int holds is refused, and one beyond every Double is infinity")
    func limits() throws {
      let large = "9223372036854775808"
      let whole = try Form("", NumberField("n"))
      #expect(
        lines(whole, #"{"n":"\#(large)"}"#).first?.hasPrefix(
          "n: \"\(large)\" is out of range; give -9223372036854775808 to 9223372036854775807") == true)
      let form = try Form("", NumberField("n", of: Double.self))
      let number: Double = try answers(form, #"{"n":"\#(String(repeating: "9", count: 400))"}"#)
      #expect(number == .infinity)
    }

    private struct Taken: Error, CustomStringConvertible { let description = "is taken" }

    @Test("A check in Swift sees the value, and refuses with its own words or its error's")
    func checks() throws {
      let form = try Form(
        "",
        NumberField("even").check { $0 % 2 == 0 ? nil : "give an even number" },
        TextField("name").message("not used").check { if $0 == "root" { throw Taken() } else { nil } })
      #expect(try answers(form, #"{"even":4,"name":"ada"}"#) == (4, "ada"))
      #expect(
        lines(form, #"{"even":3,"name":"root"}"#) == [
          "even: \"3\": give an even number (\(folder.path)/answers line 1)",
          "name: \"root\": is taken (\(folder.path)/answers line 1)",
        ])
      // What is empty and may be is not shown to a check.
      #expect(try answers(form, #"{"even":4}"#) == (4, ""))
    }

    @Test("Of several checks the first that refuses speaks")
    func severalChecks() throws {
      let form = try Form("", TextField("a").length(...3).check { _ in "first" }.check { _ in "second" })
      #expect(lines(form, #"{"a":"x"}"#).first?.contains("first") == true)
      #expect(lines(form, #"{"a":"abcd"}"#).first?.contains("has 4 characters") == true)
    }

    @Test("A choice that takes others gives what was typed, also where its options have words")
    func others() throws {
      let form = try Form(
        "", ChoiceField("a", ["x"]).orOther(), ChoiceField("b", values: [("x", "the first")]).orOther())
      #expect(try answers(form, #"{"a":"y","b":"z"}"#) == ("y", "z"))
      #expect(try answers(form, #"{"a":"x","b":"the first"}"#) == ("x", "x"))
    }

    @Test("A note is no part of the value")
    func notes() throws {
      let form = try Form("", TextField("a").note("Read this."), TextField("b").note("Read this."))
      let value: (String, String) = try answers(form, #"{"a":"1","b":"2"}"#)
      #expect(value == ("1", "2"))
    }

    private struct Version: Equatable, Sendable {
      let parts: [Int]

      init?(_ text: String) {
        parts = text.split(separator: ".").compactMap { Int($0) }
        if parts.count != 3 { return nil }
      }
    }

    private struct VersionField: Field {
      var question = Question(label: "version", kind: TextKind())

      func value(of answer: Answer?) -> Version? { answer.flatMap { Version($0.text) } }
      func text(for value: Version) -> String? { value.parts.map(String.init).joined(separator: ".") }
    }

    @Test("An answer that a field of one's own makes no value of is refused, an empty one, too")
    func ownField() throws {
      let form = try Form("", VersionField())
      #expect(try answers(form, #"{"version":"1.4.0"}"#) == Version("1.4.0"))
      #expect(
        lines(form, #"{"version":"1.x"}"#) == [
          "version: \"1.x\" is not accepted (\(folder.path)/answers line 1)"
        ])
      #expect(lines(form) == ["version: no answer"])
    }

    @Test("A form of questions that are known late gives answers by their names")
    func dynamic() throws {
      var port = Question("port", "Port", kind: NumberKind(isInteger: true))
      port.range = NumberRange(1...65535)
      let questions = [Question("name", kind: TextKind()), port]
      let answers: Answers = try answers(try Form("Deploy", questions), #"{"name":"ada","port":22}"#)
      #expect(answers["name"] == .text("ada"))
      #expect(answers["port"] == .number("22"))
      #expect(answers["host"] == nil)
    }

    @Test("A form runs again as if nobody had seen it")
    func again() throws {
      let form = try Form("", TextField("a").default("x"))
      #expect(try answers(form, #"{"a":"1"}"#) == "1")
      #expect(try answers(form) == "x")
    }

    @Test("While a form runs, another is refused at once")
    func oneAtATime() throws {
      let inner = try Form("", TextField("b"))
      let form = try Form(
        "",
        TextField("a").check { _ in
          do throws(PromptError) {
            _ = try inner.run()
            return "two forms ran"
          } catch {
            return error == .anotherFormRuns ? nil : "\(error)"
          }
        })
      #expect(try answers(form, #"{"a":"x"}"#) == "x")
      #expect(inner.explanation(of: .anotherFormRuns).count == 1)
    }

    @Test("What goes wrong beside the answers is told to whoever wants to know")
    func notices() throws {
      let said = Mutex<[String]>([])
      var form = try Form(
        "",
        TextField("a").check { [folder] _ in
          // Between the look at the beginning and the end it becomes a folder.
          folder.write("", to: "saved/file")
          return nil
        })
      form.settings = settings(#"{"a":"x"}"#)
      form.settings.savePath = folder.path + "/saved"
      form.settings.onNotice = { line in said.withLock { $0.append(line) } }
      #expect(try form.run() == "x")
      #expect(said.withLock { $0.count } == 1)
      #expect(said.withLock { $0.first }?.hasPrefix("cannot write \"\(folder.path)/saved\"") == true)
    }

    @Test("A cancelled task asks nothing and throws CancellationError")
    func cancelledBefore() async throws {
      var form = try Form("", TextField("a").default("x"))
      form.settings = settings("{}")
      let asking = Task { [form] in
        while !Task.isCancelled { await Task.yield() }
        return try await form.run()
      }
      asking.cancel()
      await #expect(throws: CancellationError.self) { try await asking.value }
    }

    @Test("A task gets its answers, and the taps end with the form")
    func task() async throws {
      var form = try Form("", TextField("a").default("x"))
      form.settings = settings("{}")
      let (counts, counted) = AsyncStream.makeStream(of: Int.self)
      let value = try await form.run { bar in
        let taps = bar.taps.values
        Task { counted.yield(await taps.reduce(0) { count, _ in count + 1 }) }
      }
      #expect(value == "x")
      #expect(await counts.first { _ in true } == 0)
    }
  }
}
