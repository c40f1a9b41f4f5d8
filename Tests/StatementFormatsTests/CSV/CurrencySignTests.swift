import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Signs and codes of currencies beside amounts and in a column of their own.
struct CurrencySignTests {
  private func read(
    _ amounts: [String], currency: Currency? = nil, above: String = ""
  ) -> StatementFile {
    var profile: StatementProfile?
    if let currency {
      profile = StatementProfile(name: "bank")
      profile?.currency = currency
    }
    let rows = amounts.enumerated().map { "2024-01-\(10 + $0);CARD PURCHASE;\($1)\n" }.joined()
    return readCSV("\(above)Date;Description;Amount\n" + rows, profile: profile)
  }

  private func currencies(_ file: StatementFile) -> [String?] {
    file.statements.flatMap { statement in
      statement.rows.map { ($0.currency ?? statement.currency)?.code }
    }
  }

  @Test(arguments: [
    ("dollar", "-$5.00", SharedCurrencySign.dollar), ("yen", "-¥500", .yen),
    ("wide yen", "-￥500", .yen), ("krona", "-5,00 kr", .krone), ("kr.", "-5,00 kr.", .krone),
    ("rupees", "-Rs 5.00", .rupee),
  ])
  func `A sign of several currencies is handed on`(
    _ name: String, _ amount: String, _ sign: SharedCurrencySign
  ) {
    let file = read([amount, amount])
    #expect(file.statements.map(\.sharedSign) == [sign])
    #expect(currencies(file) == [nil, nil])
    #expect(file.decisions.contains { $0.subject == "currency sign" && $0.choice == sign.text })
  }

  @Test(arguments: [
    ("dollar", "-$5.00", "CAD"), ("yen", "-¥500", "CNY"), ("krona", "-5,00 kr", "SEK"),
    ("pound", "-£5.00", "EGP"), ("rupee", "-Rs 5.00", "PKR"),
  ])
  func `A profile says which currency the sign means`(
    _ name: String, _ amount: String, _ code: String
  ) {
    let file = read([amount, amount], currency: Currency(code: code))
    #expect(currencies(file) == [code, code])
    #expect(file.statements.map(\.sharedSign) == [nil])
  }

  @Test(arguments: [
    ("euro", "-€5.00", "EUR"), ("pound", "-£5.00", "GBP"), ("shekel", "-₪5.00", "ILS"),
    ("zloty", "-5,00 zł", "PLN"), ("koruna", "-5,00 Kč", "CZK"), ("forint", "-500 Ft", "HUF"),
    ("real", "-R$ 5,00", "BRL"), ("rouble", "-5,00 ₽", "RUB"), ("Indian rupee", "-₹5.00", "INR"),
    ("yuan", "-5.00 人民币", "CNY"), ("Hong Kong dollar", "-5.00 港币", "HKD"),
    ("US dollar", "-5.00 美元", "USD"), ("US$", "US$-5.00", "USD"), ("A$", "-A$5.00", "AUD"),
    ("code before", "USD -5.00", "USD"),
    ("code after", "-5.00USD", "USD"), ("code and sign", "USD -$5.00", "USD"),
  ])
  func `A sign of one currency says what the rows are of`(
    _ name: String, _ amount: String, _ code: String
  ) {
    // Whatever the profile says of rows that name none.
    #expect(currencies(read([amount, amount])) == [code, code])
    #expect(currencies(read([amount, amount], currency: .ils)) == [code, code])
  }

  @Test func `A sign that can't mean the profile's currency is asked about`() throws {
    let file = read(["-$5.00", "-$6.00"], currency: .eur)
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("not asked: \(file.outcome)")
      return
    }
    #expect(questions.map(\.fact.code) == ["foreign-currency-sign"])
    let settings = try #require(questions.first?.fact as? any ProfileQuestion).settings
    #expect(settings.prefix(2) == ["currency: USD", "currency: CAD"])
    #expect(currencies(read(["-$5.00", "-$6.00"], currency: .usd)) == ["USD", "USD"])
  }

  @Test func `A single sign that contradicts the header's currency rejects its row`() throws {
    let file = readCSV(
      """
      Date;Description;Amount in €
      2024-01-31;CARD PURCHASE;-5,00
      2024-01-30;CARD PURCHASE;-$6,00
      2024-01-29;CARD PURCHASE;-7,00
      """)
    #expect(try rows(file).map(\.amount) == [decimal("-5"), decimal("-7")])
    #expect(file.rejected.map(\.fact.code) == ["foreign-currency-sign"])
  }

  @Test func `Signs of different currencies without a name are not taken for one`() {
    let file = read(["-$5.00", "-$6.00", "-kr 7.00"])
    #expect(file.rejected.map(\.fact.code) == ["currency-signs-contradict"])
    #expect(rows(file).count == 2)
  }

  @Test func `The lines above the table say what the sign means`() {
    #expect(
      currencies(read(["-$5.00", "-$6.00"], above: "Currency:;CAD;\n\n")) == ["CAD", "CAD"])
  }

  @Test func `Amounts without a sign among others are of the others' currency`() {
    let file = read(["-€5.00", "-6.00", "-€7.00"])
    #expect(currencies(file) == ["EUR", "EUR", "EUR"])
    #expect(file.decisions.contains { $0.subject == "currency" && $0.choice == "EUR" })
  }

  @Test func `A dollar among euros is not taken for a euro`() {
    let file = read(["-€5.00", "-$6.00", "-€7.00"])
    #expect(currencies(file) == ["EUR", nil, "EUR"])
    #expect(file.statements.map(\.sharedSign) == [.dollar])
  }
}

