import StatementModel
import Testing

@testable import StatementFormats

/// The legs of a transfer, and the rows that they are.
struct LegsCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var legs: String
  /// Account, amount and currency of each row, or the outcome.
  var rows: [String]
  var fee: StatementProfile.Fee?
  /// Members beside the list of transactions.
  var around = ""

  static let all: [LegsCase] = [
    LegsCase(
      testDescription: "one of each of two own accounts",
      legs: #"{"account_id":"a","amount":-12.5,"currency":"GBP"},"#
        + #"{"account_id":"b","amount":14.1,"currency":"EUR"}"#,
      rows: ["a -12.5 GBP", "b 14.1 EUR"]),
    LegsCase(
      testDescription: "two of one account",
      legs: #"{"account_id":"a","amount":-1,"currency":"GBP"},"#
        + #"{"account_id":"a","amount":2,"currency":"GBP"}"#,
      rows: ["unreadable json-all-rows-rejected"]),
    LegsCase(
      testDescription: "of no account",
      legs: #"{"amount":-1,"currency":"GBP"},{"amount":2,"currency":"EUR"}"#,
      rows: ["unreadable json-all-rows-rejected"]),
    LegsCase(
      testDescription: "in a file about one of them",
      legs: #"{"account_id":"a","amount":-12.5,"currency":"GBP"},"#
        + #"{"account_id":"b","amount":14.1,"currency":"EUR"}"#,
      rows: ["b 14.1 EUR"], around: #""account":{"id":"b"},"#),
    LegsCase(
      testDescription: "in a file about another account",
      legs: #"{"account_id":"a","amount":-12.5,"currency":"GBP"},"#
        + #"{"account_id":"b","amount":14.1,"currency":"EUR"}"#,
      rows: ["unreadable json-all-rows-rejected"], around: #""account":{"id":"c"},"#),
    LegsCase(
      testDescription: "a fee of which nothing says where it is",
      legs: #"{"account_id":"a","amount":-10,"fee":0.3,"currency":"GBP"}"#,
      rows: ["ambiguous ask-fee"]),
    LegsCase(
      testDescription: "no fee",
      legs: #"{"account_id":"a","amount":-10,"fee":0,"currency":"GBP"}"#, rows: ["a -10 GBP"]),
    LegsCase(
      testDescription: "a fee within the amount",
      legs: #"{"account_id":"a","amount":-10,"fee":0.3,"currency":"GBP"}"#, rows: ["a -10 GBP"],
      fee: .included),
    LegsCase(
      testDescription: "a fee apart from the amount",
      legs: #"{"account_id":"a","amount":-10,"fee":0.3,"currency":"GBP"}"#, rows: ["a -10.3 GBP"],
      fee: .apart),
    LegsCase(
      testDescription: "a fee apart from money in",
      legs: #"{"account_id":"a","amount":10,"fee":0.3,"currency":"GBP"}"#, rows: ["a 9.7 GBP"],
      fee: .apart),
  ]
}

struct RevolutLegsTests {
  @Test(arguments: LegsCase.all)
  func `each leg is a row of its own account`(_ test: LegsCase) {
    var profile: StatementProfile?
    if let fee = test.fee {
      profile = StatementProfile(name: "p")
      profile?.fee = fee
    }
    let file = readJSON(
      """
      {\(test.around)"transactions":[{"id":"r1","type":"transfer","state":"completed",
      "created_at":"2026-03-01T10:00:00Z","reference":"Move","legs":[\(test.legs)]}]}
      """, profile: profile)
    let rows = file.statements.flatMap { statement in
      statement.rows.map { row in
        "\(statement.account ?? "") \(row.amount) \(row.currency?.code ?? "")"
      }
    }
    #expect((rows.isEmpty ? [file.outcomeText] : rows) == test.rows)
  }

  @Test
  func `a transfer that failed is left out once`() {
    let file = readJSON(
      """
      [{"id":"r1","state":"completed","created_at":"2026-03-01","reference":"Shop",
        "legs":[{"account_id":"a","amount":-3,"currency":"EUR"}]},
       {"id":"r2","state":"failed","created_at":"2026-03-01","reference":"Move",
        "legs":[{"account_id":"a","amount":-3,"currency":"EUR"},
          {"account_id":"b","amount":3,"currency":"EUR"}]}]
      """)
    #expect(file.rows.count == 1)
    #expect(file.leftOut.count == 1)
  }
}
