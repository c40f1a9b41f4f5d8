import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// Budgets before an import, to tell afterwards which of them it passed.
struct BudgetWatch {
  /// Nothing where there are no budgets.
  private let before: ReportInput?

  init(_ book: Book) throws {
    guard try !book.budgets().isEmpty else {
      before = nil
      return
    }
    before = try book.reportInput()
  }

  /// The newest rounds that are passed now and were not before, in words:
  /// `Food: 612.40 of 600.00 USD in March 2026`.
  func passed(in input: ReportInput) throws -> [String] {
    guard let before else { return [] }
    return BudgetLedger(input).passed(since: BudgetLedger(before)).map { $0.words(input.locale) }
  }
}
