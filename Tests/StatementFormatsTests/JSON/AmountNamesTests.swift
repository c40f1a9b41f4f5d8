import StatementModel
import Testing

@testable import StatementFormats

struct AmountNamesTests {
  @Test(
    arguments: [
      ("amount_eur", "EUR"), ("amountEUR", "EUR"), ("amountUsd", "USD"), ("usd_amount", "USD"),
      ("amount_in_gbp", "GBP"), ("Amount (CHF)", "CHF"), ("transaction_amount_sek", "SEK"),
      ("betrag_eur", "EUR"), ("amount", nil), ("amounteur", nil), ("amount_all", nil),
      ("amountAll", nil), ("amount_net", nil), ("amount_tax_eur", nil), ("eur", nil),
      ("balance_eur", nil), ("", nil),
    ] as [(String, String?)])
  func `a name may tell the currency of its amount`(_ name: String, _ code: String?) {
    #expect(AmountNames.currency(in: name)?.code == code)
  }

  /// Members of a row, and its amounts with their currencies, or the outcome.
  @Test(arguments: [
    (#""amount_eur":-5.50"#, "-5.5 EUR"),
    (#""amount_eur":-5.50,"currency":"EUR""#, "-5.5 EUR"),
    (#""amount_eur":-5.50,"currency":"USD""#, "unreadable json-all-rows-rejected"),
    (#""amount":-6.10,"amount_eur":-5.50,"currency":"USD""#, "-6.1 USD"),
    (#""amount_usd":-6.10,"amount_eur":-5.50"#, "unreadable json-all-rows-rejected"),
    (#""amount_usd":null,"amount_eur":-5.50"#, "-5.5 EUR"),
  ])
  func `the currency in a name is that of the row`(_ members: String, _ outcome: String) {
    var profile = StatementProfile(name: "p")
    profile.outflow = .negative
    let file = readJSON(
      #"{"transactions":[{"id":"1","date":"2026-04-15","merchant":"Shop",\#(members)}]}"#,
      profile: profile)
    let row = file.rows.first.map { "\($0.amount) \($0.currency?.code ?? "")" }
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
    #expect(file.rows.map { "\($0.amount) \($0.currency?.code ?? "")" } == ["-6.1 USD"])
  }
}
