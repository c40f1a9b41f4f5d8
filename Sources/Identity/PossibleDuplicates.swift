import StatementModel

/// Finds transactions that may be one event, for a person to decide.
///
/// Banks that reword their exports show one event under two texts. Two transactions of one amount
/// and near dates are doubtful where a statement that covers the day of the one lists the other and
/// not it, and the other way round: had both happened, each statement would list both.
struct PossibleDuplicates {
  private let clustering: Clustering
  private let clusters: Clusters
  private let rows: CardRows

  init(_ clustering: Clustering) {
    self.clustering = clustering
    clusters = clustering.clusters
    rows = clustering.rows
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
  /// Whether two are a pair depends on what lies within a few days of them, and on nothing else.
  func find() -> [PossibleDuplicate] {
    guard rows.statements.count > 1 else { return [] }
    let pairs = pairs()
    let paired = Set(pairs.flatMap { [$0.first, $0.second] })
    let single = SharedBoundaries(clustering).find().filter { !paired.contains($0.first) }
    return (pairs + single).sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  /// Two transactions of one amount and near dates.
  private func pairs() -> [PossibleDuplicate] {
    let coverage = Coverage(rows.statements)
    let missed = clusters.indices.filter { isMissed($0, coverage) && isPosted($0) }
    guard missed.count > 1 else { return [] }
    var found: [PossibleDuplicate] = []
    for alike in candidates(like: missed) {
      var pairs: [(days: Int32, pair: PossibleDuplicate)] = []
      for (place, one) in alike.enumerated() where one.isMissed {
        let near = alike[(place + 1)...].prefix { $0.first <= one.last + FormatRule.postingWindow }
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
      rows: [clusters.first(of: first), clusters.first(of: second)])
  }

  /// All posted transactions whose amounts some of these have, amount by amount and by their days.
  private func candidates(like missed: [Int]) -> [[Candidate]] {
    var places = KeyTable<AmountKey>()
    for cluster in missed { _ = places.number(of: amount(of: cluster)) }
    var isMissed = [Bool](repeating: false, count: clusters.count)
    for cluster in missed { isMissed[cluster] = true }
    var candidates = [[Candidate]](repeating: [], count: places.count)
    for cluster in clusters.indices where isPosted(cluster) {
      guard let place = places.known(amount(of: cluster)) else { continue }
      var candidate = Candidate(
        cluster: cluster, first: .max, last: .min, isMissed: isMissed[cluster])
      for row in clusters.rows(of: cluster) {
        for day in [rows[row].day, rows[row].earliestDay] {
          candidate.first = min(candidate.first, day)
          candidate.last = max(candidate.last, day)
        }
      }
      candidates[place].append(candidate)
    }
    return candidates.filter { $0.count > 1 }
      .map { $0.sorted { ($0.first, $0.cluster) < ($1.first, $1.cluster) } }
  }

  /// That of its first row.
  private func amount(of cluster: Int) -> AmountKey {
    rows.amountKey(of: clusters.first(of: cluster))
  }

  private func isPosted(_ cluster: Int) -> Bool {
    !clusters.isDeleted(cluster) && clusters.anyRow(of: cluster, where: clustering.isPosted)
  }

  /// Whether any statement covers its day and does not list it; asked first, since nearly every
  /// transaction stands wherever it could.
  private func isMissed(_ cluster: Int, _ coverage: Coverage) -> Bool {
    let day = rows[clusters.first(of: cluster)].day
    var listing = 0
    var last: Int32 = -1
    var areInOrder = true
    _ = clusters.anyRow(of: cluster) { row in
      let statement = rows[row].statement
      areInOrder = areInOrder && statement > last
      last = statement
      if rows.statements[Int(statement)].covers(CalendarDate(dayNumber: day)) { listing += 1 }
      return false
    }
    guard areInOrder else {
      // Corrections put several rows of a statement into one cluster.
      let own = Set(clusters.rows(of: cluster).map { rows.statement(of: $0) })
      let covering = own.count { rows.statements[$0].covers(CalendarDate(dayNumber: day)) }
      return coverage.count(on: day) > covering
    }
    return coverage.count(on: day) > listing
  }

  /// How many days lie between them, where rows of both may be of one event by their dates.
  private func distance(_ one: Int, _ other: Int) -> Int32? {
    var least: Int32?
    for left in clusters.rows(of: one) {
      for right in clusters.rows(of: other) {
        let days = abs(rows[left].day - rows[right].day)
        guard days == 0 || rows.areWithinWindow(left, right) else { continue }
        least = min(least ?? days, days)
      }
    }
    return least
  }

  /// Whether each is missing from a statement that lists the other and covers its day.
  private func excludeEachOther(_ one: Int, _ other: Int) -> Bool {
    isMissing(one, where: other) && isMissing(other, where: one)
  }

  private func isMissing(_ cluster: Int, where other: Int) -> Bool {
    let own = clusters.rows(of: cluster)
    return clusters.anyRow(of: other) { row in
      let statement = rows.statements[rows.statement(of: row)]
      return !own.contains { rows[$0].statement == rows[row].statement }
        && own.allSatisfy { statement.covers(rows.keyDate(of: $0)) }
    }
  }
}
