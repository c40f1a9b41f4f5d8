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
  /// Places in `transactions` of what passed the filter and is shown, in the order asked for, not
  /// grouped.
  package let indices: [Int]
  /// How many transactions passed the filter.
  package let matchCount: Int
  /// Those of which something is shown, with the totals of all that passed.
  package let groups: [TransactionGroup]
  /// Of everything that passed and is posted.
  package let totals: CurrencyTotals
  /// Of everything that passed and is pending.
  package let pending: CurrencyTotals

  package init(
    table whole: TransactionTable, cards: [Card], categories: CategoryTree,
    request: ListRequest = ListRequest(), on cores: Cores = .all
  ) {
    let transactions = whole.byParts()
    self.request = request
    self.transactions = transactions
    self.cards = cards
    let passed = request.filter.indices(
      in: transactions, cards: cards, periods: request.periods, basis: request.basis)
    let shared = cores.share(rows: passed.count) ? cores : .one
    let matches = TransactionOrder(
      sorting: request.sorting, basis: request.basis, cores: shared
    ).sorted(passed, of: transactions)
    matchCount = matches.count
    let judge = SpendingJudge(categories, of: transactions)
    var roles = [SpendingRole](repeating: .gone, count: transactions.count)
    // In the table's order, which is that of memory, whatever that of the list.
    for index in passed { roles[index] = judge.role(at: index) }
    var grouper = Grouper(
      grouping: request.grouping, cards: cards, locale: request.locale, basis: request.basis,
      today: request.today, periods: request.periods)
    grouper.cores = shared
    // Added up by transactions, since groups of a few each take longer to add up than these.
    let found = ListTotals(transactions, passed, roles)
    if request.grouping.isInOneGroup { grouper.currencies = found.currencies }
    let all = grouper.groups(of: transactions, matches, roles: roles)
    if let limit = request.limit, limit < matches.count {
      indices = Array(matches.prefix(limit))
      groups = Self.cut(all, to: indices, of: transactions.count)
    } else {
      indices = matches
      groups = all
    }
    totals = found.totals
    pending = found.pending
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

  /// The groups with only some of their transactions left, and without those that have none.
  private static func cut(
    _ groups: [TransactionGroup], to shown: [Int], of count: Int
  ) -> [TransactionGroup] {
    var isShown = [Bool](repeating: false, count: count)
    for index in shown { isShown[index] = true }
    return groups.compactMap { group in
      var group = group
      group.indices.removeAll { !isShown[$0] }
      return group.indices.isEmpty ? nil : group
    }
  }

  /// Writes the list piece by piece; the pieces together are the whole.
  ///
  /// - Parameter cores: among which a long list is divided; what is written is the same.
  package func write(
    as format: OutputFormat, layout: TerminalLayout = .plain, on cores: Cores = .all,
    to emit: ([UInt8]) throws -> Void
  ) rethrows {
    switch format {
    case .table: try writeTerminal(layout, on: cores, to: emit)
    case .md: try writeMarkdown(on: cores, to: emit)
    case .csv: try writeCSV(on: cores, to: emit)
    case .json: try writeJSON(isArray: true, on: cores, to: emit)
    case .ndjson: try writeJSON(isArray: false, on: cores, to: emit)
    }
  }

  /// The whole list in one format.
  package func text(as format: OutputFormat, layout: TerminalLayout = .plain) -> String {
    var all: [UInt8] = []
    write(as: format, layout: layout) { all += $0 }
    return String(decoding: all, as: UTF8.self)
  }
}

extension Grouping {
  /// Whether each transaction stands in one group and no other.
  fileprivate var isInOneGroup: Bool { self != .tag && self != .period }
}

/// Of everything that is listed, each transaction once, though what has two tags stands in two groups.
private struct ListTotals: Sendable {
  var totals = CurrencyTotals()
  var pending = CurrencyTotals()

  init(_ table: TransactionTable, _ indices: [Int], _ roles: [SpendingRole]) {
    for index in indices {
      let numbers = table.numbers[index]
      switch numbers.status {
      case .posted: totals.add(numbers.amount, as: roles[index])
      case .pending: pending.add(numbers.amount, as: roles[index])
      case .withdrawn, .deleted: break
      }
    }
    totals.sortByCode()
    pending.sortByCode()
  }

  /// Those of what is posted, the most used first.
  var currencies: [Currency] { CurrencyOrder(CollectionOfOne(totals)).currencies }
}
