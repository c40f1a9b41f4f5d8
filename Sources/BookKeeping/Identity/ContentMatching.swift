import StatementModel

/// Rows of equal content.
extension Clustering {
  /// Which day of a row is compared.
  private enum Basis {
    case keyDate, purchaseDate
  }

  /// Rows of one statement that look for the same clusters.
  private struct Group: Hashable {
    var key: KeyNumber
    /// The key with the day of the purchase: where rows meet by it, it decides as well.
    var purchase: KeyNumber
    var hasPosting: Bool
  }

  /// Joins equal contents in turn: the n-th of this statement to the n-th found so far, so that
  /// the number of transactions is the largest that any statement shows.
  ///
  /// - Returns: The rows that join nothing.
  mutating func takeByContent(_ open: [Int], of index: Int, trusted: Bool) -> [Int] {
    guard !isAlone, !byContent.isEmpty else { return open }
    let rest = takeByContent(open, of: index, trusted: trusted, by: .keyDate)
    guard dates.areNeeded else { return rest }
    return takeByContent(rest, of: index, trusted: trusted, by: .purchaseDate)
  }

  private mutating func takeByContent(
    _ open: [Int], of index: Int, trusted: Bool, by basis: Basis
  ) -> [Int] {
    let rows = statements[index].rows
    var rest: [Int] = []
    for (key, group) in groups(open, of: index, by: basis, rest: &rest) {
      // A correction that looks like another row is not that row, even if ids are of no use.
      let comparesIDs = trusted || (namesOthers && group.contains { isCorrection($0, of: index) })
      let found = found(key, for: RowReference(statement: index, row: group[0]), by: basis)
      guard !found.isEmpty else {
        rest += group
        continue
      }
      var candidates = ContentCandidates(
        found.map { ($0, comparesIDs ? nativeID(of: $0, source: statements[index].source) : nil) })
      for row in RowKeys.numberingOrder(group, rows: rows) {
        let id = trusted || isCorrection(row, of: index) ? rows[row].nativeID : nil
        let place = RowReference(statement: index, row: row)
        let cluster =
          isNamedApart(place)
          ? candidates.take(for: id, unless: { isRefused(place, $0) }) : candidates.take(for: id)
        if let cluster {
          join(place, to: cluster, by: .content)
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
  private func groups(
    _ open: [Int], of index: Int, by basis: Basis, rest: inout [Int]
  ) -> [(key: Group, rows: [Int])] {
    var places: [Group: Int] = [:]
    var groups: [(key: Group, rows: [Int])] = []
    for row in open {
      guard let key = group(of: RowReference(statement: index, row: row), by: basis) else {
        rest.append(row)
        continue
      }
      if let place = places[key] {
        groups[place].rows.append(row)
      } else {
        places[key] = groups.count
        groups.append((key, [row]))
      }
    }
    return groups
  }

  /// The group of a row for which there are clusters.
  private func group(of place: RowReference, by basis: Basis) -> Group? {
    let purchase = dates.key(place)
    let hasPosting =
      dates.areNeeded && statements[place.statement].rows[place.row].postingDate != nil
    switch basis {
    case .keyDate:
      let key = keys.content[place.statement][place.row]
      guard byContent.has(key) else { return nil }
      return Group(key: key, purchase: purchase, hasPosting: hasPosting)
    case .purchaseDate:
      guard !purchase.isNone, byPurchase.has(purchase) else { return nil }
      // Rows of one purchase date that differ in the date of posting are alike here.
      return Group(key: purchase, purchase: purchase, hasPosting: hasPosting)
    }
  }

  /// The clusters that rows of a group may join; one row of it speaks for all.
  private func found(_ group: Group, for place: RowReference, by basis: Basis) -> [Int] {
    switch basis {
    case .keyDate:
      byContent.all(of: group.key).filter {
        !holds($0, rowOf: place.statement) && datesAgree(place, with: $0)
      }
    case .purchaseDate:
      byPurchase.all(of: group.key).filter {
        !holds($0, rowOf: place.statement) && mayMeetByPurchase(place, $0)
      }
    }
  }

  private func isCorrection(_ row: Int, of index: Int) -> Bool {
    keys.marks[index][row].contains(.correction)
  }

  /// The id that a cluster's rows of a source have.
  private func nativeID(of cluster: Int, source: String) -> String? {
    for member in clusters[cluster].members
    where statements[member.reference.statement].source == source {
      if let id = statements[member.reference.statement].rows[member.reference.row].nativeID {
        return id
      }
    }
    return nil
  }
}
