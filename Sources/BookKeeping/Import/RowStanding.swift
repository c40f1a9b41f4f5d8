/// What a row was when its statement was imported.
enum RowStanding {
  case new, known, settled, corrected

  /// - Parameters:
  ///   - first: The row by which the transaction came into the book.
  ///   - isVoid: Whether the import that brought the transaction takes it back at once.
  init(
    _ member: RowCluster.Member, of cluster: RowCluster, first: RowReference, isVoid: Bool
  ) {
    let isFirst = member.reference == first
    if isVoid || (member.evidence == .correction && (!isFirst || cluster.isDeleted)) {
      self = .corrected
    } else if isFirst {
      self = .new
    } else {
      self = member.evidence == .settles ? .settled : .known
    }
  }

  /// The row by which a transaction came into the book, by the imports' order; and whether what its
  /// statement brought was deleted in the same breath.
  static func beginning(
    of cluster: RowCluster, orders: [Int]
  ) -> (first: RowReference, isVoid: Bool)? {
    guard
      let first = cluster.members.min(by: {
        (orders[$0.reference.statement], $0.reference.statement)
          < (orders[$1.reference.statement], $1.reference.statement)
      })?.reference
    else { return nil }
    let isVoid =
      cluster.isDeleted
      && cluster.members.allSatisfy {
        orders[$0.reference.statement] == orders[first.statement]
      }
    return (first, isVoid)
  }
}
