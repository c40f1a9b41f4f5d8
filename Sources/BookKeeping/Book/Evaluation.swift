import BookIndex
import RuleEngine
import StatementFormats
import StatementModel

/// One card's history evaluated: transactions decided, names of rows, and what each statement
/// brought.
struct CardEvaluation {
  var card: CardID
  var result: IdentityResult
  /// Decided, in cluster order; without those that the source took back.
  var transactions: [Transaction]
  var aliases: [TransactionAlias]
  /// Which of the book's edits belong to which cluster.
  var edits: [Int: [Int]]
  /// What the evaluation replaces; nothing where it is of the whole card.
  var replaced: Replaced?
  /// What the next statement can be judged by.
  var state: CardState
  /// What rules see of the card.
  var accountType: AccountType?
  /// What the card's transactions say, month by month, where the index is to know it.
  var sums: MonthSums?
  /// The months of the card that are in the index as they would come out again, and how many
  /// transactions each has; they are not among those made.
  var kept: [MonthPart: Int] = [:]
  /// The months that lie apart day by day.
  var parted: Set<Int> = []
  /// By statement: how many of its rows are known and not among those judged.
  var knownElsewhere: [StatementCounts.RowCountKey: Int] = [:]

  /// Whether a transaction of the card, by what the index has of it, is one that stays.
  func keeps(_ date: CalendarDate) -> Bool {
    let whole = MonthPart(date, isParted: false)
    return kept[parted.contains(whole.month) ? MonthPart(date, isParted: true) : whole] != nil
  }

  /// What the days concerned were before.
  struct Replaced {
    /// Those that are no more, or others now.
    var transactions: Set<TransactionID>
    /// Those that are as they were, and not among those made.
    var staying: Set<TransactionID>
    /// The purchase days of all of them.
    var days: Set<CalendarDate>
    var aliases: [TransactionAlias]
    /// The first day of posting of a posted transaction that comes out otherwise; nothing where none
    /// does.
    var firstChange: Int32?
  }
}

extension Book {
  /// Evaluates one card: identity over all its live statements, then decisions.
  func evaluate(
    _ card: CardID,
    statements: [(key: StatementKey, fact: LiveStatementFact, indexed: IndexedStatement)],
    source: StatementSource, decider: Decider, sums: KnownSums? = nil
  ) throws(BookError) -> CardEvaluation {
    var live: [LiveStatement] = []
    live.reserveCapacity(statements.count)
    for statement in statements {
      live.append(liveStatement(statement, rows: try source.rows(of: statement.key)))
    }
    let result = Identity.evaluate(
      card: history.names.key(card), statements: live,
      decisions: history.edits.decisions[card] ?? [])
    return decided(
      result, of: card, edits: history.edits.assigned(in: result, card: card),
      statements: statements, decider: decider, state: CardState(result), sums: sums)
  }

  /// What the index knows of a card's months.
  struct KnownSums {
    /// Nothing where its transactions may be stale.
    var sums: MonthSums?
  }

  /// Makes transactions of clusters and decides what they are.
  ///
  /// - Parameters:
  ///   - sums: Where the evaluation is for the index: months that are known to come out as they
  ///     stand there are left out.
  ///   - isStaying: By cluster: whether its transaction stands in the index as it would come out.
  func decided(
    _ result: IdentityResult, of card: CardID, edits: [Int: [Int]],
    statements: [PlannedStatement], decider: Decider, state: CardState, sums: KnownSums? = nil,
    without isStaying: [Bool] = []
  ) -> CardEvaluation {
    let builder = Self.builder(of: card, statements)
    let type = decider.accountType(of: card)
    let months = sums.map { _ in
      ClusterMonths(result, by: builder, edits: edits, accountType: type)
    }
    var kept = months.flatMap { months in sums?.sums?.same(as: months.sums) } ?? [:]
    // To read most of a card costs as much as to make it. What is doubtful is told of by all.
    if kept.values.reduce(0, +) * 2 < result.clusters.count || !result.possibleDuplicates.isEmpty {
      kept = [:]
    }
    let isLeftOut = kept.isEmpty ? isStaying : months?.isWithin(kept) ?? []
    var transactions: [Transaction] = []
    if isLeftOut.isEmpty { transactions.reserveCapacity(result.clusters.count) }
    var shelf = TextShelf()
    var block = DecidingBlock(decider)
    builder.forEach(of: result, without: isLeftOut, sharing: &shelf) {
      cluster, transaction, shelf, shelved in
      let effect = edits.isEmpty ? nil : edits[cluster].map(history.edits.effect)
      block.add(transaction, effect, shelved)
      transactions.append(transaction)
      if block.isFull { block.decide(&transactions, sharing: &shelf) }
    }
    block.decide(&transactions, sharing: &shelf)
    return CardEvaluation(
      card: card, result: result, transactions: transactions,
      aliases: Self.aliases(result, former: formerIDs(of: result, card: card)), edits: edits,
      state: state, accountType: type, sums: months?.sums, kept: kept,
      parted: months?.parted ?? [])
  }

