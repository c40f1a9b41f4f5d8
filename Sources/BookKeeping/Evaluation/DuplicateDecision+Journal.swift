import Identity
import StatementModel

extension DuplicateDecision {
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
