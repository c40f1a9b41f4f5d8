import StatementModel

/// What was found of a card, as columns beside its rows: enough to have its clusters again without
/// judging anything.
package struct KeptClusters: Sendable {
  /// By cluster: how many rows it has, twice shifted, and what was made of it in the lowest bits.
  package var sizes: [UInt32] = []
  /// The rows of all clusters, one cluster after the other.
  package var members: [Int32] = []
  /// By row: the place of its evidence among all cases.
  package var evidence: [UInt8] = []
  /// Of each possible duplicate its two clusters, how many rows are in question, and these.
  package var duplicates: [Int32] = []

  package init(
    sizes: [UInt32], members: [Int32], evidence: [UInt8], duplicates: [Int32]
  ) {
    self.sizes = sizes
    self.members = members
    self.evidence = evidence
    self.duplicates = duplicates
  }

  fileprivate static let deleted: UInt32 = 1
  fileprivate static let withdrawn: UInt32 = 2
}

extension KeptClusters {
  package init(_ found: CardClusters) {
    sizes = found.clusters.map { cluster in
      UInt32(cluster.count) << 2 | (cluster.isDeleted ? Self.deleted : 0)
        | (cluster.isWithdrawn ? Self.withdrawn : 0)
    }
    members = found.clusters.indices.flatMap { found.rows(of: $0) }
    evidence = found.evidence.map(\.code)
    duplicates = found.possibleDuplicates.flatMap { pair in
      [Int32(pair.first), Int32(pair.second), Int32(pair.rows.count)] + pair.rows.map { Int32($0) }
    }
  }

  /// Nothing where it is none of a card with so many rows.
  fileprivate func clusters(ofRows count: Int) -> [RowCluster]? {
    var clusters: [RowCluster] = []
    clusters.reserveCapacity(sizes.count)
    var start = 0
    for size in sizes {
      let end = start + Int(size >> 2)
      guard end > start, end <= members.count else { return nil }
      clusters.append(
        RowCluster(
          members: start..<end, isDeleted: size & Self.deleted != 0,
          isWithdrawn: size & Self.withdrawn != 0))
      start = end
    }
    guard start == members.count, members.allSatisfy({ (0..<Int32(count)).contains($0) }) else {
      return nil
    }
    return clusters
  }

  /// Nothing where they name what is not there.
  fileprivate func pairs(ofRows count: Int) -> [PossibleDuplicate]? {
    var pairs: [PossibleDuplicate] = []
    var rest = duplicates[...]
    while !rest.isEmpty {
      guard rest.count >= 3 else { return nil }
      let head = rest.prefix(3).map { Int($0) }
      let rows = rest.dropFirst(3).prefix(max(0, head[2])).map { Int($0) }
      guard rows.count == head[2], rows.allSatisfy((0..<count).contains),
        head[..<2].allSatisfy(sizes.indices.contains)
      else { return nil }
      pairs.append(PossibleDuplicate(first: head[0], second: head[1], rows: rows))
      rest = rest.dropFirst(3 + rows.count)
    }
    return pairs
  }
}

extension CardClusters {
  /// What was found of these very statements; nothing where it can't be.
  ///
  /// - Parameter statements: Those that it was found of, in any order.
  package init?(_ statements: [LiveStatement], kept: KeptClusters) {
    let rows = CardRows(statements)
    let evidence = kept.evidence.compactMap { RowEvidence(code: $0) }
    guard evidence.count == rows.count, let clusters = kept.clusters(ofRows: rows.count),
      let pairs = kept.pairs(ofRows: rows.count)
    else { return nil }
    self.init(
      rows: rows, clusters: clusters, members: kept.members, evidence: evidence,
      possibleDuplicates: pairs)
  }
}

extension RowEvidence {
  fileprivate var code: UInt8 {
    switch self {
    case .first: 0
    case .nativeID: 1
    case .content: 2
    case .settles: 3
    case .correction: 4
    case .acrossFormats: 5
    case .person: 6
    }
  }

  fileprivate init?(code: UInt8) {
    let all: [RowEvidence] = [
      .first, .nativeID, .content, .settles, .correction, .acrossFormats, .person,
    ]
    guard code < all.count else { return nil }
    self = all[Int(code)]
  }
}
