import StatementModel
import Testing

@testable import BookKeeping
@testable import WebApp

/// What requests may say.
struct RequestBodyTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    /// Nothing where it is right.
    var code: String?
    var field: String?

    init(_ name: String, _ body: String, _ code: String? = nil, field: String? = nil) {
      testDescription = name
      self.body = body
      self.code = code
      self.field = field
    }
  }

  static let cases: [Case] = [
    Case("nothing", "{}"),
    Case("all", ##"{"category":"A/B","note":"","payee":"x","period":"","tags":[],"hidden":true}"##),
    Case("null is nothing", #"{"note":null}"#),
    Case("unknown", #"{"Note":"x"}"#, "unknown-member", field: "Note"),
    Case("number for text", #"{"note":1}"#, "wrong-kind", field: "note"),
    Case("text for flag", #"{"hidden":"true"}"#, "wrong-kind", field: "hidden"),
    Case("number for flag", #"{"hidden":1}"#, "wrong-kind", field: "hidden"),
    Case("text for list", #"{"tags":"a"}"#, "wrong-kind", field: "tags"),
    Case("list of numbers", #"{"tags":["a",1]}"#, "wrong-kind", field: "tags"),
    Case("unknown field to clear", #"{"clear":["amount"]}"#, "wrong-kind", field: "clear"),
    Case("a list", "[1]", "not-an-object"), Case("a text", "\"x\"", "not-an-object"),
    Case("half", #"{"note":"#, "not-an-object"), Case("empty", "", "not-an-object"),
    Case("more behind it", "{} {}", "not-an-object"),
    Case("no UTF-8 in it", "{\"note\":\"\u{0}\"}", "not-an-object"),
    Case(
      "very deep", String(repeating: "[", count: 100_000), "not-an-object"),
  ]

  @Test(arguments: cases)
  func `an edit is read strictly`(_ each: Case) {
    let request = HTTPRequest(
      method: "PATCH", path: "/", headers: [("content-type", "application/json")],
      body: Array(each.body.utf8))
    do throws(APIError) {
      var body = try RequestBody(request)
      _ = try EditRequest(&body)
      try body.finish()
      #expect(each.code == nil)
    } catch {
      #expect(error.diagnostic.fact.code == each.code)
      #expect(error.field == each.field)
    }
  }

  @Test(arguments: [
    ("application/json", true), ("Application/JSON; charset=utf-8", true), ("text/plain", false),
    ("application/x-www-form-urlencoded", false), ("application/jsonx", false), ("", false),
  ])
  func `only JSON is taken for it`(type: String, isRight: Bool) {
    let request = HTTPRequest(method: "POST", path: "/", headers: [("content-type", type)])
    #expect(((try? RequestBody.requireJSON(request)) != nil) == isRight)
  }

  @Test func `days are days`() throws {
    var body = RequestBody([
      "start": .string("2026-02-28"), "end": .null, "bad": .string("2026-02-29"),
    ])
    #expect(try body.day("start")?.description == "2026-02-28")
    #expect(try body.day("end") == nil)
    #expect(throws: APIError.self) { try body.day("bad") }
  }
}
