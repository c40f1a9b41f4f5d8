import StatementModel

/// Rows that show two clusters to be one.
///
/// Another source may tell of a posting first, under an amount that does not settle the pending row:
/// with a tip, of a fuel hold. Then a pending row waits on the one side, a posted one stands on the
/// other, and the bank's own posted row belongs to both: by its id, and across formats or by its
/// content.
extension Clustering {
  /// Binds clusters that rows of the statement at hand have just settled to those of other sources.
  mutating func bindSettled() {
    guard hasSeveralSources else { return }
    let settled = placed.filter { row, cluster in
      clusters.last(of: cluster) == row && clusters.evidence[row] == .settles
    }
    guard !settled.isEmpty else { return }
    for pair in pairsAcrossFormats(settled.keys.sorted()) {
      guard let cluster = settled[pair.row], mayBeBound(cluster, pair.cluster) else { continue }
      bind(pair.row, of: cluster, to: clusters.first(of: pair.cluster), of: pair.cluster)
      bound[pair.cluster, default: []].insert(rows.source(of: pair.row))
      for row in clusters.rows(of: pair.cluster) {
        bound[cluster, default: []].insert(rows.source(of: row))
      }
    }
  }

  /// Whether two clusters have no rows of one statement, which would be two events.
  func mayBeOne(_ one: Int, _ other: Int) -> Bool {
    let statements = Set(clusters.rows(of: one).map { rows[$0].statement })
    return one != other
      && !clusters.anyRow(of: other) { statements.contains(rows[$0].statement) }
  }

  /// The same of two clusters with all that is bound to either: an id that several pending rows of
  /// one statement bear binds one of them.
  func mayBeBound(_ one: Int, _ other: Int) -> Bool {
    let others = [other] + companions[other, default: []]
    return ([one] + companions[one, default: []]).allSatisfy { member in
      others.allSatisfy { mayBeOne(member, $0) }
    }
  }

  mutating func bind(_ row: Int, of cluster: Int, to other: Int, of otherCluster: Int) {
    bindings.append((row, other))
    companions[cluster, default: []].append(otherCluster)
    companions[otherCluster, default: []].append(cluster)
  }

  /// Makes one cluster of each pair that was bound, unless they have come to hold rows of one
  /// statement since.
  mutating func applyBindings() { unite(bindings, by: .settles, keepsStatementsApart: true) }

  /// Joins the clusters of pairs of rows, in canonical order.
  mutating func unite(
    _ pairs: [(Int, Int)], by evidence: RowEvidence, keepsStatementsApart: Bool = false
  ) {
    guard !pairs.isEmpty else { return }
    var holders = clusters.holders
    var isGone = [Bool](repeating: false, count: clusters.count)
    for (first, second) in pairs {
      let (left, right) = (Int(holders[first]), Int(holders[second]))
      if left == right || keepsStatementsApart && !mayBeOne(left, right) { continue }
      let (into, from) = (min(left, right), max(left, right))
      for row in clusters.rows(of: from) { holders[row] = Int32(into) }
      clusters.merge(from, into: into, by: evidence)
      isGone[from] = true
    }
    removeClusters(where: isGone)
  }
}
