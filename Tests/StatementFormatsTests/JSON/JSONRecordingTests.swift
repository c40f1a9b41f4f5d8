import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// A web answer as a tool records it.
struct RecordingCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// `@` is the answer, and `$` the answer as a string.
  var text: String

  static let all: [RecordingCase] = [
    RecordingCase(
      testDescription: "HAR",
      text: """
        {"log":{"version":"1.2","entries":[{"startedDateTime":"2026-01-01T00:00:00Z","time":12.5,
        "request":{"method":"POST","headers":[{"name":"a","value":"b"}],"postData":{"text":$}},
        "response":{"status":200,"content":{"size":100,"mimeType":"application/json","text":$}}}]}}
        """),
    RecordingCase(
      testDescription: "VCR",
      text: """
        {"http_interactions":[{"request":{"method":"get","body":{"string":"{}"}},"response":{
        "status":{"code":200},"body":{"encoding":"UTF-8","string":$}},"recorded_at":"2026-01-01"}]}
        """),
    RecordingCase(
      testDescription: "Postman",
      text: """
        {"info":{"name":"c"},"item":[{"name":"rows","request":{"method":"GET"},"response":[
        {"name":"ok","status":"OK","code":200,"header":[{"key":"a","value":"b"}],"body":$}]}]}
        """),
    RecordingCase(
      testDescription: "nock",
      text: """
        [{"scope":"https://x","method":"POST","path":"/t","body":{"a":1},"status":200,
        "response":@,"rawHeaders":["a","b"]}]
        """),
    RecordingCase(
      testDescription: "HAR, a line for each request", text: "{\"request\":{},\"response\":@}\n"),
  ]
}

struct JSONRecordingTests {
  private static let answer = """
    {"accounts":[{"account_id":"a","mask":"4417","type":"credit"}],"transactions":[{
    "account_id":"a","transaction_id":"t1","amount":12.34,"iso_currency_code":"USD",
    "date":"2026-03-04","name":"Shop","pending":false,"payment_channel":"online"}],
    "total_transactions":1}
    """

  @Test(arguments: RecordingCase.all)
  func `the answer in a recording is read once`(_ test: RecordingCase) {
    var quoted = ""
    JSONText.writeString(Self.answer, to: &quoted)
    let file = readJSON(
      test.text.replacing("@", with: Self.answer).replacing("$", with: quoted))
    #expect(file.rowTexts == ["2026-03-04 -12.34 Shop"])
    #expect(file.statements.map(\.account) == ["4417"])
    #expect(file.rejected.isEmpty && file.warnings.isEmpty)
  }

  @Test
  func `one transaction alone is read`() {
    let file = readJSON(
      #"{"date":"2026-03-04","description":"Shop","debit":"1.25","currency":"EUR"}"#)
    #expect(file.rowTexts == ["2026-03-04 -1.25 Shop"])
  }

  @Test
  func `a time that is no whole number of seconds is no pending row`() {
    let file = readJSON(
      """
      {"accounts":[{"id":"A","name":"C","currency":"USD","transactions":[
      {"id":"1","posted":1771977599.5,"transacted_at":1771900000,"amount":"-3","description":"G"},
      {"id":"2","posted":1771977599.0,"amount":"-4","description":"H"}]}]}
      """)
    #expect(file.rowTexts == ["2026-02-24 -4 H"])
    #expect(file.rejected.map(\.fact.code) == ["row-bad-date"])
  }
}