  /// Makes transactions of a card's clusters.
  static func builder(of card: CardID, _ statements: [PlannedStatement]) -> TransactionBuilder {
    // The same bytes under two cards were imported from two places.
    let paths = Dictionary(
      statements.map { ($0.key.fileHash, $0.fact.file.path) }, uniquingKeysWith: { one, _ in one })
    return TransactionBuilder(card: card, shownPaths: paths)
  }

  /// The statement as identity sees it, with its rows yet to come.
  func liveStatement(
    _ statement: PlannedStatement, pendingCount: Int, hasPosted: Bool
  ) -> LiveStatement {
    LiveStatement(
      fileHash: statement.key.fileHash, ordinal: statement.key.ordinal,
      source: statement.fact.file.format, currency: currency(of: statement),
      from: statement.indexed.from, to: statement.indexed.to, pendingCount: pendingCount,
      hasPosted: hasPosted)
  }

  func liveStatement(_ statement: PlannedStatement, rows: [StatementRow]) -> LiveStatement {
    LiveStatement(
      fileHash: statement.key.fileHash, ordinal: statement.key.ordinal,
      source: statement.fact.file.format, currency: currency(of: statement),
      from: statement.indexed.from, to: statement.indexed.to, rows: rows)
  }

  private func currency(of statement: PlannedStatement) -> Currency {
    Currency(code: statement.fact.statement.currency) ?? configuration.currency
  }

  /// The ids of all rows that are not the shown id of their transaction; each names the first
  /// transaction that has it.
  ///
  /// - Parameter former: By statement, the ids that its rows had as those of another card.
  static func aliases(
    _ result: IdentityResult, former: [Int: [TransactionID]] = [:]
  ) -> [TransactionAlias] {
    guard result.statements.count > 1 || !former.isEmpty else { return [] }
    // In statements that overlap, nearly all rows of a transaction have one id.
    var taken: Set<TransactionID> = []
    var aliases: [TransactionAlias] = []
    func add(_ id: TransactionID, of shown: TransactionID) {
      guard id != shown else { return }
      if taken.isEmpty { taken = Set(result.shownIDs) }
      if taken.insert(id).inserted { aliases.append(TransactionAlias(id, of: shown)) }
    }
    for index in result.clusters.indices
    where (result.clusters[index].members.count > 1 || !former.isEmpty)
      && !result.clusters[index].isDeleted
    {
      let shown = result.shownIDs[index]
      let members = result.clusters[index].members
      for place in members.indices {
        let (statement, row) = (members[place].reference.statement, members[place].reference.row)
        if place > 0 { add(result.rowIDs[statement][row], of: shown) }
        if !former.isEmpty, let id = former[statement]?[row] { add(id, of: shown) }
      }
    }
    return aliases
  }

  /// The ids of rows that were recorded for a card which is part of this one now.
  ///
  /// A row's id is made with its card; who knows a transaction by the old one must find it.
  private func formerIDs(of result: IdentityResult, card: CardID) -> [Int: [TransactionID]] {
    guard !history.names.isEmpty else { return [:] }
    var former: [Int: [TransactionID]] = [:]
    for (index, statement) in result.statements.enumerated() {
      let key = StatementKey(
        fileHash: statement.fileHash, ordinal: statement.ordinal, card: card)
      guard let recorded = history.statements[key]?.recordedCard,
        recorded != history.names.key(card)
      else { continue }
      former[index] = RowKeys(card: recorded, statements: [statement]).rowIDs[0]
    }
    return former
  }
}

/// What a statement brought, compared with what was imported before it.
struct StatementCounts {
  var new = 0
  var known = 0
  var settled = 0
  /// Rows that correct others, and those that the same import takes back.
  var corrected = 0

  /// Counts every statement of a card.
  ///
  /// A row is new if no statement imported before its own shows its transaction; of several rows
  /// of one transaction in statements of one import, the canonically first is the new one.
  static func of(
    _ result: IdentityResult, order: (LiveStatement) -> Int
  ) -> [RowCountKey: StatementCounts] {
    var counts: [RowCountKey: StatementCounts] = [:]
    let orders = result.statements.map(order)
    var perStatement = [StatementCounts](repeating: StatementCounts(), count: orders.count)
    for cluster in result.clusters {
      guard let (first, isVoid) = RowStanding.beginning(of: cluster, orders: orders) else {
        continue
      }
      for member in cluster.members {
        let statement = member.reference.statement
        switch RowStanding(member, of: cluster, first: first, isVoid: isVoid) {
        case .new: perStatement[statement].new += 1
        case .known: perStatement[statement].known += 1
        case .settled: perStatement[statement].settled += 1
        case .corrected: perStatement[statement].corrected += 1
        }
      }
    }
    for (index, statement) in result.statements.enumerated() {
      counts[RowCountKey(statement)] = perStatement[index]
    }
    return counts
  }

  struct RowCountKey: Hashable {
    var hash: String
    var ordinal: Int

    init(hash: String, ordinal: Int) {
      self.hash = hash
      self.ordinal = ordinal
    }

    init(_ statement: LiveStatement) {
      self.init(hash: statement.fileHash, ordinal: statement.ordinal)
    }
  }
}
