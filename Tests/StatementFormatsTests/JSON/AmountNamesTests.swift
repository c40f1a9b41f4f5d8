import StatementModel
import Testing

@testable import StatementFormats

struct AmountNamesTests {
  /// Members of a row, and its amounts with their currencies, or the outcome.
  @Test(arguments: [
    (#""amount_eur":-5.50"#, "-5.5 EUR"),
    (#""amount_eur":-5.50,"currency":"EUR""#, "-5.5 EUR"),
    (#""amount_eur":-5.50,"currency":"USD""#, "ambiguous header-currency"),
    (#""amount":-6.10,"amount_eur":-5.50,"currency":"USD""#, "ambiguous columns-of-one-name"),
    (#""amount_usd":-6.10,"amount_eur":-5.50"#, "ambiguous columns-of-one-name"),
    (#""amount_usd":null,"amount_eur":-5.50"#, "-5.5 EUR"),
  ])
  func `the currency in a name is that of the row`(_ members: String, _ outcome: String) {
    var profile = StatementProfile(name: "p")
    profile.outflow = .negative
    let file = readJSON(
      #"{"transactions":[{"id":"1","date":"2026-04-15","merchant":"Shop",\#(members)}]}"#,
      profile: profile)
    let row = file.rows.first.map { row in
      "\(row.amount) \((row.currency ?? file.statements.first?.currency)?.code ?? "")"
    }
    #expect((row ?? file.outcomeText) == outcome)
  }

  @Test
  func `a profile may say which of two amounts counts`() {
    var profile = StatementProfile(name: "p")
    profile.outflow = .negative
    profile.columns = [.amount: .named("amount_usd")]
    let file = readJSON(
      #"[{"date":"2026-04-15","merchant":"Shop","amount_usd":-6.10,"amount_eur":-5.50}]"#,
      profile: profile)
    withKnownIssue("a column that is named does not settle its twin yet", isIntermittent: true) {
      #expect(file.rows.map(\.amount.description) == ["-6.1"])
    }
  }
}
