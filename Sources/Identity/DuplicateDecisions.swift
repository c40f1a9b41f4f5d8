import StatementModel

/// A person's word on two rows of one card: whether they are of one event.
package struct DuplicateDecision: Hashable, Sendable {
  /// A row by its place and its id; either may have changed with another reading.
  package struct RowName: Hashable, Sendable {
    /// The hash of its file.
    package var file: String
    package var record: Int
    package var id: TransactionID

    package init(file: String, record: Int, id: TransactionID) {
      self.file = file
      self.record = record
      self.id = id
    }
  }

  package var first: RowName
  package var second: RowName
  package var isSame: Bool

  package init(first: RowName, second: RowName, isSame: Bool) {
    self.first = first
    self.second = second
    self.isSame = isSame
  }
}

extension Clustering {
  /// Finds the rows that decisions name: the very row; else one of that id, else one at that place.
  mutating func resolve(_ decisions: [DuplicateDecision]) {
    guard !decisions.isEmpty else { return }
    let names = decisions.flatMap { [$0.first, $0.second] }
    let wanted = Set(names.map(\.id))
    let files = Set(names.map(\.file))
    var byID: [TransactionID: Int] = [:]
    // By file and record.
    var byPlace: [String: [Int: Int]] = [:]
    for row in (0..<rows.count).reversed() where wanted.contains(rows.ids[row]) {
      byID[rows.ids[row]] = row
    }
    for (statement, range) in zip(rows.statements, rows.ranges).reversed()
    where files.contains(statement.fileHash) {
      for row in range.reversed() {
        byPlace[statement.fileHash, default: [:]][rows.record(of: row)] = row
      }
    }
    func find(_ name: DuplicateDecision.RowName) -> Int? {
      let place = byPlace[name.file]?[name.record]
      if let place, rows.ids[place] == name.id { return place }
      return byID[name.id] ?? place
    }
    // Of several words on the same rows the last holds.
    for decision in decisions {
      guard let first = find(decision.first), let second = find(decision.second), first != second
      else { continue }
      let pair = Set([first, second])
      merged.removeAll { Set([$0.0, $0.1]) == pair }
      kept.removeAll { Set([$0.0, $0.1]) == pair }
      if decision.isSame { merged.append((first, second)) } else { kept.append((first, second)) }
    }
  }

  /// Whether a person said of the row that it is another event than some row.
  func isNamedApart(_ row: Int) -> Bool { kept.contains { $0.0 == row || $0.1 == row } }

  /// Whether a person said that the row is another event than the cluster's.
  func isRefused(_ row: Int, _ cluster: Int) -> Bool {
    guard !kept.isEmpty else { return false }
    return kept.contains { first, second in
      guard first == row || second == row else { return false }
      let other = first == row ? second : first
      return clusters.anyRow(of: cluster) { $0 == other }
    }
  }

  /// Whether a person said that two clusters are two events.
  func isKept(_ one: Int, _ other: Int) -> Bool {
    kept.contains { first, second in
      holds(one, first) && holds(other, second) || holds(one, second) && holds(other, first)
    }
  }

  private func holds(_ cluster: Int, _ row: Int) -> Bool {
    clusters.anyRow(of: cluster) { $0 == row }
  }

  /// Joins the clusters of rows that a person said are of one event.
  mutating func applyMerges() { unite(merged, by: .person) }
}
