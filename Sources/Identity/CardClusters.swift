import StatementModel

/// What identity makes of a card's statements: which rows are the same event.
///
/// The pure function the book stands on. Statements are judged in one canonical order, and within a
/// statement in the order: the source's own word, native id, content, settlement of pending rows,
/// other formats. Import order, clocks and machines take no part, so they cannot matter.
package struct CardClusters: Sendable {
  /// All rows of the card; a row is known by its number in it.
  package let rows: CardRows
  package let clusters: [RowCluster]
  /// Cluster by cluster, in each as the rows joined it.
  private let members: [Int32]
  /// By row: why it is in its cluster.
  package let evidence: [RowEvidence]
  /// By cluster: the id that its transaction is shown by.
  package let shownIDs: [TransactionID]
  /// Pairs of clusters of which a person should say whether they are one event.
  package let possibleDuplicates: [PossibleDuplicate]
  /// By statement: its rank by age, the oldest first.
  package let ages: [Int32]

  /// Finds which rows are the same event.
  ///
  /// - Parameter decisions: A person's words on rows, in the journal's order.
  package static func evaluate(
    _ statements: [LiveStatement], decisions: [DuplicateDecision] = []
  ) -> CardClusters {
    let rows = CardRows(statements)
    var keys = RowKeys(rows)
    let dates = PurchaseDates(rows, keys: &keys)
    let texts = TextSimilarity(keys.folded)
    let proof = IDProof(rows, keys: keys, texts: texts)
    var clustering = Clustering(rows: rows, keys: keys, dates: dates, texts: texts, proof: proof)
    clustering.resolve(decisions)
    for index in rows.statements.indices { clustering.take(statement: index) }
    clustering.applyBindings()
    clustering.applyCorrections()
    clustering.applyMerges()
    clustering.withdrawUnsettled()
    return CardClusters(clustering)
  }

  init(
    rows: CardRows, clusters: [RowCluster], members: [Int32], evidence: [RowEvidence],
    possibleDuplicates: [PossibleDuplicate]
  ) {
    self.rows = rows
    self.clusters = clusters
    self.members = members
    self.evidence = evidence
    self.possibleDuplicates = possibleDuplicates
    ages = StatementAges.of(rows.statements)
    shownIDs = Self.shownIDs(clusters.map { rows.ids[Int(members[$0.members.lowerBound])] })
  }

  private init(_ found: Clustering) {
    var clusters: [RowCluster] = []
    var members: [Int32] = []
    clusters.reserveCapacity(found.clusters.count)
    members.reserveCapacity(found.rows.count)
    for (place, cluster) in found.clusters.all.enumerated() {
      let start = members.count
      var row: Int? = found.clusters.first(of: place)
      while let own = row {
        members.append(Int32(own))
        row = found.clusters.following(own)
      }
      clusters.append(
        RowCluster(
          members: start..<members.count, isDeleted: cluster.isDeleted,
          isWithdrawn: cluster.isWithdrawn))
    }
    self.init(
      rows: found.rows, clusters: clusters, members: members,
      evidence: found.clusters.evidence,
      possibleDuplicates: PossibleDuplicates(found).find())
  }

  /// The rows of a cluster as they joined it: in canonical order, corrections behind what they
  /// correct.
  package func rows(of cluster: Int) -> ArraySlice<Int32> { members[clusters[cluster].members] }

  package func firstRow(of cluster: Int) -> Int {
    Int(members[clusters[cluster].members.lowerBound])
  }

  /// Each cluster's shown id: that of its canonically first row; a second cluster whose first row
  /// has the same id, which only sources with broken ids bring about, gets a variant of it.
  private static func shownIDs(_ ids: [TransactionID]) -> [TransactionID] {
    var seen = KeyTable<TransactionID>(expecting: ids.count)
    let areApart = ids.allSatisfy { seen.number(of: $0).isNew }
    if areApart { return ids }
    var taken = Set<TransactionID>()
    return ids.map { id in
      var candidate = id
      var number = 0
      while !taken.insert(candidate).inserted {
        number += 1
        // Salted apart from the numbering of equal rows, whose numbers are small.
        candidate = RowIDs.variant(of: id, number: -number)
      }
      return candidate
    }
  }
}

/// The rows found to be one event.
package struct RowCluster: Sendable {
  /// Where its rows stand among those of all clusters.
  let members: Range<Int>
  /// The source has taken the transaction back (OFX CORRECTACTION DELETE).
  package let isDeleted: Bool
  package let isWithdrawn: Bool

  package var count: Int { members.count }
}
