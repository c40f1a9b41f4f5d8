import StatementModel
import Testing

@testable import StatementFormats

/// Amounts with a text, and perhaps a type, and what purchases are found to be.
struct SignShareCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var rows: [(amount: String, text: String, type: String?)]
  var outcome: String

  init(_ name: String, _ rows: [(String, String, String?)], _ outcome: String) {
    testDescription = name
    self.rows = rows.map { ($0.0, $0.1, $0.2) }
    self.outcome = outcome
  }

  static let all: [SignShareCase] = [
    SignShareCase(
      "one type against the signs",
      [("800.00", "Ticket", "charge"), ("-100.50", "TRANSFER", "transfer")],
      "ambiguous open-sign"),
    SignShareCase(
      "types of most rows",
      [
        ("8.10", "a", "purchase"), ("9.20", "b", "purchase"), ("-5.30", "c", "refund"),
        ("4.40", "d", "x"),
      ],
      "positive"),
    SignShareCase(
      "unsigned amounts, of which the type tells", [("8.10", "a", "purchase")],
      "ambiguous open-sign"),
    SignShareCase(
      "one payment among purchases",
      [("8.10", "a", nil), ("9.20", "b", nil), ("-17.30", "PAYMENT THANK YOU", nil)],
      "positive"),
    SignShareCase(
      "two payments among purchases",
      [
        ("8.10", "a", nil), ("9.20", "b", nil), ("7.20", "c", nil), ("3.20", "d", nil),
        ("-17.30", "PAYMENT THANK YOU", nil), ("-7.20", "REFUND c", nil),
      ],
      "positive"),
    SignShareCase(
      "few of the rarer sign have such words",
      [
        ("8.10", "a", nil), ("9.20", "b", nil), ("7.20", "c", nil), ("3.20", "d", nil),
        ("8.10", "e", nil), ("9.20", "f", nil), ("7.20", "g", nil), ("3.20", "h", nil),
        ("3.21", "i", nil), ("3.22", "j", nil), ("-1.50", "k", nil), ("-1.60", "l", nil),
        ("-1.70", "m", nil), ("-17.30", "SALARY SACRIFICE", nil), ("-7.20", "REFUND FEE", nil),
      ],
      "ambiguous open-sign"),
    SignShareCase(
      "one word that agrees with the signs",
      [("-8.10", "a", nil), ("-9.20", "b", nil), ("17.30", "SALARY", nil)], "negative"),
  ]
}

struct JSONSignShareTests {
  @Test(arguments: SignShareCase.all)
  func `signs are turned round by most rows only, and never by one`(_ test: SignShareCase) {
    let rows = test.rows.map { row in
      let type = row.type.map { #","type":"\#($0)""# } ?? ""
      return
        #"{"date":"2026-01-02","amount":\#(row.amount),"description":"\#(row.text)"\#(type)}"#
    }
    let file = readJSON("[\(rows.joined(separator: ","))]")
    let isTurned = test.rows.first.map { row in
      file.rows.first.map { $0.amount.isNegative != row.amount.hasPrefix("-") }
    }
    let found = (isTurned ?? nil).map { $0 ? "positive" : "negative" }
    #expect((found ?? file.outcomeText) == test.outcome)
  }
}
