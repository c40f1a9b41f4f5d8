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

  /// What two transactions in question are compared by.
  private struct Doubt {
    var cluster: Int
    /// One row for each of the dates that its rows state.
    var dated: [Int] = []
    /// The statements that list it.
    var listing: Set<Int32> = []
    /// The first and the last day that is compared of its rows.
    var days: ClosedRange<CalendarDate>
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
      let doubts = alike.map { $0.isMissed ? doubt($0.cluster) : nil }
      for (place, one) in doubts.enumerated() {
        guard let one else { continue }
        let behind = place + 1..<alike.count
        let end = behind.partitionPoint {
          alike[$0].first <= alike[place].last + FormatRule.postingWindow
        }
        // Of so many of one amount nobody could tell which are one.
        guard end - behind.lowerBound < FormatRule.mostAlike else { continue }
        for other in doubts[behind.lowerBound..<end].compactMap(\.self) {
          let (low, high) = (min(one.cluster, other.cluster), max(one.cluster, other.cluster))
          if let days = distance(one, other), isMissing(one, where: other),
            isMissing(other, where: one), !clustering.isKept(low, high)
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

  private func doubt(_ cluster: Int) -> Doubt {
    let day = rows.keyDate(of: clusters.first(of: cluster))
    var doubt = Doubt(cluster: cluster, days: day...day)
    for row in clusters.rows(of: cluster) {
      let day = rows.keyDate(of: row)
      doubt.days = min(doubt.days.lowerBound, day)...max(doubt.days.upperBound, day)
      doubt.listing.insert(rows[row].statement)
      // Nearly always all rows state the same.
      if !doubt.dated.contains(where: { rows.stateOneDate($0, row) }) { doubt.dated.append(row) }
    }
    return doubt
  }

  /// How many days lie between them, where rows of both may be of one event by their dates.
  private func distance(_ one: Doubt, _ other: Doubt) -> Int32? {
    var least: Int32?
    for left in one.dated {
      for right in other.dated {
        let days = abs(rows[left].day - rows[right].day)
        guard days == 0 || rows.areWithinWindow(left, right) else { continue }
        least = min(least ?? days, days)
      }
    }
    return least
  }

  /// Whether one is missing from a statement that lists the other and covers its days.
  private func isMissing(_ one: Doubt, where other: Doubt) -> Bool {
    other.listing.contains { statement in
      !one.listing.contains(statement)
        && rows.statements[Int(statement)].covers(one.days.lowerBound)
        && rows.statements[Int(statement)].covers(one.days.upperBound)
    }
  }
}

extension CardRows {
  /// Whether two rows state the same days of purchase and posting, and are compared by the same.
  fileprivate func stateOneDate(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (self[one], self[other])
    return left.day == right.day && left.purchaseDay == right.purchaseDay
      && left.postingDay == right.postingDay
  }
}
