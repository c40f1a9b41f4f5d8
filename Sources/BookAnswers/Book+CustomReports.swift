import BookKeeping
import Reports
import StatementModel

extension Book {
  /// The reports that `daybook.yaml` describes, with the cards, categories and periods they name; and
  /// what is wrong with those that name what the book does not know.
  package var customReports: (reports: [CustomReport], mistakes: [Diagnostic]) {
    get throws {
      var reports: [CustomReport] = []
      var mistakes: [Diagnostic] = []
      for var report in configuration.customReports {
        do {
          report.filter.cards = Set(try report.cards.map { try card(named: $0) })
          report.filter.categories = try report.categories.map { try category(named: $0) }
          try periods.require(report.filter.periods) { try transactionTable() }
          reports.append(report)
        } catch let fact as SelectionFact {
          mistakes.append(Diagnostic(.error, fact, at: report.location))
        } catch let failure as BookError {
          mistakes += failure.diagnostics.map { Diagnostic(.error, $0.fact, at: report.location) }
        }
      }
      return (reports, mistakes)
    }
  }
}
