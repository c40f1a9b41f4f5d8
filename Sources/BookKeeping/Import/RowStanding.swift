import Identity

/// What a row was when its statement was imported.
enum RowStanding {
  case new, known, settled, corrected

  /// - Parameters:
  ///   - first: The row by which the transaction came into the book.
  ///   - isVoid: Whether the import that brought the transaction takes it back at once.
  init(_ row: Int, of cluster: Int, in result: CardClusters, first: Int, isVoid: Bool) {
    let isFirst = row == first
    let isCorrection = result.evidence[row] == .correction
    if isVoid || (isCorrection && (!isFirst || result.clusters[cluster].isDeleted)) {
      self = .corrected
    } else if isFirst {
      self = .new
    } else {
      self = result.evidence[row] == .settles ? .settled : .known
    }
  }

  /// The row by which a transaction came into the book, by the imports' order; and whether what its
  /// statement brought was deleted in the same breath.
  ///
  /// - Parameter orders: By statement: which import brought it.
  static func beginning(
    of cluster: Int, in result: CardClusters, orders: [Int]
  ) -> (first: Int, isVoid: Bool) {
    func order(_ row: Int) -> Int { orders[result.rows.statement(of: row)] }
    var first = result.firstRow(of: cluster)
    guard result.clusters[cluster].count > 1 || result.clusters[cluster].isDeleted else {
      return (first, false)
    }
    let rows = result.rows(of: cluster).lazy.map { Int($0) }
    for row in rows {
      let places = (result.rows.statement(of: row), result.rows.statement(of: first))
      if (order(row), places.0) < (order(first), places.1) { first = row }
    }
    let isVoid =
      result.clusters[cluster].isDeleted && rows.allSatisfy { order($0) == order(first) }
    return (first, isVoid)
  }
}
