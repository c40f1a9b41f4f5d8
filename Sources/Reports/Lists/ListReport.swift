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
  /// Places in `transactions` of what passed the filter and is shown, in the order asked for as far as
  /// it shows in groups, not grouped.
  package let indices: [Int]
  /// How many transactions passed the filter.
  package let matchCount: Int
  /// Those of which something is shown, with the totals of all that passed.
  let grouped: ListGroups
  /// The faces of all that is shown, where the format was known when the list was made.
  let measured: MeasuredFaces?
  /// Of everything that passed and is posted.
  package let totals: CurrencyTotals
  /// Of everything that passed and is pending.
  package let pending: CurrencyTotals

  /// - Parameters:
  ///   - format: what the list is going to be written as, where that is known. For people, texts are
  ///     then made ready on another core while groups are being made; for programs, which are told
  ///     of none, there are neither groups nor totals.
  ///   - cores: among which a long list is divided; what comes of it is the same.
  package init(
    table whole: TransactionTable, cards: [Card], categories: CategoryTree,
    request: ListRequest = ListRequest(), for format: OutputFormat? = nil, on cores: Cores = .all
  ) {
    let transactions = whole.byParts()
    self.request = request
    self.transactions = transactions
    self.cards = cards
    let passed = request.filter.indices(
      in: transactions, cards: cards, periods: request.periods, basis: request.basis)
    let shared = cores.share(rows: passed.count) ? cores : .one
    let limit = request.limit.map { min($0, passed.count) } ?? passed.count
    // What is cut off by a limit has no part in how wide the columns are.
    let medium = shared.count > 1 && limit == passed.count ? format?.medium : nil
    let isForPeople = format?.isForMachines != true
    var sorting = request.sorting
    if sorting == .merchant, request.grouping == .merchant, isForPeople, format != nil,
      limit == passed.count
    {
      // All of a group have the same name.
      sorting = .newestFirst
    }
    let prepared = ListPreparation(
      passed, of: transactions, cards: cards, request, measuredFor: medium,
      isGrouped: isForPeople, isRanked: sorting == .merchant, on: shared)
    let sums =
      isForPeople
      ? SumColumn(transactions, passed, SpendingJudge(categories, of: transactions)) : nil
    var (faces, merchants) = (MeasuredFaces?.none, ListPreparation.Merchants?.none)
    if sorting == .merchant {
      // Which may be this core's to make, while the other one is busy with names.
      faces = prepared.measured?.take()
      merchants = prepared.merchants?.take()
    }
    let matches = TransactionOrder(
      sorting: sorting, basis: request.basis, ranks: merchants?.ranks
    ).sorted(passed, of: transactions)
    matchCount = matches.count
    indices = limit < matches.count ? Array(matches.prefix(limit)) : matches
    guard let sums else {
      (grouped, measured) = (ListGroups.none, nil)
      (totals, pending) = (CurrencyTotals(), CurrencyTotals())
      return
    }
    totals = sums.totals
    pending = sums.pending
    var grouper = Grouper(
      grouping: request.grouping, cards: cards, locale: request.locale, basis: request.basis,
      today: request.today, periods: request.periods)
    grouper.cores = shared
    // Added up by transactions, since groups of a few each take longer to add up than these.
    if request.grouping.isInOneGroup { grouper.currencies = sums.currencies }
    if merchants == nil { merchants = prepared.merchants?.take() }
    grouper.merchants = merchants?.met
    let all = grouper.groups(
      of: transactions, GroupedRows(matches, ascending: passed, of: transactions), sums: sums)
    grouped =
      limit < matches.count ? all.keeping(Self.marks(indices, of: transactions.count)) : all
    measured = faces ?? (prepared.measured ?? merchants?.measured)?.take()
  }

  /// Those of which something is shown, with the totals of all that passed.
  package var groups: [TransactionGroup] { grouped.all }

  /// The same of transactions that stand by themselves.
  package init(
    _ transactions: [Transaction], cards: [Card], categories: CategoryTree,
    request: ListRequest = ListRequest()
  ) {
    self.init(
      table: TransactionTable(transactions), cards: cards, categories: categories,
      request: request)
  }

  private static func marks(_ shown: [Int], of count: Int) -> [Bool] {
    var isShown = [Bool](repeating: false, count: count)
    for index in shown { isShown[index] = true }
    return isShown
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
