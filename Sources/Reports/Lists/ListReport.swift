import StatementModel

/// How a list is asked for.
package struct ListRequest: Sendable {
  package var filter = TransactionFilter()
  package var grouping = Grouping.none
  package var sorting = Sorting.newestFirst
  package var locale = ReportLocale.standard
  /// Which of a transaction's dates counts.
  package var basis = DateBasis.purchase
  /// For the headings *Today* and *Yesterday*; without it there are dates only.
  package var today: CalendarDate?
  /// At most so many transactions are shown; totals are of all that pass the filter.
  package var limit: Int?
  /// Those of the book.
  package var periods = PeriodList()
  /// Transactions that may be ones that are there already, each with the other one.
  package var doubles: [TransactionID: TransactionID] = [:]

  package init() {}
}

/// Transactions as a person asked for them: filtered, grouped, in order, with totals.
package struct ListReport: Sendable {
  package let request: ListRequest
  package let transactions: TransactionTable
  package let cards: [Card]
  let locale: ReportLocale
  /// Places in `transactions` of what passed the filter and is shown, in the order asked for, not
  /// grouped.
  package let indices: [Int]
  /// How many transactions passed the filter.
  package let matchCount: Int
  /// Of everything that passed and is posted.
  package let totals: CurrencyTotals
  /// Of everything that passed and is pending.
  package let pending: CurrencyTotals
  /// Of the whole book, so that all lists have one order.
  private let currencies: CurrencyOrder
  /// What passed, in the order asked for.
  private let order: [Int]
  /// What each of `transactions` counts as.
  private let roles: [SpendingRole]

  package init(
    table whole: TransactionTable, cards: [Card], categories: CategoryTree,
    request: ListRequest = ListRequest()
  ) {
    let transactions = whole.byParts()
    let passed = request.filter.indices(
      in: transactions, cards: cards, periods: request.periods, basis: request.basis)
    let order = ListOrder(sorting: request.sorting, basis: request.basis)
      .sorted(passed, of: transactions)
    let judge = SpendingJudge(categories, of: transactions)
    let roles = transactions.indices.map { judge.role(at: $0) }
    var all = TransactionGroup(key: .all, header: "")
    for index in passed {
      let numbers = transactions.numbers[index]
      all.add(numbers.amount, numbers.status, roles[index])
    }
    let currencies = CurrencyOrder(of: transactions)
    all.sortSums(by: currencies)
    self.request = request
    locale = request.locale.showing(categories)
    self.transactions = transactions
    self.cards = cards
    self.order = order
    self.currencies = currencies
    self.roles = roles
    indices = request.limit.map { Array(order.prefix($0)) } ?? order
    matchCount = order.count
    totals = all.totals
    pending = all.pending
  }

  /// The same of transactions that stand by themselves.
  package init(
    _ transactions: [Transaction], cards: [Card], categories: CategoryTree,
    request: ListRequest = ListRequest()
  ) {
    self.init(
      table: TransactionTable(transactions), cards: cards, categories: categories,
      request: request)
  }

  /// The groups of which something is shown, with the totals of all that passed.
  ///
  /// They are made at each asking: what is written for programs has none.
  package var groups: [TransactionGroup] {
    let groups = Grouper(
      grouping: request.grouping, cards: cards, locale: locale, basis: request.basis,
      today: request.today, periods: request.periods,
      currencies: currencies
    ).groups(of: transactions, order) { roles[$0] }
    return indices.count < order.count ? Self.keeping(Set(indices), of: groups) : groups
  }

  /// The groups with only some of their transactions left, and without those that have none.
  private static func keeping(
    _ shown: Set<Int>, of groups: [TransactionGroup]
  ) -> [TransactionGroup] {
    groups.compactMap { group in
      var kept = group
      kept.indices = group.indices.filter(shown.contains)[...]
      return kept.indices.isEmpty ? nil : kept
    }
  }

  /// Writes the list piece by piece; the pieces together are the whole.
  package func write(
    as format: OutputFormat, layout: TerminalLayout = .plain, to emit: ([UInt8]) throws -> Void
  ) rethrows {
    switch format {
    case .table: try writeTerminal(layout, to: emit)
    case .md: try writeMarkdown(to: emit)
    case .csv: try writeCSV(to: emit)
    case .json: try writeJSON(isArray: true, to: emit)
    case .ndjson: try writeJSON(isArray: false, to: emit)
    }
  }

  /// The whole list in one format.
  package func text(as format: OutputFormat, layout: TerminalLayout = .plain) -> String {
    var all: [UInt8] = []
    write(as: format, layout: layout) { all += $0 }
    return String(decoding: all, as: UTF8.self)
  }
}
