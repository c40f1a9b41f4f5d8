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
  mutating func takeAcrossFormats(_ open: [Int], of index: Int) -> [Int] {
    guard hasSeveralSources, !open.isEmpty else { return open }
    let pairs = pairsAcrossFormats(open, of: index)
    for pair in pairs {
      join(RowReference(statement: index, row: pair.row), to: pair.cluster, by: .acrossFormats)
    }
    let joined = Set(pairs.map(\.row))
    return open.filter { !joined.contains($0) }
  }

  /// Which rows of a statement are of which clusters of other sources.
  func pairsAcrossFormats(_ open: [Int], of index: Int) -> [(row: Int, cluster: Int)] {
    var found: [(row: Int, cluster: Int)] = []
    // A cluster may have been of another amount before; it takes one row of a statement all the same.
    var taken = Set<Int>()
    var order: [RowKeys.Key] = []
    var groups: [RowKeys.Key: [Int]] = [:]
    for row in open where statements[index].rows[row].status == .posted {
      let key = amounts[index][row]
      guard byAmount[key] != nil else { continue }
      if groups[key, default: []].isEmpty { order.append(key) }
      groups[key, default: []].append(row)
    }
    for key in order {
      guard let rows = groups[key], let alike = byAmount[key] else { continue }
      let clusters = alike.filter { mayHold($0, rowOf: index) && !taken.contains($0) }
      guard !clusters.isEmpty, rows.count <= FormatRule.mostAlike,
        clusters.count <= FormatRule.mostAlike
      else { continue }
      var rest = RowKeys.numberingOrder(rows, rows: statements[index].rows)
      var free = clusters
      for agreement in Agreement.allCases where !rest.isEmpty && !free.isEmpty {
        let pairs = matches(rest, of: index, free, by: agreement)
        found += pairs
        let joined = Set(pairs.map(\.row))
        rest.removeAll { joined.contains($0) }
        taken.formUnion(pairs.map(\.cluster))
        free.removeAll { taken.contains($0) }
      }
    }
    return found
  }

  /// Whether a cluster is posted, and by other sources alone.
  ///
  /// A pending row of the same source does no harm: another source told of its posting first.
  private func mayHold(_ cluster: Int, rowOf index: Int) -> Bool {
    guard !clusters[cluster].isDeleted, !holds(cluster, rowOf: index),
      bound[cluster]?.contains(statements[index].source) != true
    else { return false }
    let posted = clusters[cluster].members.filter { row($0.reference).status == .posted }
    return !posted.isEmpty
      && posted.allSatisfy {
        statements[$0.reference.statement].source != statements[index].source
      }
  }

  /// Pairs of rows and clusters by one kind of agreement.
  ///
  /// What is linked, over however many rows, is matched in turn where rows and clusters are equally
  /// many, or where their days are the very same: then it does not matter which is which.
  private func matches(
    _ rows: [Int], of index: Int, _ clusters: [Int], by agreement: Agreement
  ) -> [(row: Int, cluster: Int)] {
    let links = rows.map { row in
      clusters.filter {
        agree(RowReference(statement: index, row: row), $0, by: agreement)
          && !isRefused(RowReference(statement: index, row: row), $0)
      }
    }
    if agreement != .window { return inTurn(rows, links) }
    var pairs: [(row: Int, cluster: Int)] = []
    for component in FormatComponents(links).all {
      let own = component.rows.map { rows[$0] }
      let others = component.clusters.sorted { day(of: $0) < day(of: $1) }
      guard own.count == others.count else { continue }
      let ordered = own.sorted {
        statements[index].rows[$0].keyDate < statements[index].rows[$1].keyDate
      }
      let all = zip(ordered, others).map { (row: $0, cluster: $1) }
      let fits = all.allSatisfy {
        agree(RowReference(statement: index, row: $0.row), $0.cluster, by: agreement)
      }
      if fits { pairs += all }
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

  private func day(of cluster: Int) -> CalendarDate {
    row(clusters[cluster].members[0].reference).keyDate
  }

  /// Whether any row of the cluster is like the row, in dates and text.
  private func agree(_ place: RowReference, _ cluster: Int, by agreement: Agreement) -> Bool {
    let own = row(place)
    return clusters[cluster].members.contains { member in
      let other = row(member.reference)
      // What was merely authorized may have had another amount and text.
      guard other.status == .posted,
        amounts[member.reference.statement][member.reference.row]
          == amounts[place.statement][place.row]
      else { return false }
      let dates: Bool
      switch agreement {
      case .sameKind: dates = Self.shareDate(own, other)
      case .keyDate:
        dates =
          own.keyDate == other.keyDate && !Self.contradict(own, other)
          && formatDates.agree(
            statements[place.statement].source, statements[member.reference.statement].source)
      case .window: dates = Self.isWithinWindow(own, other) && !Self.contradict(own, other)
      }
      return dates && Similarity.similar(own.description, other.description)
    }
  }

  /// Whether a date of one kind is stated by both, and equal.
  static func shareDate(_ one: StatementRow, _ other: StatementRow) -> Bool {
    if let left = one.postingDate, let right = other.postingDate, left == right { return true }
    if let left = one.purchaseDate, let right = other.purchaseDate, left == right { return true }
    return false
  }

  /// Whether a date of one kind is stated by both and differs.
  static func contradict(_ one: StatementRow, _ other: StatementRow) -> Bool {
    if let left = one.postingDate, let right = other.postingDate, left != right { return true }
    if let left = one.purchaseDate, let right = other.purchaseDate, left != right { return true }
    return false
  }

  /// Whether one may be the posting of the other's purchase.
  static func isWithinWindow(_ one: StatementRow, _ other: StatementRow) -> Bool {
    func follows(_ purchase: CalendarDate?, _ posting: CalendarDate?) -> Bool {
      guard let purchase, let posting else { return false }
      return (0...FormatRule.postingWindow).contains(purchase.days(to: posting))
    }
    return follows(one.purchaseDate, other.postingDate)
      || follows(other.purchaseDate, one.postingDate)
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
