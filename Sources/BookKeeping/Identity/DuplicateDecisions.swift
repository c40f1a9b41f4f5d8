import StatementModel

/// A person's word on two rows of one card: whether they are of one event.
package struct DuplicateDecision: Hashable, Sendable {
  /// A row by its place and its id; either may have changed with another reading.
  package struct RowName: Hashable, Sendable {
    package var file: String
    package var record: Int
    package var id: TransactionID
  }

  package var first: RowName
  package var second: RowName
  package var isSame: Bool

  package init(first: RowName, second: RowName, isSame: Bool) {
    self.first = first
    self.second = second
    self.isSame = isSame
  }

  /// Nothing where the journal's ids are none.
  init?(_ fact: DecisionFact) {
    guard let first = RowName(fact.first), let second = RowName(fact.second) else { return nil }
    self.init(first: first, second: second, isSame: fact.same)
  }
}

extension DuplicateDecision.RowName {
  fileprivate init?(_ row: DecisionFact.Row) {
    guard let id = TransactionID(row.row) else { return nil }
    self.init(file: row.file, record: row.record, id: id)
  }
}

extension Clustering {
  /// Finds the rows that decisions name: the very row; else one of that id, else one at that place.
  mutating func resolve(_ decisions: [DuplicateDecision]) {
    guard !decisions.isEmpty else { return }
    var byID: [TransactionID: RowReference] = [:]
    var byPlace: [Edits.Place: RowReference] = [:]
    for (index, statement) in statements.enumerated() {
      for (row, value) in statement.rows.enumerated() {
        let reference = RowReference(statement: index, row: row)
        let id = keys.rowIDs[index][row]
        if byID[id] == nil { byID[id] = reference }
        let place = Edits.Place(file: statement.fileHash, record: value.record)
        if byPlace[place] == nil { byPlace[place] = reference }
      }
    }
    func find(_ name: DuplicateDecision.RowName) -> RowReference? {
      let place = byPlace[Edits.Place(file: name.file, record: name.record)]
      if let place, keys.rowIDs[place.statement][place.row] == name.id { return place }
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
  func isNamedApart(_ place: RowReference) -> Bool {
    kept.contains { $0.0 == place || $0.1 == place }
  }

  /// Whether a person said that the row is another event than the cluster's.
  func isRefused(_ place: RowReference, _ cluster: Int) -> Bool {
    guard !kept.isEmpty else { return false }
    return kept.contains { first, second in
      let other = first == place ? second : second == place ? first : nil
      guard let other else { return false }
      return clusters[cluster].members.contains { $0.reference == other }
    }
  }

  /// Whether a person said that two clusters are two events.
  func isKept(_ one: Int, _ other: Int) -> Bool {
    kept.contains { first, second in
      holds(one, first) && holds(other, second) || holds(one, second) && holds(other, first)
    }
  }

  private func holds(_ cluster: Int, _ place: RowReference) -> Bool {
    clusters[cluster].members.contains { $0.reference == place }
  }

  /// Joins the clusters of rows that a person said are of one event.
  mutating func applyMerges() { unite(merged, by: .person) }
}
