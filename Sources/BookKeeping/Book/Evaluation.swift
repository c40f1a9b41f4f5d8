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

  /// What the days concerned were before.
  struct Replaced {
    var transactions: Set<TransactionID>
    var aliases: [TransactionAlias]
  }
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
      live.append(liveStatement(statement, rows: try source.rows(of: statement.key)))
    }
    let result = Identity.evaluate(
      card: card, statements: live, decisions: history.edits.decisions[card] ?? [])
    return decided(
      result, of: card, edits: history.edits.assigned(in: result, card: card),
      statements: statements, decider: decider, state: CardState(result))
  }

  /// Makes transactions of clusters and decides what they are.
  func decided(
    _ result: IdentityResult, of card: CardID, edits: [Int: [Int]],
    statements: [PlannedStatement], decider: Decider, state: CardState
  ) -> CardEvaluation {
    // The same bytes under two cards were imported from two places.
    let paths = Dictionary(
      statements.map { ($0.key.fileHash, $0.fact.file.path) }, uniquingKeysWith: { one, _ in one })
    let builder = TransactionBuilder(card: card, shownPaths: paths)
    var transactions: [Transaction] = []
    transactions.reserveCapacity(result.clusters.count)
    var pool = TransactionTextPool()
    builder.forEach(of: result) { cluster, undecided in
      var transaction = undecided
      decider.decide(&transaction, edits: edits[cluster].map(history.edits.effect))
      pool.share(&transaction)
      transactions.append(transaction)
    }
    return CardEvaluation(
      card: card, result: result, transactions: transactions, aliases: Self.aliases(result),
      edits: edits, state: state)
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
  static func aliases(_ result: IdentityResult) -> [TransactionAlias] {
    guard result.statements.count > 1 else { return [] }
    var taken = Set(result.shownIDs)
    var aliases: [TransactionAlias] = []
    for (index, cluster) in result.clusters.enumerated()
    where cluster.members.count > 1 && !cluster.isDeleted {
      for member in cluster.members.dropFirst() {
        let id = result.rowIDs[member.reference.statement][member.reference.row]
        if taken.insert(id).inserted {
          aliases.append(TransactionAlias(id, of: result.shownIDs[index]))
        }
      }
    }
    return aliases
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
      guard
        let first = cluster.members.min(by: {
          (orders[$0.reference.statement], $0.reference.statement)
            < (orders[$1.reference.statement], $1.reference.statement)
        })
      else { continue }
      // What a statement brings and deletes at once was never there.
      let isVoid =
        cluster.isDeleted
        && cluster.members.allSatisfy {
          orders[$0.reference.statement] == orders[first.reference.statement]
        }
      for member in cluster.members {
        let statement = member.reference.statement
        let isFirst = member.reference == first.reference
        if isVoid || (member.evidence == .correction && (!isFirst || cluster.isDeleted)) {
          perStatement[statement].corrected += 1
        } else if isFirst {
          perStatement[statement].new += 1
        } else if member.evidence == .settles {
          perStatement[statement].settled += 1
        } else {
          perStatement[statement].known += 1
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
