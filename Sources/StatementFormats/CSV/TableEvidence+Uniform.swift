import StatementModel

/// Evidence that no further row of the same kind can turn.
extension TableEvidence {
  /// Whether the rows decide the settings so that they decide the same for all rows of which each
  /// is among rows that do: one order reads all dates of a column and no other does; no amount
  /// speaks against the one decimal mark, and one proves it; all records have as many fields.
  ///
  /// Of two tables that are so under the same settings, any choice of rows decides nothing else, as
  /// long as one of both is in it whole.
  func isUniform(_ settings: RowExtraction.Settings) -> Bool {
    guard settings.years.isEmpty, fieldCounts.count == 1 else { return false }
    for (column, found) in dates {
      guard found.yearless == 0 else { return false }
      guard let order = settings.orders[column] else {
        guard found.total == 0 else { return false }
        continue
      }
      for other in DateOrder.allCases {
        let isRead = found.valid[other.rawValue] == found.total
        guard isRead == (other == order) else { return false }
      }
    }
    guard let mark = settings.marks.values.first, settings.marks.values.allSatisfy({ $0 == mark })
    else { return false }
    let decimals = self.decimals.values
    let isPoint = mark == 0x2E
    return decimals.allSatisfy { (isPoint ? $0.comma : $0.point) == 0 }
      && decimals.contains { (isPoint ? $0.point : $0.comma) > 0 }
  }
}
