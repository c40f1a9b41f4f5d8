import StatementFormats
import StatementModel

/// Files on their way into the book: read, their cards chosen, nothing written yet.
struct ImportBatch {
  /// One file that is ready.
  struct Ready {
    var place: Int
    var fact: ImportFact
    /// What each statement amounts to, in the order of the file.
    var sums: [StatementSums]
    var chosen: [CardChoice.Chosen]
  }

  var outcome = ImportOutcome()
  private(set) var ready: [Ready] = []
  /// By content hash: the files that are ready.
  private var byHash: [String: [ImportFact]] = [:]
  var read: [StatementKey: Statement] = [:]

  /// The paths of the files that are ready.
  var paths: Set<String> { Set(ready.lazy.map(\.fact.path)) }

  mutating func add(_ file: Ready) {
    ready.append(file)
    byHash[file.fact.hash, default: []].append(file.fact)
  }

  /// The files of a content that are ready.
  func ready(of hash: String) -> [ImportFact] { byHash[hash] ?? [] }
}

/// What the rows of a statement amount to.
struct StatementSums {
  var rows: Int
  var pending = 0
  /// The sum of all rows that count, pending ones apart.
  var totals = MoneyTotals()
  var balance: ImportedStatement.Balance

  /// - Parameter currency: Of rows that name none.
  init(_ statement: Statement, currency: Currency) {
    rows = statement.rows.count
    balance = BalanceProof.prove(statement)
    let void = StatementCorrections(statement.rows).void
    let all = statement.rows
    for place in all.indices where void.isEmpty || !void.contains(place) {
      guard !all.numbers[place].marks.contains(.pending) else {
        pending += 1
        continue
      }
      totals.add(Money(all.amount(of: place), all.currency(of: place) ?? currency))
    }
  }
}
