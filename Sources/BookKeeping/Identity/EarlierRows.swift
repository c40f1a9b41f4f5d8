import BookIndex
import StatementModel

/// Rows of statements that the index has, on some days.
///
/// Those of a statement that is in memory, since rows were taken over from it, are not read again.
struct EarlierRows {
  let index: BookIndex
  let held: (key: StatementKey, rows: KnownRows)?

  func rows(of key: StatementKey, on days: DayRanges) throws(IndexError) -> [StatementRow] {
    if let held, held.key == key { return try held.rows.rows(on: days) }
    return try index.rows(of: key, on: days) ?? []
  }

  /// What decides of the rows of statements, each by itself.
  func facts(of keys: [StatementKey], on days: DayRanges) throws(IndexError) -> [[RowFact]] {
    let others = keys.filter { $0 != held?.key }
    var read = try index.rowFacts(of: others, on: days).makeIterator()
    var facts: [[RowFact]] = []
    for key in keys {
      if let held, held.key == key {
        facts.append(try held.rows.facts(on: days))
      } else {
        facts.append((read.next() ?? nil) ?? [])
      }
    }
    return facts
  }
}
