import StatementModel

/// Finds transactions of a day on which one statement ends and another begins, each of which shows
/// it once: it may be one event, or two that look alike.
///
/// A statement that was cut within the day shows a part of it only, so that the larger number of the
/// two is no proof there. Where the two have more than one transaction in common, both show that day
/// whole, and where a third one covers the day from before to behind, it does.
struct SharedBoundaries {
  private let clustering: Clustering
  private let clusters: Clusters
  private let rows: CardRows

  init(_ clustering: Clustering) {
    self.clustering = clustering
    clusters = clustering.clusters
    rows = clustering.rows
  }

  /// Two statements, one of which ends on the day on which the other begins.
  private struct Meeting: Hashable {
    let ending: Int32
    let beginning: Int32
  }

  /// In the order of the clusters, each at most once.
  func find() -> [PossibleDuplicate] {
    let days = Self.meetingDays(of: rows.statements)
    guard !days.isEmpty else { return [] }
    var shared: [Meeting: Int] = [:]
    let candidates = clusters.indices.filter { cluster in
      clusters.first(of: cluster) != clusters.last(of: cluster)
        && days.contains(rows[clusters.first(of: cluster)].day)
    }
    for cluster in candidates {
      for (ending, beginning) in meetings(of: cluster) {
        shared[meeting(ending, beginning), default: 0] += 1
      }
    }
    let doubtful = candidates.compactMap { cluster -> PossibleDuplicate? in
      guard isDoubtful(cluster) else { return nil }
      let meetings = meetings(of: cluster)
      guard let first = meetings.first,
        !meetings.contains(where: { shared[meeting($0, $1)] != 1 || isSure($0, $1) })
      else { return nil }
      return PossibleDuplicate(first: cluster, second: cluster, rows: [first.0, first.1])
    }
    let alike = alike(doubtful)
    return doubtful.filter { alike[content(of: $0.first)] == 1 }
  }

  private func meeting(_ ending: Int, _ beginning: Int) -> Meeting {
    Meeting(ending: rows[ending].statement, beginning: rows[beginning].statement)
  }

  /// The days on which a statement ends that began before, and another begins that ends later.
  static func meetingDays(of statements: [LiveStatement]) -> Set<Int32> {
    var ends = Set<Int32>()
    var beginnings = Set<Int32>()
    for statement in statements {
      guard let from = statement.from, let to = statement.to, from < to else { continue }
      ends.insert(to.dayNumber)
      beginnings.insert(from.dayNumber)
    }
    return ends.intersection(beginnings)
  }

  /// The rows of a cluster in statements that end on their day, each with those in statements that
  /// begin on it.
  private func meetings(of cluster: Int) -> [(Int, Int)] {
    let own = clusters.rows(of: cluster)
    let ending = own.filter { row in
      let statement = rows.statements[rows.statement(of: row)]
      return statement.to == rows.keyDate(of: row) && statement.from != statement.to
    }
    guard !ending.isEmpty else { return [] }
    let beginning = own.filter { row in
      let statement = rows.statements[rows.statement(of: row)]
      return statement.from == rows.keyDate(of: row) && statement.from != statement.to
    }
    return ending.flatMap { one in
      beginning.compactMap { other in rows[one].day == rows[other].day ? (one, other) : nil }
    }
  }

  /// How many clusters have the content of each of some.
  private func alike(_ some: [PossibleDuplicate]) -> [KeyNumber: Int] {
    var counts = Dictionary(some.map { (content(of: $0.first), 0) }) { one, _ in one }
    guard !counts.isEmpty else { return [:] }
    for cluster in clusters.indices {
      var own = Set<KeyNumber>()
      _ = clusters.anyRow(of: cluster) { row in
        let content = clustering.keys.content[row]
        if counts[content] != nil { own.insert(content) }
        return false
      }
      for content in own { counts[content, default: 0] += 1 }
    }
    return counts
  }

  private func content(of cluster: Int) -> KeyNumber {
    clustering.keys.content[clusters.first(of: cluster)]
  }

  /// Whether nothing but the content speaks for its being one, and no statement covers its day.
  private func isDoubtful(_ cluster: Int) -> Bool {
    guard !clusters.isDeleted(cluster) else { return false }
    let content = content(of: cluster)
    let day = rows.keyDate(of: clusters.first(of: cluster))
    return clusters.allRows(of: cluster) { row in
      let statement = rows.statements[rows.statement(of: row)]
      guard let from = statement.from, let to = statement.to else { return false }
      let evidence = clusters.evidence[row]
      return clustering.isPosted(row) && (from >= day || day >= to)
        && (evidence == .first || evidence == .content)
        && clustering.keys.content[row] == content
    }
  }

  /// Whether two rows are of one event for sure: by an id that both have, or the balance behind
  /// them.
  private func isSure(_ one: Int, _ other: Int) -> Bool {
    if clustering.merged.contains(where: { Set([$0.0, $0.1]) == [one, other] }) { return true }
    if let id = rows.nativeID(of: one), id == rows.nativeID(of: other) { return true }
    guard let balance = rows.runningBalance(of: one) else { return false }
    return balance == rows.runningBalance(of: other)
  }
}
