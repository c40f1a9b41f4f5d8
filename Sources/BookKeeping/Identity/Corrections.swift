import StatementModel

/// What a source itself says of its earlier rows: corrections (OFX 11.4.3).
///
/// A correction is taken in like any other row first, so that each of its downloads meets the
/// others; then its cluster is put behind the one that holds the row it names. Which statement
/// stands first in canonical order therefore does not matter, nor whether both rows stand in one.
extension Clustering {
  /// A native id together with the source that gave it.
  private struct SourceID: Hashable {
    var source: String
    var id: String
  }

  /// The clusters in which rows of one native id stand.
  private struct Bearers {
    /// In order, each once, with the amounts and texts of its rows of that id.
    var clusters: [Int: [RowReference]] = [:]
    /// More clusters than this share no id by intent.
    var areTooMany: Bool { clusters.count > 64 }
  }

  /// Begins a cluster for a deletion, which is no transaction whatever it names.
  ///
  /// It is not made findable: no row of the same content is the same event.
  mutating func takeDeletion(_ row: Int, of index: Int) -> Bool {
    let value = statements[index].rows[row]
    guard value.isCorrection, value.details.correction?.action == .delete else { return false }
    let reference = RowReference(statement: index, row: row)
    clusters.append(
      RowCluster(members: [.init(reference: reference, evidence: .correction)], isDeleted: true))
    return true
  }

  /// Joins the cluster of each correction to that of the row it names.
  mutating func applyCorrections() {
    let corrections = corrections
    guard !corrections.isEmpty else { return }
    var bearers: [SourceID: Bearers] = [:]
    for (reference, correction) in corrections {
      let source = statements[reference.statement].source
      bearers[SourceID(source: source, id: correction.nativeID)] = Bearers()
    }
    var holders: [RowReference: Int] = [:]
    for (index, cluster) in clusters.enumerated() {
      for member in cluster.members {
        holders[member.reference] = index
        guard !cluster.isDeleted, let id = row(member.reference).nativeID else { continue }
        let source = statements[member.reference.statement].source
        bearers[SourceID(source: source, id: id)]?.clusters[index, default: []]
          .append(member.reference)
      }
    }
    var links: [CorrectionChains.Link] = []
    var known: (statement: Int, corrections: StatementCorrections)?
    for (reference, correction) in corrections {
      guard let holder = holders[reference] else { continue }
      let index = reference.statement
      if known?.statement != index {
        known = (index, StatementCorrections(statements[index].rows))
      }
      let id = SourceID(source: statements[index].source, id: correction.nativeID)
      let named: [Int] =
        switch known?.corrections.targets[reference.row] {
        case .row(let target):
          holders[RowReference(statement: index, row: target)].map { [$0] } ?? []
        case .elsewhere?: clusters(reference, correction, holder: holder, among: bearers[id])
        case .ambiguous?, nil: []
        }
      for cluster in named where cluster != holder {
        links.append(.init(correcting: holder, corrected: cluster))
      }
    }
    join(CorrectionChains.chains(links))
  }

  /// All corrections in canonical order.
  private var corrections: [(RowReference, RowCorrection)] {
    guard namesOthers else { return [] }
    var found: [(RowReference, RowCorrection)] = []
    for (index, statement) in statements.enumerated() {
      for row in statement.rows.indices where keys.marks[index][row].contains(.correction) {
        guard let correction = statement.rows[row].details.correction else { continue }
        found.append((RowReference(statement: index, row: row), correction))
      }
    }
    return found
  }

  /// The clusters that a correction means whose row stands in another statement.
  private func clusters(
    _ reference: RowReference, _ correction: RowCorrection, holder: Int, among bearers: Bearers?
  ) -> [Int] {
    guard let bearers, !bearers.areTooMany else { return [] }
    let own = row(reference)
    if own.nativeID == correction.nativeID {
      // What is taken back by its own id stays so, whatever replaced it, and in whatever order.
      if correction.action == .delete {
        return bearers.clusters.keys.filter { $0 != holder }.sorted()
      }
      return versions(before: reference, holder: holder, among: bearers)
    }
    // What already shares a cluster with the row it names has nothing left to join.
    guard bearers.clusters[holder] == nil else { return [] }
    var meant = bearers.clusters.keys.sorted()
    func hasAmount(_ cluster: Int) -> Bool {
      bearers.clusters[cluster, default: []].contains { row($0).amount == own.amount }
    }
    if meant.count > 1 { meant = meant.filter(hasAmount) }
    guard meant.count == 1 else { return [] }
    // Ids that are counted anew in each file name nothing in another; then the rows must agree.
    let isTrusted =
      proof.trusts(statements[reference.statement].source) || hasAmount(meant[0])
      || bearers.clusters[meant[0], default: []].contains {
        Similarity.similar(row($0).description, own.description)
      }
    return isTrusted ? meant : []
  }

  /// What came before a row that bears the id it names: every row without a correction, and the
  /// nearest earlier one with it.
  private func versions(
    before reference: RowReference, holder: Int, among bearers: Bearers
  ) -> [Int] {
    var found: [Int] = []
    var nearest: (place: RowReference, cluster: Int)?
    for (cluster, places) in bearers.clusters.sorted(by: { $0.key < $1.key })
    where cluster != holder {
      let corrections = places.filter { row($0).isCorrection }
      if corrections.count < places.count { found.append(cluster) }
      for place in corrections where place.isCanonicallyBefore(reference) {
        if nearest?.place.isCanonicallyBefore(place) ?? true { nearest = (place, cluster) }
      }
    }
    if let nearest, !found.contains(nearest.cluster) { found.append(nearest.cluster) }
    return found
  }

  /// Makes one cluster of each chain: it begins as the first one does and shows what the last says.
  private mutating func join(_ chains: [[Int]]) {
    guard !chains.isEmpty else { return }
    var isJoined = [Bool](repeating: false, count: clusters.count)
    for chain in chains {
      guard let first = chain.first, let last = chain.last else { continue }
      for index in chain.dropFirst() {
        isJoined[index] = true
        var members = clusters[index].members
        members[0].evidence = .correction
        clusters[first].members += members
      }
      clusters[first].isDeleted = clusters[last].isDeleted
    }
    removeClusters(where: isJoined)
  }
}