/// Columns of currencies and accounts with gaps.
struct ColumnGapTests {
  private func read(_ cells: [(amount: String, currency: String)]) -> StatementFile {
    let rows = cells.enumerated().map {
      "2024-01-\(10 + $0);CARD PURCHASE;\($1.amount);\($1.currency)\n"
    }
    return readCSV("Date;Description;Amount;Currency\n" + rows.joined())
  }

  @Test func `A blank currency is the column's only one`() {
    let file = read([("-5.00", "EUR"), ("-6.00", ""), ("-7.00", "EUR")])
    #expect(file.statements.map(\.currency) == [.eur])
    #expect(rows(file).count == 3)
    #expect(file.decisions.contains { $0.evidence == "1 rows name none, all others this one" })
  }

  @Test func `A blank first currency is the column's only one`() {
    #expect(read([("-6.00", ""), ("-5.00", "EUR")]).statements.map(\.currency) == [.eur])
  }

  @Test func `A blank currency among several rejects its row`() {
    let file = read([("-5.00", "EUR"), ("-6.00", ""), ("-7.00", "USD"), ("-8.00", "USD")])
    #expect(file.rejected.map(\.fact.code) == ["missing-currency"])
    #expect(file.rejected.map(\.span.line) == [3])
    #expect(rows(file).map { $0.currency?.code } == ["EUR", "USD", "USD"])
  }

  @Test(arguments: [
    ("code", "-5.00 USD", "EUR"), ("sign", "-$5.00", "EUR"), ("euro sign", "-€5.00", "USD"),
    ("shared signs", "-$5.00", "¥"),
  ])
  func `An amount that contradicts the currency beside it is rejected`(
    _ name: String, _ amount: String, _ currency: String
  ) {
    let file = read([(amount, currency), ("-6.00", "EUR"), ("-7.00", "EUR"), ("-8.00", "EUR")])
    #expect(file.rejected.map(\.fact.code) == ["currencies-contradict"])
    #expect(file.rejected.first?.fact.summary.contains("\"\(amount)\"") == true)
  }

  @Test(arguments: [("sign", "-$5.00", "CAD"), ("code", "-5.00 CAD", "CAD"), ("£", "-£5", "EGP")])
  func `An amount that agrees with the currency beside it is read`(
    _ name: String, _ amount: String, _ currency: String
  ) {
    let file = read([(amount, currency), (amount, currency)])
    #expect(rows(file).map { $0.currency?.code } == [currency, currency])
  }

  @Test func `What is no currency is rejected`() {
    let file = read([
      ("-5.00", "EUR"), ("-6.00", "EUR"), ("-7.00", "EUR"), ("-6.00", "points of 2024"),
    ])
    #expect(file.rejected.map(\.fact.code) == ["bad-currency"])
  }

  private func read(accounts: [String]) -> StatementFile {
    let rows = accounts.enumerated().map { "2024-01-\(10 + $0);\($1);CARD PURCHASE;-5.00\n" }
    return readCSV("Date;Account;Description;Amount\n" + rows.joined())
  }

  @Test func `A row without account among several is rejected`() {
    let file = read(accounts: ["1111", "", "1111", "2222"])
    #expect(file.statements.map(\.account) == ["1111", "2222"])
    #expect(file.statements.map(\.rows.count) == [2, 1])
    #expect(file.rejected.map(\.fact.code) == ["missing-account"])
    #expect(file.rejected.map(\.span.line) == [3])
  }

  @Test func `A row without account is of the only one`() {
    let file = read(accounts: ["1111", "", "1111", "1111"])
    #expect(file.statements.map(\.account) == ["1111"])
    #expect(rows(file).count == 4)
  }
}
