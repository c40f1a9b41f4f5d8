import BookKeeping
import Reports
import StatementModel

/// All periods of a book with what is in them.
package struct PeriodOverview {
  private let book: Book
  private let input: ReportInput
  private let ledger: SpendingLedger
  private let reports: [PeriodReport]

  package init(of book: Book) throws {
    self.book = book
    input = try book.reportInput()
    ledger = input.ledger
    reports = PeriodReports(input, ledger: ledger).all
  }

  /// How many transactions belong to a period.
  package func count(in period: PeriodID) -> Int {
    reports.first { $0.period.id == period }.map(count) ?? 0
  }

  private func count(in report: PeriodReport) -> Int {
    Set(report.places.map { input.transactions.numbers[$0].id }).count
  }

  /// Each period with its number of transactions and what was spent by currency, those that begin last
  /// first.
  package var json: JSONText { .array(reports.map(json)) }

  /// One of them; nothing where there is none of that id.
  package func json(of period: PeriodID) -> JSONText? {
    reports.first { $0.period.id == period }.map(json)
  }

  private func json(of report: PeriodReport) -> JSONText {
    let spent = ledger.currencyOrder.sorted(report.totals.totals).map { total -> JSONText in
      .object([
        ("amount", .string(total.spent.text(minimumDecimals: total.currency.minorUnits))),
        ("currency", .string(total.currency.code)),
      ])
    }
    return .object(
      PeriodAnswer(book: book, period: report.period).members + [
        ("transactions", .integer(count(in: report))), ("spent", .array(spent)),
      ])
  }
}
