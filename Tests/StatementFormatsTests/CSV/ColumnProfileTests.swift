import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// A column's profile is the same however often its cells were met before.
struct ColumnProfileTests {
  private static func table(_ text: String) throws -> (Table, [[TableField]]) {
    let bytes = Array(text.utf8)
    let scanner = RecordScanner(delimiter: 0x2C, limits: .highest)
    let table = try scanner.table(bytes, atMost: 5000)
    return (
      table,
      table.records.map { record in
        var fields: [TableField] = []
        table.split(record, into: &fields)
        return fields
      }
    )
  }

  @Test(arguments: [
    ("12.50", 2), ("12", 0), ("1.234,5 EUR", 1), ("100,", 0), ("1.2 3", 2), ("12.5０", 2), ("", 0),
    ("٫5", 0),
  ])
  func `Decimals are the digits after the last mark`(_ cell: String, _ count: Int) {
    #expect(CellTraits.decimals(cell) == count)
  }

  @Test(arguments: [
    ("EUR", "EUR"), ("eur", "EUR"), ("Euros", "EUR"), ("euro", "EUR"), ("US$", "USD"),
    ("us$", "USD"),
    ("R", "ZAR"), ("zł", "PLN"), ("SFr.", "CHF"), ("sfr.", "CHF"), ("NIS", "ILS"),
    ("LTL", "LTL"), ("dem", "DEM"), ("руб.", "RUB"), ("Руб", "RUB"),
  ])
  func `A sign, word or code stands for its currency`(_ text: String, _ code: String) {
    #expect(CurrencySigns.currency(text)?.code == code)
  }

  @Test(arguments: [
    "", "QQQ", "r", "EUROPE", "EU", "U S", "123", "EUR ", "MERCHANT", "SUPERMARKET", "1EU",
  ])
  func `Other texts stand for no currency`(_ text: String) {
    #expect(CurrencySigns.find(text) == nil)
  }
}
