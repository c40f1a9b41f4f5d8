import StatementModel

/// What one transaction adds to the sums of its group.
struct SumEntry: Sendable {
  let amount: Money
  let role: SpendingRole
  let status: Transaction.Status
}

/// Tells of each transaction what it adds to sums.
protocol SumSource: Sendable {
  /// - Parameter index: the transaction's place in its table.
  func entry(at index: Int) -> SumEntry

  /// Has the memory brought near that a transaction's entry is made from.
  func bringNear(_ index: Int)
}

/// What transactions add to sums, one behind the other.
///
/// Those of a group may lie anywhere in a table, and half a cache line is near sooner than one and a
/// half.
struct SumColumn: SumSource {
  /// By the transactions' places in the table; of those that were not asked for, nothing that
  /// counts.
  private let entries: [SumEntry]
  /// Of all that were asked for and are posted, each once.
  let totals: CurrencyTotals
  /// Of those that are pending.
  let pending: CurrencyTotals

  /// - Parameter indices: the places of the transactions that are asked for, in ascending order.
  init(_ table: TransactionTable, _ indices: [Int], _ judge: SpendingJudge) {
    var entries: [SumEntry] = []
    var posted = RunningTotals()
    var pending = CurrencyTotals()
    let numbers = table.numbers.span
    entries.append(addingCapacity: table.count) { out in
      for index in indices {
        while out.count < index { out.append(Self.nothing) }
        let own = numbers[index]
        let entry = SumEntry(
          amount: own.amount, role: judge.role(of: own, at: index), status: own.status)
        switch entry.status {
        case .posted: posted.add(entry.amount, as: entry.role)
        case .pending: pending.add(entry.amount, as: entry.role)
        case .withdrawn, .deleted: break
        }
        out.append(entry)
      }
    }
    pending.sortByCode()
    self.entries = entries
    self.pending = pending
    totals = posted.totals
  }

  private static let nothing = SumEntry(
    amount: Money(.zero, Currency(packedCode: 0)), role: .gone, status: .deleted)

  @inline(__always)
  func entry(at index: Int) -> SumEntry { entries[index] }

  @inline(__always)
  func bringNear(_ index: Int) { Nearness.bring(entries, index) }

  /// The currencies of what is posted, the most used first.
  var currencies: [Currency] { CurrencyOrder(CollectionOfOne(totals)).currencies }
}

/// The same of a table whose roles are known already.
struct RoleSums: SumSource {
  let table: TransactionTable
  /// By the transactions' places.
  let roles: [SpendingRole]

  func entry(at index: Int) -> SumEntry {
    let numbers = table.numbers[index]
    return SumEntry(amount: numbers.amount, role: roles[index], status: numbers.status)
  }

  func bringNear(_ index: Int) { Nearness.bring(table.numbers, index) }
}
