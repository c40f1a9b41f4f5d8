import BookKeeping
import Identity
import Reports
import StatementModel

extension Book {
  /// How this book's owner reads numbers and dates.
  ///
  /// The configuration admits only locales that reports know.
  package var locale: ReportLocale { (try? ReportLocale(configuration.locale)) ?? .standard }

  /// What reports are made from.
  package func reportInput() throws -> ReportInput {
    let all = try transactionTable()
    var input = ReportInput(
      table: all, cards: cards, categories: try self.categories,
      locale: locale, basis: configuration.dateBasis, asOf: try statementEnd)
    input.currency = configuration.currency
    input.defaultGrouping = configuration.defaultGrouping
    input.periods = periods
    input.owedParts = Self.installments(among: all).flatMap { plan in
      plan.owed.map { due in
        OwedPart(
          month: due.month, merchant: plan.merchant, card: plan.card, amount: due.amount,
          number: due.number, count: plan.count)
      }
    }
    // Each pair is found from both of its sides, and one that may be two from its own.
    let doubtfulPairs = Set(try doubts().map { Set([$0.key, $0.value]) })
    input.questions = OpenQuestions(
      duplicates: doubtfulPairs.count, links: try links().count { $0.link.state == .proposed },
      files: ImportStatements(in: self).waiting)
    input.recurring = configuration.recurring
    input.rates = try exchangeRates()
    input.budgets = try budgets()
    input.custom = try customReports.reports
    return input
  }

  /// What the page and the written reports are made from, which also show how statements stand.
  package func pageInput() throws -> ReportInput {
    var input = try reportInput()
    input.statements = try statementHistories()
    return input
  }
}
