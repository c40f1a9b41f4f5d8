import Testing

@testable import StatementFormats

struct JSONNoStatementTests {
  @Test(arguments: [
    #"{"name":"tool","version":"1.0.0","dependencies":{"left":"^1.0.0"},"scripts":{"test":"x"}}"#,
    #"{"type":"FeatureCollection","features":[{"type":"Feature","properties":{"name":"a"},"geometry":{"type":"Point","coordinates":[1.5,2]}}]}"#,
    #"{"editor.fontSize":12,"files":[{"path":"a","size":1}]}"#,
    #"[{"date":"2026-01-01","value":1.0823},{"date":"2026-01-02","value":1.0811}]"#,
    #"[1,2,3]"#, #""text""#, "[]", "{}", #"{"items":[]}"#, #"[[1,2],[3,4]]"#,
    #"{"error_code":"ITEM_LOGIN_REQUIRED","error_message":"the login changed"}"#,
    #"{"accounts":[{"account_id":"1","balances":{"current":5},"name":"Checking"}]}"#,
  ])
  func `JSON without transactions is no statement`(_ text: String) {
    #expect(readJSON(text).outcomeText == "noStatement json-without-transactions")
  }

  @Test(arguments: [
    (#"{"error":"invalid_token","transactions":[]}"#, true),
    (#"{"error":{"code":"E7","message":"try later"},"transactions":[]}"#, true),
    (#"{"transactions":[],"errors":[{"detail":"no consent"}]}"#, true),
    (#"{"error_description":"expired","data":{"transactions":[]}}"#, true),
    (#"{"errors":["needs attention"],"accounts":[{"id":"1","transactions":[]}]}"#, true),
    (#"{"transactions":[]}"#, false), (#"{"error":null,"transactions":[]}"#, false),
    (#"{"error":"","errors":[],"transactions":[]}"#, false),
    (#"{"error":{"code":0,"message":"OK"},"transactions":[]}"#, false),
    (
      #"{"error":"part","transactions":[{"date":"2026-03-01","amount":-1.5,"description":"x"}]}"#,
      false
    ),
  ])
  func `an error beside an empty list is no statement without transactions`(
    _ text: String, _ isError: Bool
  ) {
    let outcome = readJSON(text).outcomeText
    #expect((outcome == "noStatement json-error-of-source") == isError, "\(outcome)")
    #expect(outcome.hasPrefix("noStatement") == isError, "\(outcome)")
  }

  @Test(arguments: [
    ("{\"a\":1}", true), (" \n[ {", true), ("[]", true), ("{1:F01BANK}", false),
    ("{\\rtf1", false), ("Date,Amount", false), ("[Account]\nDate;Amount", false), ("<OFX>", false),
    ("\"a\",\"b\"", false), ("{broken", true),
  ])
  func `claims what begins as JSON does`(_ text: String, _ claimed: Bool) {
    let bytes = Array(text.utf8)
    #expect(JSONFormat.claims(FileHead(bytes: bytes, text: bytes)) == claimed)
  }
}
