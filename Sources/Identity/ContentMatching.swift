import StatementModel

/// Rows of equal content.
extension Clustering {
  /// Which day of a row is compared.
  private enum Basis {
    case keyDate, purchaseDate
  }

  /// Rows of one statement that look for the same clusters, the first of which stands for all.
  private struct Group {
    var rows: [Int]
    var key: KeyNumber
    /// The next group of the same key; negative at the end.
    var next: Int32 = -1
  }

  /// Joins equal contents in turn: the n-th of this statement to the n-th found so far, so that
  /// the number of transactions is the largest that any statement shows.
  ///
  /// - Returns: The rows that join nothing.
  mutating func takeByContent(_ open: [Int], trusted: Bool) -> [Int] {
    guard !byContent.isEmpty else { return open }
    let rest = takeByContent(open, trusted: trusted, by: .keyDate)
    guard dates.areNeeded else { return rest }
    return takeByContent(rest, trusted: trusted, by: .purchaseDate)
  }

  private mutating func takeByContent(_ open: [Int], trusted: Bool, by basis: Basis) -> [Int] {
    var rest: [Int] = []
    for group in groups(open, by: basis, rest: &rest) {
      // A correction that looks like another row is not that row, even if ids are of no use.
      let comparesIDs = trusted || (rows.nameOthers && group.rows.contains(where: isCorrection))
      if group.rows.count == 1 {
        let row = group.rows[0]
        if let cluster = first(of: group, comparesIDs: comparesIDs, by: basis) {
          join(row, to: cluster, by: .content)
        } else {
          rest.append(row)
        }
        continue
      }
      let found = found(group, by: basis)
      guard !found.isEmpty else {
        rest += group.rows
        continue
      }
      let source = rows.source(of: group.rows[0])
      var candidates = ContentCandidates(
        found.map { ($0, comparesIDs ? nativeID(of: $0, source: source) : nil) })
      for row in rows.numberingOrder(group.rows) {
        let id = trusted || isCorrection(row) ? rows.nativeID(of: row) : nil
        let cluster =
          isNamedApart(row)
          ? candidates.take(for: id, unless: { isRefused(row, $0) }) : candidates.take(for: id)
        if let cluster {
          join(row, to: cluster, by: .content)
        } else {
          rest.append(row)
        }
      }
    }
    return rest.sorted()
  }

  /// The rows that look for the same clusters, in the order of their first rows: a cluster may be
  /// found by more than one key.
  ///
  /// - Parameter rest: Takes the rows for which there are no clusters.
  private mutating func groups(_ open: [Int], by basis: Basis, rest: inout [Int]) -> [Group] {
    var groups: [Group] = []
    for row in open {
      guard let key = key(of: row, by: basis) else {
        rest.append(row)
        continue
      }
      // Of one key there are other groups only where rows meet by the day of the purchase too, which
      // then decides as well, and whether that of posting is stated.
      var place = Int(groupOfContent[key.index])
      while place >= 0, !isAlike(groups[place].rows[0], row) { place = Int(groups[place].next) }
      if place >= 0 {
        groups[place].rows.append(row)
      } else {
        groups.append(Group(rows: [row], key: key, next: groupOfContent[key.index]))
        groupOfContent[key.index] = Int32(groups.count - 1)
      }
    }
    for group in groups { groupOfContent[group.key.index] = -1 }
    return groups
  }

  private func isAlike(_ one: Int, _ other: Int) -> Bool {
    !dates.areNeeded
      || (dates.key(one) == dates.key(other) && rows[one].hasPosting == rows[other].hasPosting)
  }

  /// The key by which a row looks for clusters, where there are any of it.
  private func key(of row: Int, by basis: Basis) -> KeyNumber? {
    switch basis {
    case .keyDate: byContent.has(keys.content[row]) ? keys.content[row] : nil
    case .purchaseDate:
      // Rows of one purchase date that differ in the date of posting are alike here.
      byPurchase.has(dates.key(row)) ? dates.key(row) : nil
    }
  }

  /// Whether a row may join a cluster that was found by its key.
  private func mayJoin(_ row: Int, _ cluster: Int, by basis: Basis) -> Bool {
    if holds(cluster, statementOf: row) { return false }
    return switch basis {
    case .keyDate: datesAgree(row, with: cluster)
    case .purchaseDate: mayMeetByPurchase(row, cluster)
    }
  }

  /// The clusters that rows of a group may join; one row of it speaks for all.
  private func found(_ group: Group, by basis: Basis) -> [Int] {
    let lists = basis == .keyDate ? byContent : byPurchase
    return lists.all(of: group.key).filter { mayJoin(group.rows[0], $0, by: basis) }
  }

  /// The first cluster that a row may join which looks by itself.
  ///
  /// That is one with the row's own id or with none; for a row without id, any. Another id of the
  /// same source is another transaction.
  private func first(of group: Group, comparesIDs: Bool, by basis: Basis) -> Int? {
    let row = group.rows[0]
    let id = comparesIDs ? rows.nativeID(of: row) : nil
    let lists = basis == .keyDate ? byContent : byPurchase
    return lists.first(of: group.key) { cluster in
      guard mayJoin(row, cluster, by: basis), !isRefused(row, cluster) else { return false }
      guard let id, let other = nativeID(of: cluster, source: rows.source(of: row)) else {
        return true
      }
      return id == other
    }
  }

  private func isCorrection(_ row: Int) -> Bool { rows[row].marks.contains(.correction) }

  /// The id that a cluster's rows of a source have.
  private func nativeID(of cluster: Int, source: Int32) -> String? {
    var found: String?
    _ = clusters.anyRow(of: cluster) { row in
      guard rows.source(of: row) == source else { return false }
      found = rows.nativeID(of: row)
      return found != nil
    }
    return found
  }
}
