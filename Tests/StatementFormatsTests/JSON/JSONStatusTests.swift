import StatementModel
import Testing

@testable import StatementFormats

/// One row of a source whose state is written in a way, and what comes of it.
struct StatusCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var row: String
  /// The row's status, the reason why it is left out, or the code of why it is rejected.
  var outcome: String

  init(_ name: String, _ row: String, _ outcome: String) {
    testDescription = name
    self.row = row
    self.outcome = outcome
  }

  private static func up(_ status: String) -> String {
    """
    {"type":"transactions","id":"u","attributes":{"status":\(status),"description":"Shop",
    "amount":{"currencyCode":"AUD","value":"-1.00"},"createdAt":"2026-03-01T23:55:00+10:00"}}
    """
  }

  private static func israeli(_ status: String) -> String {
    """
    {"type":"normal","date":"2026-01-14T22:00:00.000Z","processedDate":"2026-01-14T22:00:00.000Z",
    "originalAmount":-30,"originalCurrency":"ILS","chargedAmount":-30,"description":"Q",
    "status":\(status)}
    """
  }

  private static func berlin(_ status: String) -> String {
    """
    {"status":\(status),"bookingDate":"2026-01-02","creditorName":"Shop",
    "transactionAmount":{"amount":"-1","currency":"EUR"}}
    """
  }

  private static func plaid(_ pending: String) -> String {
    """
    {"account_id":"a","transaction_id":"t","amount":1,"date":"2026-01-02","name":"A",
    "iso_currency_code":"USD","payment_channel":"other","pending":\(pending)}
    """
  }

  private static func named(_ fields: String) -> String {
    #"{"date":"2026-01-02","description":"Shop","debit":"1.00",\#(fields)}"#
  }

  static let all: [StatusCase] = [
    StatusCase("Up, settled", up(#""SETTLED""#), "posted"),
    StatusCase("Up, held", up(#""HELD""#), "pending"),
    StatusCase("Up, a word that is not known", up(#""WEIRD""#), "row-bad-status"),
    StatusCase("scraper, completed", israeli(#""completed""#), "posted"),
    StatusCase("scraper, pending", israeli(#""pending""#), "pending"),
    StatusCase("scraper, no word", israeli("null"), "posted"),
    StatusCase("scraper, a word that is not known", israeli(#""frob""#), "row-bad-status"),
    StatusCase("Berlin Group, booked", berlin(#""BOOK""#), "posted"),
    StatusCase("Berlin Group, pending", berlin(#""PDNG""#), "pending"),
    StatusCase("Berlin Group, cancelled", berlin(#""CNCL""#), "declined"),
    StatusCase("Berlin Group, to come", berlin(#""SCHD""#), "information row"),
    StatusCase("Berlin Group, a word that is not known", berlin(#""OTHR""#), "row-bad-status"),
    StatusCase("Plaid, booked", plaid("false"), "posted"),
    StatusCase("Plaid, pending", plaid("true"), "pending"),
    StatusCase("Plaid, pending as a text", plaid(#""true""#), "pending"),
    StatusCase("Plaid, neither", plaid(#""maybe""#), "row-bad-flag"),
    StatusCase("Plaid, a number that is no answer", plaid("7"), "row-bad-flag"),
    StatusCase("by name, scheduled", named(#""status":"scheduled""#), "pending"),
    StatusCase("by name, pending as a word", named(#""pending":"Yes""#), "pending"),
    StatusCase("by name, pending as a number", named(#""is_pending":0"#), "posted"),
    StatusCase("by name, blank", named(#""is_pending":"""#), "posted"),
    StatusCase("by name, neither", named(#""is_pending":"perhaps""#), "bad-flag"),
    StatusCase(
      "by name, not pending and failed", named(#""pending":false,"status":"failed""#), "declined"),
    StatusCase("by name, not declined", named(#""declined":"no""#), "posted"),
    StatusCase("by name, a reason", named(#""decline_reason":"no funds""#), "declined"),
    StatusCase("by name, deleted as a text", named(#""deleted":"true""#), "removed by its source"),
    StatusCase("by name, deleted or not", named(#""deleted":"perhaps""#), "row-bad-flag"),
  ]
}

struct JSONStatusTests {
  @Test(arguments: StatusCase.all)
  func `a row is booked only where its state is known`(_ test: StatusCase) {
    let file = readJSON("{\"transactions\":[\(test.row)]}")
    let found =
      file.rows.map { "\($0.status)" } + file.leftOut.map(\.reason.rawValue)
      + file.rejected.map(\.fact.code)
    #expect(found == [test.outcome])
  }
}
