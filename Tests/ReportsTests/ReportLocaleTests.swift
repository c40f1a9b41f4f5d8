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
    AmountCase(
      locale: "he", amount: "-1234.5 ILS", expected: "\u{2066}-1,234.50\u{A0}ILS\u{2069}"),
    AmountCase(locale: "de", amount: "1234.56 EUR", expected: "1.234,56\u{A0}EUR"),
    AmountCase(locale: "de-AT", amount: "-1234.56 EUR", expected: "EUR\u{A0}-1.234,56"),
    AmountCase(locale: "de-CH", amount: "1234.56 CHF", expected: "CHF\u{A0}1’234.56"),
    AmountCase(locale: "fr", amount: "1234.56 EUR", expected: "1\u{202F}234,56\u{A0}EUR"),
    AmountCase(locale: "fr-CA", amount: "1234.56 CAD", expected: "1\u{A0}234,56\u{A0}CAD"),
    AmountCase(locale: "es", amount: "1234.56 EUR", expected: "1234,56\u{A0}EUR"),
    AmountCase(locale: "es", amount: "12345.6 EUR", expected: "12.345,60\u{A0}EUR"),
    AmountCase(locale: "es-MX", amount: "1234.5 MXN", expected: "MXN\u{A0}1,234.50"),
    AmountCase(
      locale: "uk", amount: "1234567 UAH", expected: "1\u{A0}234\u{A0}567,00\u{A0}UAH"),
    AmountCase(locale: "pl", amount: "1234.5 PLN", expected: "1234,50\u{A0}PLN"),
    AmountCase(locale: "pt-BR", amount: "1234.5 BRL", expected: "BRL\u{A0}1.234,50"),
    AmountCase(locale: "sv", amount: "-1234.5 SEK", expected: "−1\u{A0}234,50\u{A0}SEK"),
    AmountCase(locale: "ja", amount: "1234567 JPY", expected: "JPY\u{A0}1,234,567"),
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
    DateCase(
      locale: "en-CA", short: "2026-03-01", long: "March 1, 2026", month: "March 2026"),
    DateCase(locale: "en-IE", short: "01/03/2026", long: "1 March 2026", month: "March 2026"),
    DateCase(locale: "en-AU", short: "01/03/2026", long: "1 March 2026", month: "March 2026"),
    DateCase(locale: "de-CH", short: "01.03.2026", long: "1. März 2026", month: "März 2026"),
    DateCase(locale: "it", short: "01/03/2026", long: "1 marzo 2026", month: "marzo 2026"),
    DateCase(locale: "nl", short: "01-03-2026", long: "1 maart 2026", month: "maart 2026"),
    DateCase(locale: "pl", short: "01.03.2026", long: "1 marca 2026", month: "marzec 2026"),
    DateCase(
      locale: "pt", short: "01/03/2026", long: "1 de março de 2026", month: "março de 2026"),
    DateCase(locale: "sv", short: "2026-03-01", long: "1 mars 2026", month: "mars 2026"),
    DateCase(locale: "ja", short: "2026/03/01", long: "2026年3月1日", month: "2026年3月"),
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
    #expect(error?.remedy?.contains("en-US, en-GB, en-AU, en-CA") == true)
  }

  @Test func `every locale of the settings is one that reports know, and each is whole`() throws {
    #expect(ReportLocale.known.map(\.identifier) == LocaleTag.known)
    for locale in ReportLocale.known {
      let names = locale.names
      for months in [names.months, names.monthsInDates, names.shortMonths] {
        #expect(Set(months).count == 12, "\(locale.identifier)")
      }
      #expect(Set(names.weekdays).count == 7, "\(locale.identifier)")
      #expect(locale.language.rawValue == locale.identifier.prefix(2))
      #expect((1...7).contains(locale.firstWeekday))
      // Each part of a date once, and the short form as wide as any other.
      #expect(locale.shortText(try day("2026-03-09")).count == 10, "\(locale.identifier)")
      let long = locale.longText(try day("2026-03-19"))
      #expect(long.contains("19") && long.contains("2026"), "\(locale.identifier)")
    }
  }

  @Test func `names days and months, and begins the week where the locale does`() throws {
    let american = ReportLocale.standard
    #expect(american.weekdays == [7, 1, 2, 3, 4, 5, 6])
    #expect(american.weekdayName(7) == "Sunday")
    #expect(american.monthName(3) == "March" && american.shortMonthName(3) == "Mar")
    #expect(american.monthName(13).isEmpty && american.weekdayName(0).isEmpty)
    let hebrew = try ReportLocale("he")
    #expect(hebrew.weekdays.first == 7 && hebrew.weekdayName(7) == "יום ראשון")
    #expect(try ReportLocale("de").weekdays == [1, 2, 3, 4, 5, 6, 7])
    #expect(try ReportLocale("de-AT").monthName(1) == "Jänner")
    #expect(try ReportLocale("uk").shortMonthName(2) == "лют")
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

  @Test func `writes percentages with the locale's marks`() throws {
    #expect(try ReportLocale("de").percentage(341) == "34,1\u{A0}%")
    #expect(try ReportLocale("he").percentage(341) == "34.1%")
    #expect(try ReportLocale("he").percentage(-341) == "\u{2066}-34.1%\u{2069}")
    #expect(try ReportLocale("sv").percentage(-341) == "−34,1\u{A0}%")
  }
}
