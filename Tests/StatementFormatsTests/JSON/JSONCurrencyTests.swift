import StatementModel
import Testing

@testable import StatementFormats

/// An amount with a currency's sign beside it, and what comes of it.
struct CurrencySignCase: CustomTestStringConvertible, Sendable {
  /// The amount as it stands in a string.
  var amount: String
  /// The value of a currency field; nothing where there is none.
  var field: String?
  /// The currency of the account or the profile.
  var account: String?
  var profile: String?
  /// The row's amount and currency, or the code of the question or of the fault.
  var outcome: String

  var testDescription: String {
    "\(amount) \(field ?? "") \(account ?? "") \(profile ?? "")"
  }

  init(
    _ amount: String, field: String? = nil, account: String? = nil, profile: String? = nil,
    _ outcome: String
  ) {
    self.amount = amount
    self.field = field
    self.account = account
    self.profile = profile
    self.outcome = outcome
  }

  static let all: [CurrencySignCase] = [
    CurrencySignCase("-1.50", "-1.5 -"),
    CurrencySignCase("-¥100", "-100 -"),
    CurrencySignCase("5 kr", "5 -"),
    CurrencySignCase("kr 5,25", "5.25 -"),
    CurrencySignCase("5.25 kr.", "5.25 -"),
    CurrencySignCase("$1,234.56", "1234.56 -"),
    CurrencySignCase("-¥100", field: "JPY", "-100 JPY"),
    CurrencySignCase("-¥100", field: "EUR", "currencies-contradict"),
    CurrencySignCase("-¥100", field: "¥", "-100 -"),
    CurrencySignCase("-100", field: "kr", "-100 -"),
    CurrencySignCase("-100", field: "kr", account: "SEK", "-100 SEK"),
    CurrencySignCase("-¥100", account: "CNY", "-100 CNY"),
    CurrencySignCase("-¥100", account: "EUR", "foreign-currency-sign"),
    CurrencySignCase("5.25 kr", profile: "NOK", "5.25 NOK"),
    CurrencySignCase("5.25 kr", profile: "EUR", "foreign-currency-sign"),
    CurrencySignCase("-5.25 €", "-5.25 EUR"),
    CurrencySignCase("-€5.25", field: "EUR", "-5.25 EUR"),
    CurrencySignCase("-€5.25", field: "USD", "currencies-contradict"),
    CurrencySignCase("-5.00 USD", field: "EUR", "currencies-contradict"),
    CurrencySignCase("USD -5.25", "-5.25 USD"),
    CurrencySignCase("US$5.25", "5.25 USD"),
    CurrencySignCase("US$5.25 USD", "5.25 USD"),
    CurrencySignCase("$5.25 CAD", "5.25 CAD"),
    CurrencySignCase("$5.25 EUR", "open-amount-column"),
    CurrencySignCase("12,50 zł", "12.5 PLN"),
    CurrencySignCase("-1 234,50 €", "-1234.5 EUR"),
    CurrencySignCase("-1\u{202F}234,50\u{A0}€", "-1234.5 EUR"),
    CurrencySignCase("CHF 1'234.50", "1234.5 CHF"),
    CurrencySignCase("Fr. 5.25", "5.25 CHF"),
    CurrencySignCase("($5.25)", profile: "USD", "-5.25 USD"),
    CurrencySignCase("5.25-", "-5.25 -"),
    CurrencySignCase("5,--", "open-amount-column"),
    CurrencySignCase("5.25 CR", "5.25 -"),
    CurrencySignCase("12 34.50", "bad-amount"),
    CurrencySignCase("--5", "open-amount-column"),
    CurrencySignCase("5 6", "bad-amount"),
  ]
}

struct JSONCurrencyTests {
  @Test(arguments: CurrencySignCase.all)
  func `the currency beside an amount agrees, or is left open`(_ test: CurrencySignCase) {
    let field = test.field.map { ",\"currency\":\"\($0)\"" } ?? ""
    let account = test.account.map { ",\"currency\":\"\($0)\"" } ?? ""
    var profile = StatementProfile(name: "p")
    profile.outflow = .negative
    profile.currency = test.profile.flatMap { Currency(code: $0) }
    let file = readJSON(
      #"{"account":{"id":"1"\#(account)},"transactions":[{"date":"2026-01-02","name":"a","#
        + #""amount":"\#(test.amount)"\#(field)}]}"#, profile: profile)
    let outcome: [String] =
      switch file.outcome {
      case .ambiguous(let questions): questions.map(\.fact.code)
      default:
        file.rows.map { "\($0.amount) \($0.currency?.code ?? "-")" }
          + file.rejected.map(\.fact.code)
      }
    #expect(outcome == [test.outcome])
  }

  private static func signed(_ amounts: [String], account: String = "") -> StatementFile {
    var profile = StatementProfile(name: "p")
    profile.outflow = .negative
    let rows = amounts.map { #"{"date":"2026-01-02","name":"a","amount":"\#($0)"}"# }
    return readJSON(
      #"{"account":{"id":"1"\#(account)},"transactions":[\#(rows.joined(separator: ","))]}"#,
      profile: profile)
  }

  @Test
  func `a sign that several currencies share goes with the statement`() {
    #expect(Self.signed(["-$5.25", "-$1.00"]).statements.map(\.sharedSign) == [.dollar])
    let named = Self.signed(["-$5.25"], account: #","currency":"CAD""#)
    #expect(named.statements.map(\.sharedSign) == [nil])
    #expect(named.statements.map(\.currency) == [Currency(code: "CAD")])
  }

  @Test
  func `a second such sign in the file rejects its row`() {
    let file = Self.signed(["-$5.25", "-5.25 kr"])
    #expect(file.rows.count == 1)
    #expect(file.rejected.map(\.fact.code) == ["currency-signs-contradict"])
  }
}
