import StatementModel

/// Rows of one event in files of different formats: a month as OFX and as CSV.
///
/// OFX cuts names, banks word their exports differently, and one gives the day of the purchase where
/// the other gives that of posting. So amount, dates and similar texts decide, in this order: equal
/// dates of one kind, equal key dates where the two sources date alike, a posting date up to five
/// days after a purchase date. Where rows and candidates are not one to one, they are matched in
/// turn if they are equally many; else nothing is joined, and a person is asked.
extension Clustering {
  /// How the dates of two rows agree.
  private enum Agreement: Int, CaseIterable {
    case sameKind, keyDate, window
  }

  /// Joins posted rows to clusters that no row of their own source is in.
  ///
  /// - Returns: The rows that join nothing.
  mutating func takeAcrossFormats(_ open: [Int]) -> [Int] {
    guard hasSeveralSources, !open.isEmpty else { return open }
    let pairs = pairsAcrossFormats(open)
    for pair in pairs { join(pair.row, to: pair.cluster, by: .acrossFormats) }
    let joined = Set(pairs.map(\.row))
    return open.filter { !joined.contains($0) }
  }

  /// Which rows of a statement are of which clusters of other sources.
  func pairsAcrossFormats(_ open: [Int]) -> [(row: Int, cluster: Int)] {
    var found: [(row: Int, cluster: Int)] = []
    // A cluster may have been of another amount before; it takes one row of a statement all the same.
    var taken = Set<Int>()
    var order: [KeyNumber] = []
    var groups: [KeyNumber: [Int]] = [:]
    for row in open where isPosted(row) && byAmount.has(amounts[row]) {
      if groups[amounts[row]] == nil { order.append(amounts[row]) }
      groups[amounts[row], default: []].append(row)
    }
    for amount in order {
      guard let alike = groups[amount] else { continue }
      let clusters = byAmount.all(of: amount).filter {
        mayHold($0, alike[0]) && !taken.contains($0)
      }
      guard !clusters.isEmpty, alike.count <= FormatRule.mostAlike,
        clusters.count <= FormatRule.mostAlike
      else { continue }
      var rest = rows.numberingOrder(alike)
      var free = clusters
      for agreement in Agreement.allCases where !rest.isEmpty && !free.isEmpty {
        let pairs = matches(rest, free, by: agreement)
        found += pairs
        let joined = Set(pairs.map(\.row))
        rest.removeAll { joined.contains($0) }
        taken.formUnion(pairs.map(\.cluster))
        free.removeAll { taken.contains($0) }
      }
    }
    return found
  }

  /// Whether a cluster is posted, and by other sources than a row's alone.
  ///
  /// A pending row of the same source does no harm: another source told of its posting first.
  private func mayHold(_ cluster: Int, _ row: Int) -> Bool {
    let source = rows.source(of: row)
    guard !clusters.isDeleted(cluster), !holds(cluster, statementOf: row),
      bound[cluster]?.contains(source) != true
    else { return false }
    return clusters.anyRow(of: cluster, where: isPosted)
      && clusters.allRows(of: cluster) { !isPosted($0) || rows.source(of: $0) != source }
  }

  /// Pairs of rows and clusters by one kind of agreement.
  ///
  /// What is linked, over however many rows, is matched in turn where rows and clusters are equally
  /// many, or where their days are the very same: then it does not matter which is which.
  private func matches(
    _ own: [Int], _ clusters: [Int], by agreement: Agreement
  ) -> [(row: Int, cluster: Int)] {
    let links = own.map { row in
      clusters.filter { agree(row, $0, by: agreement) && !isRefused(row, $0) }
    }
    if agreement != .window { return inTurn(own, links) }
    var pairs: [(row: Int, cluster: Int)] = []
    for component in FormatComponents(links).all {
      let others = component.clusters.sorted { day(of: $0) < day(of: $1) }
      guard component.rows.count == others.count else { continue }
      let ordered = component.rows.map { own[$0] }.sorted { rows[$0].day < rows[$1].day }
      let all = zip(ordered, others).map { (row: $0, cluster: $1) }
      if all.allSatisfy({ agree($0.row, $0.cluster, by: agreement) }) { pairs += all }
    }
    return pairs
  }

