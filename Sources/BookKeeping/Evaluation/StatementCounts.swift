import Identity

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
    _ result: CardClusters, order: (LiveStatement) -> Int
  ) -> [RowCountKey: StatementCounts] {
    let orders = result.rows.statements.map(order)
    var all = [StatementCounts](repeating: StatementCounts(), count: orders.count)
    for cluster in result.clusters.indices {
      let (first, isVoid) = RowStanding.beginning(of: cluster, in: result, orders: orders)
      for row in result.rows(of: cluster).lazy.map({ Int($0) }) {
        let statement = result.rows.statement(of: row)
        switch RowStanding(row, of: cluster, in: result, first: first, isVoid: isVoid) {
        case .new: all[statement].new += 1
        case .known: all[statement].known += 1
        case .settled: all[statement].settled += 1
        case .corrected: all[statement].corrected += 1
        }
      }
    }
    return Dictionary(
      zip(result.rows.statements.map { RowCountKey($0) }, all), uniquingKeysWith: { one, _ in one })
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
