import StatementModel
import TestSupport
import Testing

@testable import Reports

struct ReportLocaleTests {
  struct AmountCase: CustomTestStringConvertible {
    var locale: String
    var amount: String
    var expected: String
    var testDescription: String { "\(amount) in \(locale)" }
  }

  @Test(arguments: [
    AmountCase(locale: "en-US", amount: "1234.56 USD", expected: "1,234.56 USD"),
    AmountCase(locale: "en-US", amount: "-999.5 USD", expected: "-999.50 USD"),
    AmountCase(locale: "en-US", amount: "-1234567.8912 USD", expected: "-1,234,567.8912 USD"),
    AmountCase(locale: "en-GB", amount: "1000 JPY", expected: "1,000 JPY"),
    AmountCase(locale: "he", amount: "-1234.5 ILS", expected: "-1,234.50 ILS"),
    AmountCase(locale: "de", amount: "1234.56 EUR", expected: "1.234,56 EUR"),
    AmountCase(locale: "fr", amount: "1234.56 EUR", expected: "1\u{202F}234,56 EUR"),
    AmountCase(locale: "es", amount: "1234.56 EUR", expected: "1234,56 EUR"),
    AmountCase(locale: "es", amount: "12345.6 EUR", expected: "12.345,60 EUR"),
    AmountCase(locale: "uk", amount: "1234567 UAH", expected: "1\u{A0}234\u{A0}567,00 UAH"),
    AmountCase(locale: "en-US", amount: "0.00000001 BTC", expected: "0.00000001 BTC"),
  ])
  func `writes an amount with all its decimals and the locale's marks`(_ c: AmountCase) throws {
    #expect(try ReportLocale(c.locale).text(try money(c.amount)) == c.expected)
  }

  struct DateCase: CustomTestStringConvertible {
    var locale: String
    var short: String
    var long: String
    var month: String
    var testDescription: String { locale }
  }

  @Test(arguments: [
    DateCase(
      locale: "en-US", short: "03/01/2026", long: "March 1, 2026", month: "March 2026"),
    DateCase(locale: "en-GB", short: "01/03/2026", long: "1 March 2026", month: "March 2026"),
    DateCase(locale: "he", short: "01.03.2026", long: "1 במרץ 2026", month: "מרץ 2026"),
    DateCase(locale: "de", short: "01.03.2026", long: "1. März 2026", month: "März 2026"),
    DateCase(locale: "fr", short: "01/03/2026", long: "1er mars 2026", month: "mars 2026"),
    DateCase(
      locale: "es", short: "01/03/2026", long: "1 de marzo de 2026", month: "marzo de 2026"),
    DateCase(
      locale: "uk", short: "01.03.2026", long: "1 березня 2026 р.", month: "березень 2026 р."),
  ])
  func `writes dates as the locale does`(_ c: DateCase) throws {
    let locale = try ReportLocale(c.locale)
    let date = try day("2026-03-01")
    #expect(locale.shortText(date) == c.short)
    #expect(locale.longText(date) == c.long)
    #expect(locale.text(date.month) == c.month)
  }

  @Test(arguments: ["en-us", "EN_US", "de-DE", "he_IL", "uk"])
  func `finds a locale however its tag is written`(_ tag: String) throws {
    #expect(throws: Never.self) { try ReportLocale(tag) }
  }

  @Test func `names the known locales when it does not know one`() throws {
    let error = #expect(throws: ReportFact.self) { try ReportLocale("en-GX") }
    #expect(error == .unknownLocale("en-GX"))
    #expect(error?.summary == "unknown locale \"en-GX\"")
    #expect(error?.remedy?.contains("en-US, en-GB, he, de, fr, es, uk") == true)
  }

  @Test func `every locale has twelve months of each kind`() {
    for locale in ReportLocale.known {
      #expect(locale.monthNames.count == 12, "\(locale.identifier)")
      #expect(locale.monthNamesInDates.count == 12, "\(locale.identifier)")
    }
  }

  @Test func `says today and yesterday only where it is told the day`() throws {
    let locale = try ReportLocale("en-GB")
    let today = try day("2026-03-01")
    #expect(locale.heading(today, today: today) == "Today")
    #expect(locale.heading(try day("2026-02-28"), today: today) == "Yesterday")
    #expect(locale.heading(try day("2026-02-27"), today: today) == "27 February 2026")
    #expect(locale.heading(try day("2026-03-02"), today: today) == "2 March 2026")
    #expect(locale.heading(today, today: nil) == "1 March 2026")
  }

  @Test(arguments: [(341, "34.1 %"), (1000, "100.0 %"), (-5, "-0.5 %"), (0, "0.0 %")])
  func `writes tenths of a percent`(_ permille: Int, _ expected: String) {
    #expect(ReportLocale.standard.percentage(permille) == expected)
  }
}
