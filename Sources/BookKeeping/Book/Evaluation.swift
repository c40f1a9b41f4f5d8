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
}

/// Where the rows of live statements come from: from a file just read, else from the index.
struct StatementSource {
  var index: BookIndex?
  /// Statements read in this run that the index does not have yet.
  var read: [StatementKey: Statement] = [:]

  func rows(of key: StatementKey) throws(BookError) -> [StatementRow] {
    if let statement = read[key] { return statement.rows }
    guard let index else { return [] }
    return try Book.wrap { () throws(IndexError) in try index.rows(of: key) } ?? []
  }
}

extension Book {
  /// Evaluates one card: identity over all its live statements, then decisions.
  func evaluate(
    _ card: CardID,
    statements: [(key: StatementKey, fact: LiveStatementFact, indexed: IndexedStatement)],
    source: StatementSource, decider: Decider
  ) throws(BookError) -> CardEvaluation {
    var live: [LiveStatement] = []
    live.reserveCapacity(statements.count)
    for statement in statements {
      live.append(
        LiveStatement(
          fileHash: statement.key.fileHash, ordinal: statement.key.ordinal,
          source: statement.fact.file.format,
          currency: Currency(code: statement.fact.statement.currency) ?? configuration.currency,
          from: statement.indexed.from, to: statement.indexed.to,
          rows: try source.rows(of: statement.key)))
    }
    let result = Identity.evaluate(
      card: card, statements: live, decisions: history.edits.decisions[card] ?? [])
    let edits = history.edits.assigned(in: result, card: card)
    // The same bytes under two cards were imported from two places.
    let paths = Dictionary(
      statements.map { ($0.key.fileHash, $0.fact.file.path) }, uniquingKeysWith: { one, _ in one })
    let builder = TransactionBuilder(card: card, shownPaths: paths)
    let made = builder.transactions(of: result)
    var transactions: [Transaction] = []
    transactions.reserveCapacity(made.count)
    for (cluster, undecided) in made {
      var transaction = undecided
      decider.decide(&transaction, edits: edits[cluster].map(history.edits.effect))
      transactions.append(transaction)
    }
    return CardEvaluation(
      card: card, result: result, transactions: transactions,
      aliases: Self.aliases(result, former: formerIDs(of: result, card: card)), edits: edits)
  }

  /// The order in which the index gives transactions.
  static func newestFirst(_ transactions: [Transaction], by basis: DateBasis) -> [Transaction] {
    transactions.sorted {
      let left = $0.date(by: basis)
      let right = $1.date(by: basis)
      return left == right ? $0.id < $1.id : left > right
    }
  }

  /// The ids of all rows that are not the shown id of their transaction; each names the first
  /// transaction that has it.
  ///
  /// - Parameter former: By statement, the ids that its rows had as those of another card.
  private static func aliases(
    _ result: IdentityResult, former: [Int: [TransactionID]]
  ) -> [TransactionAlias] {
    guard result.statements.count > 1 || !former.isEmpty else { return [] }
    var taken = Set(result.shownIDs)
    var aliases: [TransactionAlias] = []
    for (index, cluster) in result.clusters.enumerated()
    where (cluster.members.count > 1 || !former.isEmpty) && !cluster.isDeleted {
      for (place, member) in cluster.members.enumerated() {
        let (statement, row) = (member.reference.statement, member.reference.row)
        let own = place == 0 ? nil : result.rowIDs[statement][row]
        for id in [own, former[statement]?[row]].compactMap(\.self)
        where taken.insert(id).inserted {
          aliases.append(TransactionAlias(id, of: result.shownIDs[index]))
        }
      }
    }
    return aliases
  }

  /// The ids of rows that were recorded for a card which is part of this one now.
  ///
  /// A row's id is made with its card; who knows a transaction by the old one must find it.
  private func formerIDs(of result: IdentityResult, card: CardID) -> [Int: [TransactionID]] {
    guard !history.merges.isEmpty else { return [:] }
    var former: [Int: [TransactionID]] = [:]
    for (index, statement) in result.statements.enumerated() {
      let key = StatementKey(
        fileHash: statement.fileHash, ordinal: statement.ordinal, card: card)
      guard let fact = history.statements[key],
        let place = fact.file.statements.firstIndex(where: { $0.ordinal == statement.ordinal }),
        let recorded = fact.file.recordedCards?[place], recorded != card.text
      else { continue }
      former[index] = RowKeys(card: CardID(recorded), statements: [statement]).rowIDs[0]
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
      counts[RowCountKey(hash: statement.fileHash, ordinal: statement.ordinal)] =
        perStatement[index]
    }
    return counts
  }

  struct RowCountKey: Hashable {
    var hash: String
    var ordinal: Int
  }
}
