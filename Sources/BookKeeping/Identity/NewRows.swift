import BookIndex
import StatementModel

/// The rows of a new statement, of which only those of some days are asked for.
///
/// Where most of them were taken over from an earlier statement, none but these are ever made.
struct NewRows<Failure: Error> {
  /// The first in the order of the file.
  let first: StatementRow?
  /// What decides of the rows of some days.
  let facts: (DayRanges) throws(Failure) -> [RowFact]
  /// The rows of some days.
  let rows: (DayRanges) throws(Failure) -> [StatementRow]

  init(
    first: StatementRow?, facts: @escaping (DayRanges) throws(Failure) -> [RowFact],
    rows: @escaping (DayRanges) throws(Failure) -> [StatementRow]
  ) {
    self.first = first
    self.facts = facts
    self.rows = rows
  }

  /// Whether ids may be the numbers of the rows, from the first or from the last on: the first one
  /// tells where they are not.
  func mayBeCounted(_ count: Int) -> Bool {
    guard let id = first?.nativeID else { return false }
    return id == "1" || id == String(count)
  }
}

extension NewRows<BookError> {
  /// Rows that are packed.
  init(_ packed: PackedRows) throws(BookError) {
    let day = packed.keyDays.first.map { DayRanges([$0...$0]) }
    let first = try Book.wrap { () throws(IndexError) in
      try day.flatMap { (day) throws(IndexError) in try packed.rows(on: day).first }
    }
    self.init(
      first: first,
      facts: { (days) throws(BookError) in
        try Book.wrap { () throws(IndexError) in try packed.facts(on: days) }
      },
      rows: { (days) throws(BookError) in
        try Book.wrap { () throws(IndexError) in try packed.rows(on: days) }
      })
  }
}

extension NewRows<Never> {
  /// Rows that are all at hand.
  init(_ all: [StatementRow]) {
    self.init(
      first: all.first,
      facts: { days in all.filter { days.contains($0.keyDate.dayNumber) }.map(RowFact.init) },
      rows: { days in all.filter { days.contains($0.keyDate.dayNumber) } })
  }
}
