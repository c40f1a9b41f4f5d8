import BookIndex
import StatementFormats
import StatementModel

/// Statements that were just read from files, held in one place: when their rows are packed for the
/// index they are let go, so that a large file does not lie in memory three times over.
final class ReadStatements: ExpressibleByDictionaryLiteral {
  private var statements: [StatementKey: Statement]

  init(_ statements: [StatementKey: Statement]) { self.statements = statements }

  /// What an index of the version before has of live statements, as they were read.
  convenience init(_ former: FormerIndex?, _ history: History) {
    self.init([:])
    for (statement, rows) in former?.statements ?? []
    where history.statements[statement.key]?.readingID == statement.importID {
      statements[statement.key] = statement.statement(rows: rows)
    }
  }

  convenience init(dictionaryLiteral elements: (StatementKey, Statement)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { first, _ in first }))
  }

  subscript(key: StatementKey) -> Statement? {
    get { statements[key] }
    set { statements[key] = newValue }
  }

  func removeAll() { statements = [:] }
}

/// Where the rows of live statements come from: from a file just read, else from the index.
struct StatementSource {
  var index: BookIndex?
  /// Statements read in this run that the index does not have yet.
  var read: ReadStatements = [:]

  func rows(of key: StatementKey) throws(BookError) -> StatementColumns {
    try rows(of: [key])[0]
  }

  /// The rows of statements, in their order.
  func rows(of keys: [StatementKey]) throws(BookError) -> [StatementColumns] {
    let others = keys.filter { read[$0] == nil }
    var kept: [StatementKey: StatementColumns] = [:]
    if let index, !others.isEmpty {
      let found = try Book.wrap { () throws(IndexError) in try index.rows(of: others) }
      for (key, rows) in zip(others, found) { kept[key] = rows }
    }
    return keys.map { read[$0]?.rows ?? kept[$0] ?? [] }
  }
}
