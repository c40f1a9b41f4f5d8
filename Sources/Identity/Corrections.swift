import StatementModel

/// What a source itself says of its earlier rows: corrections (OFX 11.4.3).
///
/// A correction is taken in like any other row first, so that each of its downloads meets the
/// others; then its cluster is put behind the one that holds the row it names. Which statement
/// stands first in canonical order therefore does not matter, nor whether both rows stand in one.
extension Clustering {
  /// A native id together with the number of the source that gave it.
  private struct SourceID: Hashable {
    var source: Int32
    var id: String
  }

  /// The clusters in which rows of one native id stand.
  private struct Bearers {
    /// Each once, with its rows of that id in order.
    var clusters: [Int: [Int]] = [:]
    /// More clusters than this share no id by intent.
    var areTooMany: Bool { clusters.count > 64 }
  }

  /// Begins a cluster for a deletion, which is no transaction whatever it names.
  ///
  /// It is not made findable: no row of the same content is the same event.
  mutating func takeDeletion(_ row: Int) -> Bool {
    guard rows[row].marks.contains(.correction),
      rows.details(of: row)?.correction?.action == .delete
    else { return false }
    _ = clusters.begin(with: row, by: .correction, isDeleted: true)
    return true
  }

  /// Joins the cluster of each correction to that of the row it names.
  mutating func applyCorrections() {
    let corrections = corrections
    guard !corrections.isEmpty else { return }
    var bearers: [SourceID: Bearers] = [:]
    for (row, correction) in corrections {
      bearers[SourceID(source: rows.source(of: row), id: correction.nativeID)] = Bearers()
    }
    let holders = clusters.holders
    for cluster in clusters.indices where !clusters.isDeleted(cluster) {
      for row in clusters.rows(of: cluster) {
        guard let id = rows.nativeID(of: row) else { continue }
        bearers[SourceID(source: rows.source(of: row), id: id)]?.clusters[cluster, default: []]
          .append(row)
      }
    }
    var links: [CorrectionChains.Link] = []
    var known: (statement: Int, corrections: StatementCorrections)?
    for (row, correction) in corrections {
      let holder = Int(holders[row])
      let index = rows.statement(of: row)
      if known?.statement != index {
        known = (index, StatementCorrections(rows.statements[index].rows))
      }
      let id = SourceID(source: rows.source(of: row), id: correction.nativeID)
      let named: [Int] =
        switch known?.corrections.targets[rows.place(of: row)] {
        case .row(let target): [Int(holders[rows.ranges[index].lowerBound + target])]
        case .elsewhere?: named(by: row, correction, holder: holder, among: bearers[id])
        case .ambiguous?, nil: []
        }
      for cluster in named where cluster != holder {
        links.append(.init(correcting: holder, corrected: cluster))
      }
    }
    join(CorrectionChains.chains(links))
  }

  /// All corrections in canonical order.
  private var corrections: [(row: Int, correction: RowCorrection)] {
    guard rows.nameOthers else { return [] }
    return (0..<rows.count).compactMap { row in
      guard rows[row].marks.contains(.correction) else { return nil }
      return rows.details(of: row)?.correction.map { (row, $0) }
    }
  }

  /// The clusters that a correction means whose row stands in another statement.
  private func named(
    by own: Int, _ correction: RowCorrection, holder: Int, among bearers: Bearers?
  ) -> [Int] {
    guard let bearers, !bearers.areTooMany else { return [] }
    if rows.nativeID(of: own) == correction.nativeID {
      // What is taken back by its own id stays so, whatever replaced it, and in whatever order.
      if correction.action == .delete {
        return bearers.clusters.keys.filter { $0 != holder }.sorted()
      }
      return versions(before: own, holder: holder, among: bearers)
    }
    // What already shares a cluster with the row it names has nothing left to join.
    guard bearers.clusters[holder] == nil else { return [] }
    var meant = bearers.clusters.keys.sorted()
    func hasAmount(_ cluster: Int) -> Bool {
      bearers.clusters[cluster, default: []].contains { rows[$0].amount == rows[own].amount }
    }
    if meant.count > 1 { meant = meant.filter(hasAmount) }
    guard meant.count == 1 else { return [] }
    // Ids that are counted anew in each file name nothing in another; then the rows must agree.
    let isTrusted =
      proof.trusts(rows.statements[rows.statement(of: own)].source) || hasAmount(meant[0])
      || bearers.clusters[meant[0], default: []].contains {
        texts.areSimilar(rows[$0].text, rows[own].text)
      }
    return isTrusted ? meant : []
  }

  /// What came before a row that bears the id it names: every row without a correction, and the
  /// nearest earlier one with it.
  private func versions(before own: Int, holder: Int, among bearers: Bearers) -> [Int] {
    var found: [Int] = []
    var nearest: (row: Int, cluster: Int)?
    for (cluster, bearing) in bearers.clusters.sorted(by: { $0.key < $1.key })
    where cluster != holder {
      let corrections = bearing.filter { rows[$0].marks.contains(.correction) }
      if corrections.count < bearing.count { found.append(cluster) }
      for row in corrections where row < own && nearest?.row ?? -1 < row {
        nearest = (row, cluster)
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
      let isDeleted = clusters.isDeleted(last)
      for cluster in chain.dropFirst() {
        isJoined[cluster] = true
        clusters.append(cluster, to: first, by: .correction)
      }
      clusters.setDeleted(first, isDeleted)
    }
    removeClusters(where: isJoined)
  }
}
