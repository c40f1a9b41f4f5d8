import BookKeeping
import Identity
import Reports
import StatementModel

extension Book {
  /// How this book's owner reads numbers and dates.
  ///
  /// The configuration admits only locales that reports know.
  var locale: ReportLocale { (try? ReportLocale(configuration.locale)) ?? .standard }

  /// The card that a person names by its id or its name.
  func card(named text: String) throws -> CardID {
    if let card = cards.first(where: { $0.id.text == text }) { return card.id }
    if let card = card(meantBy: CardID(text)) { return card }
    let folded = TextFolding.fold(text)
    let found = cards.filter { card in
      ([card.id.text, card.name] + card.formerIDs.map(\.text)).contains {
        TextFolding.fold($0) == folded
      }
    }
    guard found.count == 1 else {
      throw CommandFailure(.unknownCard(text, known: cards.map(\.id.text)), .usage)
    }
    return found[0].id
  }

  /// The category that a person names, in any letter case.
  func category(named text: String) throws -> CategoryPath {
    guard let path = CategoryPath(text) else { throw CommandFailure(.badCategory(text), .usage) }
    let categories = try self.categories
    if categories.contains(path) { return path }
    let folded = text.lowercased()
    if let found = categories.paths.first(where: { $0.text.lowercased() == folded }) {
      return found
    }
    throw CommandFailure(
      .unknownCategory(text, known: categories.paths.map(\.text)), .usage)
  }

  /// What reports are made from.
  func reportInput() throws -> ReportInput {
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
    input.recurring = configuration.recurring
    input.rates = try exchangeRates()
    input.budgets = try budgets()
    input.custom = try customReports.reports
    return input
  }
}
