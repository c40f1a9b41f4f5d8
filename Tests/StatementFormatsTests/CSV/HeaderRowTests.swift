import StatementModel
import Testing

@testable import StatementFormats

/// The header row of an exporter, and a letter for what each of its cells names.
///
/// `D` a date, `d` of purchase, `p` of posting, `v` of value, `h` of charge; `a` amount, `N` net,
/// `G` gross, `o` out, `i` in, `f` fee, `b` balance, `A` original amount; `c` currency, `C` original
/// currency; `x` direction, `k` kind, `s` status, `g` category, `m` merchant code; `t` text, `n`
/// reference, `u` account, `y` card; `.` nothing that a row is made of.
struct HeaderRow: Sendable, CustomTestStringConvertible {
  var name: String
  var codes: String
  var cells: [String]
  var testDescription: String { name }

  static let all: [HeaderRow] = (WesternHeaders.rows + "\n" + FurtherHeaders.rows)
    .split(separator: "\n").map { line in
      let parts = line.split(separator: "|", maxSplits: 2, omittingEmptySubsequences: false)
      let delimiter: Character = parts[2].contains(";") ? ";" : ","
      let cells = parts[2].split(separator: delimiter, omittingEmptySubsequences: false)
      return HeaderRow(
        name: String(parts[0]), codes: String(parts[1]), cells: cells.map(String.init))
    }

  static func code(_ meaning: HeaderMeaning?) -> Character {
    switch meaning {
    case .anyDate: "D"
    case .purchaseDate: "d"
    case .postingDate: "p"
    case .valueDate: "v"
    case .chargeDate: "h"
    case .amount: "a"
    case .netAmount: "N"
    case .grossAmount: "G"
    case .debit: "o"
    case .credit: "i"
    case .fee: "f"
    case .balance: "b"
    case .originalAmount: "A"
    case .currency: "c"
    case .originalCurrency: "C"
    case .direction: "x"
    case .type: "k"
    case .status, .pending: "s"
    case .category: "g"
    case .merchantCode: "m"
    case .installment: "l"
    case .merchant, .originalDescription, .description, .payee, .purpose, .memo: "t"
    case .id, .check: "n"
    case .account: "u"
    case .product: "P"
    case .card: "y"
    case .counterAccount, .rate, .ignored, nil: "."
    }
  }
}

struct HeaderRowTests {
  @Test func `The table holds many exporters`() {
    #expect(HeaderRow.all.count >= 190)
    #expect(HeaderRow.all.allSatisfy { $0.codes.count == $0.cells.count })
  }

  @Test(arguments: HeaderRow.all)
  func `Every cell of a header is understood`(row: HeaderRow) {
    #expect(String(row.cells.map { HeaderRow.code(HeaderCell($0).meaning) }) == row.codes)
  }

  /// Marks that pages in right-to-left scripts put around cells, and what stands for them.
  @Test(arguments: [
    "\u{200F}תאריך\u{200E}", "\u{202B}תאריך\u{202C}", "\u{2067}תאריך\u{2069}", " תאריך\u{FEFF}",
  ])
  func `Marks of direction are no part of a header`(cell: String) {
    #expect(HeaderCell(cell).meaning == .anyDate)
    #expect(HeaderFolding.fold(cell) == "תאריך")
  }

  @Test(arguments: [
    ("Amount (EUR)", "EUR"), ("Betrag in EUR", "EUR"), ("Debit CHF", "CHF"), ("CAD$", "CAD"),
    ("金额(元)", "CNY"), ("残高(円)", "JPY"), ("Betrag (€)", "EUR"), ("Paid In (SEK)", "SEK"),
    ("Sold", nil), ("Total", nil),
  ])
  func `A header names its currency`(cell: String, code: String?) {
    #expect(HeaderCell(cell).currency?.code == code)
  }
}
