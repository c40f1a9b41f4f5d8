import StatementModel
import Testing

@testable import StatementFormats

/// A list in which some elements are odd, and what comes of it.
struct OddListCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var text: String
  var rows: Int
  /// The codes of the rejected elements.
  var rejected: [String] = []
  var outcome = "read"

  private static let row = #"{"date":"2026-01-02","name":"a","debit":1}"#
  private static let signed = #"{"date":"2026-01-02","name":"a","amount":-1,"type":"debit"}"#

  private static func plaid(_ amount: String) -> String {
    #"{"transaction_id":"1","account_id":"a1","amount":\#(amount),"iso_currency_code":"USD","#
      + #""payment_channel":"other","date":"2026-01-15","name":"Shop","pending":false}"#
  }

  static let all: [OddListCase] = [
    OddListCase(
      testDescription: "texts and null between objects",
      text: "[\(row),\"str\",null,\(row),{\"foo\":1},7,[]]", rows: 2,
      rejected: [
        "row-not-an-object", "row-not-an-object", "missing-date", "row-not-an-object",
        "row-not-an-object",
      ]),
    OddListCase(
      testDescription: "more null than objects", text: "[null,null,null,\(row)]", rows: 1,
      rejected: Array(repeating: "row-not-an-object", count: 3)),
    OddListCase(
      testDescription: "most amounts missing or odd",
      text: "["
        + ["-1.5", "null", "1e400", "1e-400", "{}", "true", "\"x\""].map { amount in
          signed.replacing("-1,", with: "\(amount),")
        }.joined(separator: ",") + "]", rows: 0, outcome: "ambiguous open-amount-column"),
    OddListCase(
      testDescription: "a known shape with one amount that is too large",
      text: "[\(plaid("5.25")),\(plaid("1e400")),\(plaid("null")),\(plaid("\"x\""))]", rows: 1,
      rejected: ["row-amount-out-of-range", "row-without-amount", "row-bad-amount"]),
    OddListCase(
      testDescription: "other objects in front",
      text: "[" + Array(repeating: #"{"page":1}"#, count: 8).joined(separator: ",")
        + ",\(row),\(row)]",
      rows: 2, rejected: Array(repeating: "missing-date", count: 8)),
    OddListCase(
      testDescription: "one object where a list should stand",
      text: "{\"transactions\":{\"transaction\":\(row)}}", rows: 1),
    OddListCase(
      testDescription: "one object for the list", text: "{\"transactions\":\(row)}", rows: 1),
    OddListCase(
      testDescription: "the answer to a question for one",
      text: "{\"data\":\(plaid("2")),\"request_id\":\"r\"}", rows: 1),
    OddListCase(
      testDescription: "no list", text: #"{"a":1,"b":["x","y"]}"#, rows: 0,
      outcome: "noStatement json-without-transactions"),
    OddListCase(
      testDescription: "a list of something else",
      text: #"{"transactions":[{"when":"x","cash":1},{"when":"y","cash":2}]}"#, rows: 0,
      outcome: "noStatement json-without-transactions"),
  ]
}

struct JSONOddListTests {
  @Test(arguments: OddListCase.all)
  func `odd elements of a list are rejected, and the others read`(_ test: OddListCase) {
    let file = readJSON(test.text)
    #expect(file.outcomeText == test.outcome)
    #expect(file.rows.count == test.rows)
    #expect(file.rejected.map(\.fact.code) == test.rejected)
  }

  @Test
  func `a list that is not understood is named with its fields`() {
    let file = readJSON("{\"transactions\":\n[{\"when\":\"x\",\"cash\":1}]}")
    guard case .noStatement(let reason) = file.outcome else {
      Issue.record("\(file.outcomeText)")
      return
    }
    #expect(reason.location?.line == 2)
    #expect(reason.fact.summary.contains("\"transactions\""))
    #expect(reason.fact.summary.contains("when, cash"))
  }

  @Test(arguments: [
    "123456789012345678901234567890", "0.000000000000000001", "\"1000000000000000\"",
  ])
  func `an amount beyond the domain is said to be so`(_ amount: String) {
    let file = readJSON(
      #"[{"date":"2026-01-02","name":"a","amount":\#(amount),"type":"debit"},"#
        + #"{"date":"2026-01-02","name":"a","amount":1,"type":"debit"},"#
        + #"{"date":"2026-01-02","name":"b","amount":2,"type":"credit"}]"#)
    #expect(file.rejected.map(\.fact.code) == ["amount-out-of-range"])
    #expect(file.rows.count == 2)
  }

  @Test(arguments: [
    ("1e1", "-10"), ("-0", "0"), ("1E+1", "-10"), ("0.1e1", "-1"), ("100e-2", "-1"),
    ("1.50", "-1.5"), ("0.10", "-0.1"), ("99999999999999.9", "-99999999999999.9"),
    ("-0.0e5", "0"), ("12345678901234567e-4", "-1234567890123.4567"),
  ])
  func `a number counts by its exact text, however it is written`(_ number: String, _ value: String)
  {
    let file = readJSON(
      #"[{"date":"2026-01-02","name":"a","amount":\#(number),"type":"debit"},"#
        + #"{"date":"2026-01-02","name":"b","amount":2.5,"type":"credit"}]"#)
    #expect(file.rows.map(\.amount.description) == [value, "2.5"])
  }

  @Test(arguments: [("-1250", "-12.5"), ("-1250.0", "-12.5"), ("-1.25e3", "-12.5")])
  func `minor units may be written as any whole number`(_ number: String, _ value: String) {
    let file = readJSON(
      #"[{"date":"2026-01-02","name":"a","amountMinor":\#(number),"type":"debit"},"#
        + #"{"date":"2026-01-02","name":"b","amountMinor":120000,"type":"credit"}]"#)
    #expect(file.rows.map(\.amount.description) == [value, "1200"])
  }
}
