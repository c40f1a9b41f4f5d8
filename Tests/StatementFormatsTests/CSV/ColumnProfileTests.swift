import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// What cells tell of their column.
struct ColumnProfileTests {
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
