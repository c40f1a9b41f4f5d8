import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Amounts in a column for each currency, amounts that a header's language tells to be whole, and
/// accounts that rows without an amount don't name.
struct CurrencyAmountTests {
  private func amounts(_ file: StatementFile) -> [String] {
    file.statements.flatMap { statement in
      statement.rows.map { row in
        "\(row.amount) \((row.currency ?? statement.currency)?.code ?? "-")"
      }
    }
  }

  @Test(arguments: [
    "Account,Date,Description,CAD$,USD$", "Account,Date,Description,Amount (CAD),Amount (USD)",
  ])
  func `Each row is of the currency above its amount`(_ header: String) {
    let file = readCSV(
      """
      \(header)
      01234-5678901,2026-01-15,TIM HORTONS #0412,-3.45,
      01234-5678901,2026-01-16,AMAZON.COM PURCHASE,,-20.00
      01234-5678901,2026-01-17,PAYROLL,2500.00,0.00
      """)
    #expect(amounts(file).sorted() == ["-20 USD", "-3.45 CAD", "2500 CAD"])
    #expect(file.rejected.isEmpty)
  }

  @Test(arguments: [
    ("a row fills both", "Amount (CAD),Amount (USD)", "-3.45,-2.50"),
    ("both are of one currency", "Amount (CAD),Amount (CAD)", "-3.45,-2.50"),
  ])
  func `Else they are not taken together`(_ name: String, _ header: String, _ cells: String) {
    let file = readCSV(
      """
      Date,Description,\(header)
      2026-01-15,TIM HORTONS #0412,\(cells)
      2026-01-16,AMAZON.COM PURCHASE,-20.00,
      """)
    #expect(!file.decisions.contains { $0.subject == "amount in another currency" })
  }

  @Test(arguments: [
    ("Korean", "거래일시,적요,출금액,입금액,거래후잔액", "\"4,500\",0,\"95,500\"", "0,\"200,000\",\"295,500\""),
    ("Icelandic", "Dagsetning,Skýring,Út,Inn,Staða", "4.500,,95.500", ",200.000,295.500"),
  ])
  func `Where a currency has no decimals, marks group`(
    _ name: String, _ header: String, _ first: String, _ second: String
  ) throws {
    let file = readCSV("\(header)\n2024-01-03,Alpha,\(first)\n2024-01-05,Beta,\(second)\n")
    #expect(try rows(file).map(\.amount) == [decimal("-4500"), decimal("200000")])
  }

  @Test(arguments: [true, false])
  func `Six digits are a date where a profile gives their column`(_ isGiven: Bool) throws {
    var profile = StatementProfile(name: "bank")
    profile.dateOrder = .ymd
    if isGiven { profile.columns = [.date: .number(1)] }
    let file = readCSV(
      "240115,Cafe,-5.00\n240116,Shop,-6.00\n240117,SALARY,100.00\n", profile: profile)
    let days = isGiven ? try ["2024-01-15", "2024-01-16", "2024-01-17"].map { try day($0) } : []
    #expect(rows(file).map(\.keyDate) == days)
  }

  @Test func `A row without an amount needs no account`() {
    let file = readCSV(
      """
      IBAN;Buchungsdatum;Betrag;Buchungstext
      AT611904300234573201;2017-02-14;-100,00;BANKOMAT
      AT611904300234573201;2017-02-13;-50,00;LASTSCHRIFT
      ;2017-02-12;;Hinweis: neuer Zinssatz
      """)
    #expect(file.statements.map(\.account) == ["AT611904300234573201"])
    #expect(file.leftOut.map(\.reason) == [.withoutAmount])
  }
}
