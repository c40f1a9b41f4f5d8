import Identity
import StatementModel

extension PeriodList {
  /// Refuses a name that neither the book knows nor any of its transactions has.
  ///
  /// - Parameter transactions: Asked for where the book does not know a name.
  package func require(_ names: [String], or transactions: () throws -> TransactionTable) throws {
    for name in names where assignedPeriod(name) == nil {
      let folded = TextFolding.fold(name)
      let table = try transactions()
      let given = Set(table.indices.compactMap { table.details(at: $0)?.period })
      guard !given.contains(where: { TextFolding.fold($0) == folded }) else { continue }
      throw SelectionFact.unknownPeriod(
        name, known: all.map(\.name) + given.subtracting(all.map(\.name)).sorted())
    }
  }
}