  /// Each row takes the first cluster left that it is linked to; one whose text begins alike before
  /// one that only shares words.
  private func inTurn(_ rows: [Int], _ links: [[Int]]) -> [(row: Int, cluster: Int)] {
    var taken = Set<Int>()
    var pairs: [(row: Int, cluster: Int)] = []
    for (row, linked) in zip(rows, links) {
      guard let cluster = linked.first(where: { !taken.contains($0) }) else { continue }
      taken.insert(cluster)
      pairs.append((row, cluster))
    }
    return pairs
  }

  private func day(of cluster: Int) -> Int32 { rows[clusters.first(of: cluster)].day }

  /// Whether any row of the cluster is like the row, in dates and text.
  private func agree(_ row: Int, _ cluster: Int, by agreement: Agreement) -> Bool {
    clusters.anyRow(of: cluster) { other in
      // What was merely authorized may have had another amount and text.
      guard isPosted(other), amounts[other] == amounts[row] else { return false }
      let dates =
        switch agreement {
        case .sameKind: rows.shareDate(row, other)
        case .keyDate:
          rows[row].day == rows[other].day && !rows.contradict(row, other)
            && formatDates.agree(rows.source(of: row), rows.source(of: other))
        case .window: rows.areWithinWindow(row, other) && !rows.contradict(row, other)
        }
      return dates && texts.areSimilar(rows[row].text, rows[other].text)
    }
  }
}

extension CardRows {
  /// Whether a date of one kind is stated by both, and equal.
  func shareDate(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (self[one], self[other])
    return left.postingDay != RowNumbers.noDay && left.postingDay == right.postingDay
      || left.purchaseDay != RowNumbers.noDay && left.purchaseDay == right.purchaseDay
  }

  /// Whether a date of one kind is stated by both and differs.
  func contradict(_ one: Int, _ other: Int) -> Bool {
    func differ(_ left: Int32, _ right: Int32) -> Bool {
      left != RowNumbers.noDay && right != RowNumbers.noDay && left != right
    }
    let (left, right) = (self[one], self[other])
    return differ(left.postingDay, right.postingDay) || differ(left.purchaseDay, right.purchaseDay)
  }

  /// Whether one may be the posting of the other's purchase.
  func areWithinWindow(_ one: Int, _ other: Int) -> Bool {
    func follows(_ purchase: Int32, _ posting: Int32) -> Bool {
      purchase != RowNumbers.noDay && posting != RowNumbers.noDay
        && (0...FormatRule.postingWindow).contains(posting - purchase)
    }
    let (left, right) = (self[one], self[other])
    return follows(left.purchaseDay, right.postingDay)
      || follows(right.purchaseDay, left.postingDay)
  }
}

/// What is linked with each other, directly or through others.
private struct FormatComponents {
  /// By places among the rows, and clusters as they are linked.
  var all: [(rows: [Int], clusters: [Int])] = []

  init(_ links: [[Int]]) {
    var rowsOfCluster: [Int: [Int]] = [:]
    for (row, clusters) in links.enumerated() {
      for cluster in clusters { rowsOfCluster[cluster, default: []].append(row) }
    }
    var seen = [Bool](repeating: false, count: links.count)
    for start in links.indices where !seen[start] && !links[start].isEmpty {
      var rows: [Int] = []
      var clusters = Set<Int>()
      var waiting = [start]
      seen[start] = true
      while let row = waiting.popLast() {
        rows.append(row)
        for cluster in links[row] where clusters.insert(cluster).inserted {
          for next in rowsOfCluster[cluster] ?? [] where !seen[next] {
            seen[next] = true
            waiting.append(next)
          }
        }
      }
      all.append((rows.sorted(), clusters.sorted()))
    }
  }
}
