import StatementModel

/// Rows that show two clusters to be one.
///
/// Another source may tell of a posting first, under an amount that does not settle the pending row:
/// with a tip, of a fuel hold. Then a pending row waits on the one side, a posted one stands on the
/// other, and the bank's own posted row belongs to both: by its id, and across formats or by its
/// content.
extension Clustering {
  /// Binds clusters that rows of a statement have just settled to those of other sources.
  mutating func bindSettled(of index: Int) {
    guard hasSeveralSources else { return }
    let settled = placed.filter { row, cluster in
      clusters[cluster].members.last.map {
        $0.reference == RowReference(statement: index, row: row) && $0.evidence == .settles
      } ?? false
    }
    guard !settled.isEmpty else { return }
    for pair in pairsAcrossFormats(settled.keys.sorted(), of: index) {
      guard let cluster = settled[pair.row], mayBeBound(cluster, pair.cluster) else { continue }
      let row = RowReference(statement: index, row: pair.row)
      bind(row, of: cluster, to: clusters[pair.cluster].members[0].reference, of: pair.cluster)
      bound[pair.cluster, default: []].insert(statements[index].source)
      for member in clusters[pair.cluster].members {
        bound[cluster, default: []].insert(statements[member.reference.statement].source)
      }
    }
  }

  /// Whether two clusters have no rows of one statement, which would be two events.
  func mayBeOne(_ one: Int, _ other: Int) -> Bool {
    let statements = Set(clusters[one].members.map(\.reference.statement))
    return one != other
      && !clusters[other].members.contains { statements.contains($0.reference.statement) }
  }

  /// The same of two clusters with all that is bound to either: an id that several pending rows of
  /// one statement bear binds one of them.
  func mayBeBound(_ one: Int, _ other: Int) -> Bool {
    let others = [other] + companions[other, default: []]
    return ([one] + companions[one, default: []]).allSatisfy { member in
      others.allSatisfy { mayBeOne(member, $0) }
    }
  }

  mutating func bind(
    _ row: RowReference, of cluster: Int, to other: RowReference, of otherCluster: Int
  ) {
    bindings.append((row, other))
    companions[cluster, default: []].append(otherCluster)
    companions[otherCluster, default: []].append(cluster)
  }

  /// Makes one cluster of each pair that was bound, unless they have come to hold rows of one
  /// statement since.
  mutating func applyBindings() { unite(bindings, by: .settles, keepsStatementsApart: true) }

  /// Joins the clusters of pairs of rows, in canonical order.
  mutating func unite(
    _ pairs: [(RowReference, RowReference)], by evidence: RowEvidence,
    keepsStatementsApart: Bool = false
  ) {
    guard !pairs.isEmpty else { return }
    var holders: [RowReference: Int] = [:]
    for (index, cluster) in clusters.enumerated() {
      for member in cluster.members { holders[member.reference] = index }
    }
    var isGone = [Bool](repeating: false, count: clusters.count)
    for (first, second) in pairs {
      guard let left = holders[first], let right = holders[second], left != right else { continue }
      if keepsStatementsApart, !mayBeOne(left, right) { continue }
      let (into, from) = (min(left, right), max(left, right))
      var members = clusters[into].members
      members += clusters[from].members.map { .init(reference: $0.reference, evidence: evidence) }
      members.sort {
        ($0.reference.statement, $0.reference.row) < ($1.reference.statement, $1.reference.row)
      }
      for member in clusters[from].members { holders[member.reference] = into }
      clusters[into].members = members
      clusters[into].isDeleted = clusters[into].isDeleted || clusters[from].isDeleted
      isGone[from] = true
    }
    removeClusters(where: isGone)
  }
}
