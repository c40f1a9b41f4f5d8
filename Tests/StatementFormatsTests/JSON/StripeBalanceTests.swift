import StatementModel
import Testing

@testable import StatementFormats

/// Members of a Stripe object, and what is read of it.
struct StripeCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var members: String
  /// Row texts with their currency, the codes of rejected rows, or the outcome.
  var outcome: [String]

  init(_ name: String, _ members: String, _ outcome: [String]) {
    testDescription = name
    self.members = members
    self.outcome = outcome
  }

  private static let known = #""id":"txn_1","object":"balance_transaction","created":1767312000"#

  static let all: [StripeCase] = [
    StripeCase(
      "a charge is money in, less its fee",
      known + #","amount":50000,"fee":1475,"net":48525,"currency":"gbp","type":"charge""#,
      ["2026-01-02 485.25 charge GBP"]),
    StripeCase(
      "a payout is money out",
      known + #","amount":-10000,"fee":0,"net":-10000,"currency":"eur","type":"payout""#,
      ["2026-01-02 -100 payout EUR"]),
    StripeCase(
      "funds that can't be paid out yet are no pending row",
      known
        + #","amount":700,"fee":0,"net":700,"currency":"usd","status":"pending","description":"Ticket""#,
      ["2026-01-02 7 Ticket USD"]),
    StripeCase(
      "a currency without decimals",
      known + #","amount":700,"fee":25,"net":675,"currency":"jpy","type":"charge""#,
      ["2026-01-02 675 charge JPY"]),
    StripeCase(
      "a currency of three decimals",
      known + #","amount":7000,"fee":250,"net":6750,"currency":"kwd","type":"charge""#,
      ["2026-01-02 6.75 charge KWD"]),
    StripeCase(
      "without the object's name",
      #""id":"x","created":1767312000,"amount":900,"fee":100,"net":800,"currency":"gbp","#
        + #""available_on":1767916800,"description":"Seat""#,
      ["2026-01-02 8 Seat GBP"]),
    StripeCase(
      "a net that is not the amount without the fee",
      known + #","amount":50000,"fee":1475,"net":50000,"currency":"gbp","type":"charge""#,
      ["unreadable json-all-rows-rejected"]),
    StripeCase(
      "a fraction of the smallest unit",
      known + #","amount":50.5,"fee":0,"net":50.5,"currency":"gbp","type":"charge""#,
      ["unreadable json-all-rows-rejected"]),
    StripeCase(
      "another object with its currency in small letters asks for the unit",
      #""id":"po_1","object":"payout","created":1767312000,"amount":120000,"currency":"gbp","#
        + #""description":"STRIPE PAYOUT","type":"bank_account""#,
      ["ambiguous open-sign"]),
  ]
}

struct StripeBalanceTests {
  @Test(arguments: StripeCase.all)
  func `rows are what the balance moved by`(_ test: StripeCase) {
    let file = readJSON(#"{"object":"list","has_more":false,"data":[{\#(test.members)}]}"#)
    let rows = zip(file.rowTexts, file.rows).map { "\($0) \($1.currency?.code ?? "")" }
    #expect((rows.isEmpty ? [file.outcomeText] : rows) == test.outcome)
  }
}
