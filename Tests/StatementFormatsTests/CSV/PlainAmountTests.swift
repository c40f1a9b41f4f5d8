import StatementModel
import Testing

@testable import StatementFormats

/// Quick ways of reading cells, which must say what the thorough ones say.
struct PlainAmountTests {
  static let cells: [String] = {
    var cells: [String] = []
    for sign in ["", "-", "+", "--"] {
      for whole in ["", "0", "7", "00", "012", "1234", "999999999999999", "9999999999999999"] {
        for part in ["", ".", ",", ".5", ",50", ".005", ",1234", ".1.2", ",1.2", " 5", "-", "x"] {
          cells.append(sign + whole + part)
        }
      }
    }
    return cells
  }()

  @Test(arguments: cells)
  func `A plain amount is what a close look finds`(cell: String) throws {
    let bytes = Array(cell.utf8)
    let field = CSVField(start: 0, end: bytes.count, isEscaped: false)
    guard let plain = PlainAmount(bytes.span, field) else { return }
    guard case .amount(let close) = AmountCell.read(bytes.span, field) else {
      Issue.record("no amount")
      return
    }
    #expect(close.currency == nil && close.mark == 0 && close.isNegative == plain.isNegative)
    for mark: UInt8 in [0x2E, 0x2C] {
      let magnitude = close.magnitude(bytes.span, decimalMark: mark)
      if let quick = plain.magnitude(mark) { #expect(quick == magnitude) }
    }
    var quick = DecimalEvidence()
    quick.add(plain, line: 3)
    var thorough = DecimalEvidence()
    thorough.add(bytes.span, close.digits, line: 3)
    #expect([quick.point, quick.comma, quick.openPoint] == [thorough.point, thorough.comma, 0])
    #expect([quick.pointLine, quick.commaLine] == [thorough.pointLine, thorough.commaLine])
    #expect(thorough.openComma == 0 && thorough.openPoint == 0)
  }

  @Test(arguments: ["-5.00", "5", "1234.5", "12,34", "999999999999999"])
  func `Usual amounts are plain`(cell: String) {
    let bytes = Array(cell.utf8)
    let amount = PlainAmount(
      bytes.span, CSVField(start: 0, end: bytes.count, isEscaped: false))
    #expect(amount != nil)
  }

  @Test(arguments: [
    "EUR 12.50", "12.50 EUR", "EUR -12.50", "-12.50 EUR", "XQZ 12.50", "12.50 xyz", "EUR 1,234.50",
  ])
  func `An amount with a code is what a close look finds`(cell: String) {
    let bytes = Array(cell.utf8)
    let field = CSVField(start: 0, end: bytes.count, isEscaped: false)
    guard let coded = CodedAmount(bytes.span, field),
      case .amount(let close) = AmountCell.read(bytes.span, field)
    else { return }
    let magnitude = close.magnitude(bytes.span, decimalMark: 0x2E)
    #expect(coded.amount.magnitude(0x2E) == magnitude || magnitude == nil)
    #expect(close.isNegative == coded.amount.isNegative)
    #expect(close.currency?.code == "EUR")
  }

  @Test(arguments: [
    "Opening balance", "TOTAL", "Total:", "Closing Balance on 31 January 2024", "SALDO",
    "Kontostand am 31.01.2024", "Grand Total", "Balance brought forward", "Ending balance as of 5",
    "March Opening balance", "Sub-total", "total d'op\u{E9}rations", "Summe der Ums\u{E4}tze",
    "January 2024 total",
  ])
  func `No summary is passed over at a glance`(cell: String) {
    let bytes = Array(cell.utf8)
    let field = CSVField(start: 0, end: bytes.count, isEscaped: false)
    if StatementWords.isWhollySummary(cell) != nil {
      let isNone = SummaryStart.isNone(bytes.span, field)
      #expect(!isNone)
    }
  }

  @Test(arguments: ["Grand Valley Bistro", "SOLAR ORBIT", "Coffee", "Total Wine & More 12"])
  func `Merchants are told from summaries at a glance`(cell: String) {
    let bytes = Array(cell.utf8)
    let field = CSVField(start: 0, end: bytes.count, isEscaped: false)
    let isNone = SummaryStart.isNone(bytes.span, field)
    #expect(isNone)
    #expect(StatementWords.isWhollySummary(cell) == nil)
  }

  @Test(arguments: [0x2C, 0x3B, 0x09, 0x7C] as [UInt8])
  func `The end of a field is found wherever it stands`(delimiter: UInt8) {
    for length in 0..<40 {
      for mark: UInt8 in [delimiter, 0x0A, 0x0D] {
        for other: UInt8 in [0x61, 0x01, 0x2D, 0xC3, 0x80, 0xFF, 0x0B] {
          let bytes = [UInt8](repeating: other, count: length) + [mark, mark, 0x61]
          let found = ByteSearch.terminator(
            bytes.span, from: 0, to: bytes.count, delimiter: delimiter)
          let end = ByteSearch.terminator(
            bytes.span, from: 0, to: length, delimiter: delimiter)
          #expect(found == length && end == length)
        }
      }
      let quoted = [UInt8](repeating: 0xC3, count: length) + [0x22, 0x0A]
      let quote = ByteSearch.quoteOrControl(quoted.span, from: 0, to: quoted.count)
      #expect(quote == length)
    }
  }
}
