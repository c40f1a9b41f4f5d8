import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

struct CellTests {
  private static func amount(_ text: String, _ mark: Character) -> String? {
    let bytes = Array(text.utf8)
    let field = TableField(start: 0, end: bytes.count, isEscaped: false)
    switch AmountCell.read(bytes.span, field) {
    case .empty: return "empty"
    case .unreadable: return nil
    case .amount(let cell):
      return cell.value(bytes.span, decimalMark: mark.asciiValue)?.description
    }
  }

  @Test(arguments: [
    ("12.30", "12.3"), ("-5", "-5"), ("+5.00", "5"), (".5", "0.5"), ("-.01", "-0.01"),
    ("1,234.50", "1234.5"), ("(1.06)", "-1.06"), ("($1.06)", "-1.06"), ("12.34-", "-12.34"),
    ("12.34 CR", "12.34"), ("12.34DR", "-12.34"), ("$1,000", "1000"), ("US$ 5.00", "5"),
    ("₪ 1,234.50", "1234.5"), ("5.00 €", "5"), ("$.23", "0.23"), ("-€.5", "-0.5"), ("-$5.00", "-5"),
    ("$-5.00", "-5"),
    ("- $12.01", "-12.01"), ("1'000.50", "1000.5"), ("1’000.50", "1000.5"),
    ("−5.00", "-5"), ("1,23,456.78", "123456.78"), ("14 800", "14800"),
    ("14\u{202F}800", "14800"), ("14\u{A0}800.25", "14800.25"), ("-", "empty"), ("()", "empty"),
    ("", "empty"), ("00001646.89", "1646.89"), ("25.00000", "25"), ("R$1652.29", "1652.29"),
  ])
  func `An amount with a decimal point`(text: String, expected: String) {
    #expect(Self.amount(text, ".") == expected)
  }

  @Test(arguments: [
    ("12,30", "12.3"), ("1.234,50", "1234.5"), ("1 234,50 zł", "1234.5"), ("-63,89", "-63.89"),
    ("1.000,00 €", "1000"), ("100,", "100"), ("-,01", "-0.01"), ("1.234", "1234"),
  ])
  func `An amount with a decimal comma`(text: String, expected: String) {
    #expect(Self.amount(text, ",") == expected)
  }

  @Test(arguments: [
    "--5", "-5-", "abc", "5 apples", "1.2.3", "12,34.5,6", "1e5", "5%", "12/15", "1,2345.00",
    "99999999999999999999", "5.00 EUR USD", "((5))", "1,23", "x.23",
  ])
  func `No amount`(text: String) {
    #expect(Self.amount(text, ".") == nil)
  }

  private static func date(_ text: String, _ order: DateOrder) -> String? {
    let bytes = Array(text.utf8)
    return DateCell.read(bytes.span, 0..<bytes.count)?.day(order, year: nil)?.description
  }

  @Test(arguments: [
    ("31.01.2024", "2024-01-31"), ("31/1/24", "2024-01-31"), ("31-01-2024", "2024-01-31"),
    ("5 Jan 2024", "2024-01-05"), ("30Jan2026", "2026-01-30"), ("05-JAN-24", "2024-01-05"),
    ("5. Januar 2024", "2024-01-05"),
    ("5 février 2024", "2024-02-05"), ("5 août 2024", "2024-08-05"),
    ("5 de enero de 2024", "2024-01-05"),
    ("5 марта 2024", "2024-03-05"), ("5 במרץ 2024", "2024-03-05"), ("12.März 2024", "2024-03-12"),
    ("1st Feb 2024", "2024-02-01"), ("Mon, 5 Feb 2024", "2024-02-05"),
    ("31/01/2024 10:20", "2024-01-31"), ("10:20, 31/01/2024", "2024-01-31"),
    ("31-12-2012 / 10:20", "2012-12-31"), ("29.12.24, 13:56", "2024-12-29"),
    ("30.02.2024", nil), ("31.04.24", nil), ("12/15/2018/23", nil), ("0/1/2024", nil),
    ("31012024", "2024-01-31"),
  ])
  func `A date with the day first`(text: String, expected: String?) {
    #expect(Self.date(text, .dmy) == expected)
  }

  @Test(arguments: [
    ("01/31/2024", "2024-01-31"), ("1/31/24", "2024-01-31"), ("Jan 5, 2024", "2024-01-05"),
    ("09/16/2020 as of 09/15/2020", "2020-09-16"), ("1/5/2024 3:04:05 PM", "2024-01-05"),
    ("01#31#2024", "2024-01-31"),
  ])
  func `A date with the month first`(text: String, expected: String?) {
    #expect(Self.date(text, .mdy) == expected)
  }

  @Test(arguments: [
    ("2024-01-31", "2024-01-31"), ("2024/1/31", "2024-01-31"), ("20240131", "2024-01-31"),
    ("2019.05.01.", "2019-05-01"), ("2024-01-31T23:30:00Z", "2024-01-31"),
    ("2024-01-31T23:30:00.000+02:00", "2024-01-31"), ("2024-01-31 12:34:56 +0000", "2024-01-31"),
    ("2024-13-01", nil), ("20241301", nil), ("1234567", nil), ("1 234 567", nil), ("1.50", nil),
    ("hello", nil), ("2024", nil), ("2024-01", nil),
  ])
  func `A date with the year first`(text: String, expected: String?) {
    #expect(Self.date(text, .ymd) == expected)
  }

  @Test(arguments: [
    ("3 of 10", true, 3, 10), ("תשלום 3 מתוך 10", false, 3, 10), ("3/10", true, 3, 10),
    ("Rate 2 von 6", false, 2, 6), ("DARTY ECHEANCE 1/4", false, 1, 4),
    ("FALABELLA CUOTA 3/12", false, 3, 12), ("LOJA PARC 01/10", false, 1, 10),
    ("TEKNOSA TAKSIT 2/6", false, 2, 6), ("TIENDA PLAZO 2 DE 3", false, 2, 3),
  ])
  func `Installments`(text: String, isNamed: Bool, number: Int, count: Int) {
    #expect(
      InstallmentWords.find(text, isNamed: isNamed) == Installment(number: number, count: count))
  }

  @Test(arguments: [
    "3/10", "10 of 3", "room 3 of 10", "no numbers", "payment 0 of 4", "CARD PAYMENT 03/12",
  ])
  func `No installments`(text: String) {
    #expect(InstallmentWords.find(text, isNamed: false) == nil)
  }
}
