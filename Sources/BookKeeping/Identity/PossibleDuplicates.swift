import StatementModel

/// Two transactions that may be one, since each is missing from a statement that shows the other; or
/// one that may be two, since each of two statements shows it once on the day where they meet.
package struct PossibleDuplicate: Hashable, Sendable {
  /// The clusters, the canonically first one first; the same twice where one may be two.
  package var first: Int
  package var second: Int
  /// The rows that are in question, one of each.
  var rows: [RowReference]

  /// Whether it is one transaction that may be two.
  package var isOne: Bool { first == second }
}

/// Finds transactions that may be one event, for a person to decide.
///
/// Banks that reword their exports show one event under two texts. Two transactions of one amount
/// and near dates are doubtful where a statement that covers the day of the one lists the other and
/// not it, and the other way round: had both happened, each statement would list both.
struct PossibleDuplicates {
  let clustering: Clustering
  private let clusters: [RowCluster]
  private let statements: [LiveStatement]

  init(_ clustering: Clustering) {
    self.clustering = clustering
    clusters = clustering.clusters
    statements = clustering.statements
  }

  /// A transaction that stands in question, or one that is like it.
  private struct Candidate {
    var cluster: Int
    /// The first and the last day that any of its rows states.
    var first: Int32
    var last: Int32
    var isMissed: Bool
  }

  /// Each transaction at most once, the nearest dates first.
  ///
  /// Whether two are a pair depends on what lies within a few days of them, and on nothing else: so
  /// days can be judged without the others.
  func find() -> [PossibleDuplicate] {
    guard statements.count > 1 else { return [] }
    let pairs = pairs()
    let paired = Set(pairs.flatMap { [$0.first, $0.second] })
    let single = SharedBoundaries(clustering).find().filter { !paired.contains($0.first) }
    return (pairs + single).sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// Two transactions of one amount and near dates.
  private func pairs() -> [PossibleDuplicate] {
    let missed = clusters.indices.filter { isPosted(clusters[$0]) && isMissed(clusters[$0]) }
    guard missed.count > 1 else { return [] }
    var found: [PossibleDuplicate] = []
    for alike in candidates(like: missed) {
      var pairs: [(days: Int, pair: PossibleDuplicate)] = []
      for (place, one) in alike.enumerated() where one.isMissed {
        let near = alike[(place + 1)...].prefix {
          $0.first <= one.last + Int32(FormatRule.postingWindow)
        }
        // Of so many of one amount nobody could tell which are one.
        guard near.count < FormatRule.mostAlike else { continue }
        for other in near where other.isMissed {
          let (low, high) = (min(one.cluster, other.cluster), max(one.cluster, other.cluster))
          if let days = distance(low, high), excludeEachOther(low, high),
            !clustering.isKept(low, high)
          {
            pairs.append((days, pair(low, high)))
          }
        }
      }
      pairs.sort {
        ($0.days, $0.pair.first, $0.pair.second) < ($1.days, $1.pair.first, $1.pair.second)
      }
      var taken = Set<Int>()
      for (_, pair) in pairs where taken.isDisjoint(with: [pair.first, pair.second]) {
        taken.formUnion([pair.first, pair.second])
        found.append(pair)
      }
    }
    return found
  }

  private func pair(_ first: Int, _ second: Int) -> PossibleDuplicate {
    PossibleDuplicate(
      first: first, second: second,
      rows: [first, second].map { clusters[$0].members[0].reference })
  }

  /// All posted transactions whose amounts some of these have, amount by amount and by their days.
  private func candidates(like missed: [Int]) -> [[Candidate]] {
    var places: [RowKeys.Key: Int] = [:]
    // Told before the amount is made a key, since hardly any cluster has one of these.
    let wanted = Set(missed.map { units(of: clusters[$0]) })
    for cluster in missed {
      let amount = amount(of: clusters[cluster])
      if places[amount] == nil { places[amount] = places.count }
    }
    var isMissed = [Bool](repeating: false, count: clusters.count)
    for cluster in missed { isMissed[cluster] = true }
    var candidates = [[Candidate]](repeating: [], count: places.count)
    for (index, cluster) in clusters.enumerated()
    where wanted.contains(units(of: cluster)) && isPosted(cluster) {
      guard let place = places[amount(of: cluster)] else { continue }
      var candidate = Candidate(
        cluster: index, first: .max, last: .min, isMissed: isMissed[index])
      for member in cluster.members {
        let row = clustering.row(member.reference)
        for date in [row.keyDate, row.purchaseDate ?? row.keyDate] {
          candidate.first = min(candidate.first, date.dayNumber)
          candidate.last = max(candidate.last, date.dayNumber)
        }
      }
      candidates[place].append(candidate)
    }
    return candidates.filter { $0.count > 1 }
      .map { $0.sorted { ($0.first, $0.cluster) < ($1.first, $1.cluster) } }
  }

  private func units(of cluster: RowCluster) -> Int64 {
    let first = cluster.members[0].reference
    let rows = statements[first.statement].rows
    return rows.span[first.row].amount.units
  }

  private func amount(of cluster: RowCluster) -> RowKeys.Key {
    let first = cluster.members[0].reference
    let statement = statements[first.statement]
    return RowKeys.amount(of: statement.rows[first.row], in: statement)
  }

  private func isPosted(_ cluster: RowCluster) -> Bool {
    !cluster.isDeleted
      && cluster.members.contains { clustering.isPosted($0.reference) }
  }

  /// Whether any statement covers its day and does not list it; asked first, since nearly every
  /// transaction stands wherever it could.
  private func isMissed(_ cluster: RowCluster) -> Bool {
    let day = clustering.keyDate(cluster.members[0].reference)
    return statements.indices.contains { index in
      guard let from = statements[index].from, let to = statements[index].to, from <= day,
        day <= to
      else { return false }
      return !cluster.members.contains { $0.reference.statement == index }
    }
  }

  /// How many days lie between them, where rows of both may be of one event by their dates.
  private func distance(_ one: Int, _ other: Int) -> Int? {
    var least: Int?
    for left in clusters[one].members {
      for right in clusters[other].members {
        let (a, b) = (clustering.row(left.reference), clustering.row(right.reference))
        let days = abs(a.keyDate.days(to: b.keyDate))
        let isNear = days == 0 || Clustering.isWithinWindow(a, b)
        if isNear { least = min(least ?? days, days) }
      }
    }
    return least
  }

  /// Whether each is missing from a statement that lists the other and covers its day.
  private func excludeEachOther(_ one: Int, _ other: Int) -> Bool {
    isMissing(one, where: other) && isMissing(other, where: one)
  }

  private func isMissing(_ cluster: Int, where other: Int) -> Bool {
    let own = Set(clusters[cluster].members.map(\.reference.statement))
    let days = clusters[cluster].members.map { clustering.row($0.reference).keyDate }
    return clusters[other].members.contains { member in
      let index = member.reference.statement
      guard !own.contains(index), let from = statements[index].from, let to = statements[index].to
      else { return false }
      return days.allSatisfy { from <= $0 && $0 <= to }
    }
  }
}
