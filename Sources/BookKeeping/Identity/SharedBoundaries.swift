import StatementModel

/// Finds transactions of a day on which one statement ends and another begins, each of which shows
/// it once: it may be one event, or two that look alike.
///
/// A statement that was cut within the day shows a part of it only, so that the larger number of the
/// two is no proof there. Where the two have more than one transaction in common, both show that day
/// whole, and where a third one covers the day from before to behind, it does.
struct SharedBoundaries {
  private let clustering: Clustering
  private let clusters: [RowCluster]
  private let statements: [LiveStatement]

  init(_ clustering: Clustering) {
    self.clustering = clustering
    clusters = clustering.clusters
    statements = clustering.statements
  }

  /// Two statements, one of which ends on the day on which the other begins.
  private struct Meeting: Hashable {
    let ending: Int
    let beginning: Int

    init(_ ending: RowReference, _ beginning: RowReference) {
      self.ending = ending.statement
      self.beginning = beginning.statement
    }
  }

  /// In the order of the clusters, each at most once.
  func find() -> [PossibleDuplicate] {
    let days = Self.meetingDays(of: statements)
    guard !days.isEmpty else { return [] }
    var shared: [Meeting: Int] = [:]
    let candidates = clusters.indices.filter { cluster in
      clusters[cluster].members.count > 1
        && days.contains(clustering.keyDate(clusters[cluster].members[0].reference).dayNumber)
    }
    for cluster in candidates {
      for (ending, beginning) in meetings(of: cluster) {
        shared[Meeting(ending, beginning), default: 0] += 1
      }
    }
    let doubtful = candidates.compactMap { cluster -> PossibleDuplicate? in
      guard isDoubtful(cluster) else { return nil }
      let meetings = meetings(of: cluster)
      guard let first = meetings.first,
        !meetings.contains(where: { shared[Meeting($0, $1)] != 1 || isSure($0, $1) })
      else { return nil }
      return PossibleDuplicate(first: cluster, second: cluster, rows: [first.0, first.1])
    }
    let alike = alike(doubtful)
    return doubtful.filter { alike[content(of: $0.first)] == 1 }
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
  private func meetings(of cluster: Int) -> [(RowReference, RowReference)] {
    let members = clusters[cluster].members
    let ending = members.map(\.reference).filter { row in
      let statement = statements[row.statement]
      return statement.to == clustering.keyDate(row) && isLonger(statement)
    }
    guard !ending.isEmpty else { return [] }
    let beginning = members.map(\.reference).filter { row in
      let statement = statements[row.statement]
      return statement.from == clustering.keyDate(row) && isLonger(statement)
    }
    return ending.flatMap { one in
      beginning.compactMap { other in
        clustering.keyDate(one) == clustering.keyDate(other) ? (one, other) : nil
      }
    }
  }

  private func isLonger(_ statement: LiveStatement) -> Bool { statement.from != statement.to }

  /// How many clusters have the content of each of some.
  private func alike(_ some: [PossibleDuplicate]) -> [KeyNumber: Int] {
    var counts = Dictionary(some.map { (content(of: $0.first), 0) }) { one, _ in one }
    guard !counts.isEmpty else { return [:] }
    for cluster in clusters {
      let own = Set(cluster.members.map { content($0.reference) }.filter { counts[$0] != nil })
      for content in own { counts[content, default: 0] += 1 }
    }
    return counts
  }

  private func content(of cluster: Int) -> KeyNumber {
    content(clusters[cluster].members[0].reference)
  }

  private func content(_ row: RowReference) -> KeyNumber {
    clustering.keys.content[row.statement][row.row]
  }

  /// Whether nothing but the content speaks for its being one, and no statement covers its day.
  private func isDoubtful(_ cluster: Int) -> Bool {
    guard !clusters[cluster].isDeleted else { return false }
    let members = clusters[cluster].members
    let first = members[0].reference
    let content = content(first)
    let day = clustering.keyDate(first)
    return members.allSatisfy { member in
      let row = member.reference
      let statement = statements[row.statement]
      guard let from = statement.from, let to = statement.to else { return false }
      return clustering.isPosted(row) && (from >= day || day >= to)
        && (member.evidence == .first || member.evidence == .content)
        && self.content(row) == content
    }
  }

  /// Whether two rows are of one event for sure: by an id that both have, or the balance behind
  /// them.
  private func isSure(_ one: RowReference, _ other: RowReference) -> Bool {
    if clustering.merged.contains(where: { Set([$0.0, $0.1]) == [one, other] }) { return true }
    let (left, right) = (clustering.row(one), clustering.row(other))
    if let id = left.nativeID, id == right.nativeID { return true }
    guard left.hasDetails, right.hasDetails, let balance = left.details.runningBalance else {
      return false
    }
    return balance == right.details.runningBalance
  }
}
