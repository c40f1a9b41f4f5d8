import StatementModel

/// A person's word on periods.
package struct ChangePeriods {
  private let book: Book

  package init(in book: Book) { self.book = book }

  /// Makes a period.
  ///
  /// - Throws: `.usage` for a name that can't be one or is another period's, or an end before the
  ///   start.
  package func create(_ wanted: PeriodDraft) throws(BookError) -> Period {
    var draft = wanted
    draft.name = try freeName(wanted.name, for: nil)
    try Self.requireOrder(draft.start, draft.end)
    let known = Set(book.periods.all.map(\.id))
    try book.record([.period(PeriodFact(making: draft))])
    guard let made = book.periods.all.first(where: { !known.contains($0.id) }) else {
      throw BookError.period(.unknown(draft.name, meant: nil))
    }
    return made
  }

  /// Changes a period.
  ///
  /// - Throws: `.usage` as for making one, and where nothing would change.
  package func change(
    _ period: Period, _ wanted: PeriodChange
  ) throws(BookError) -> Period {
    var change = wanted
    if let name = wanted.name { change.name = try freeName(name, for: period.id) }
    try Self.requireOrder(change.start ?? period.start, change.end ?? period.end)
    if change.name == period.name { change.name = nil }
    if change.start == period.start { change.start = nil }
    if let end = change.end, end == period.end { change.end = nil }
    if change.isAutomatic == period.isAutomatic { change.isAutomatic = nil }
    guard !change.isEmpty else { throw BookError.period(.nothingToChange) }
    try book.record([.period(PeriodFact(change, of: period.id))])
    return book.periods[period.id] ?? period
  }

  /// Deletes a period; its transactions stay, and belong to it no more.
  package func delete(_ period: Period) throws(BookError) {
    try book.record([.period(PeriodFact(deleting: period.id))])
  }

  /// Assigns transactions to a period by a person's word, or to none, whatever rules say.
  ///
  /// - Returns: The transactions as they are now.
  package func assign(
    _ ids: [TransactionID], to period: PeriodID?
  ) throws(BookError) -> [Transaction] {
    var change = EditChange()
    change.period = .set(period)
    return try EditTransactions(in: book).edit(ids, change)
  }

  /// A name that can be a period's, trimmed.
  private func freeName(_ text: String, for own: PeriodID?) throws(BookError) -> String {
    var name = text[...]
    while name.first?.isWhitespace == true { name.removeFirst() }
    while name.last?.isWhitespace == true { name.removeLast() }
    guard !name.isEmpty else { throw BookError.period(.emptyName) }
    // A character may have accents without end.
    let count = max(name.count, name.unicodeScalars.count / 4)
    guard count <= Period.longestName else { throw BookError.period(.longName(count)) }
    guard TerminalText.safe(String(name)) == name else {
      throw BookError.period(.unseenSign(String(name)))
    }
    if let other = book.periods.allNamed(String(name)).first(where: { $0.id != own }) {
      throw BookError.period(.taken(other.name, other.id))
    }
    return String(name)
  }

  private static func requireOrder(_ start: CalendarDate, _ end: CalendarDate?) throws(BookError) {
    if let end, end < start { throw .period(.endBeforeStart(start: start, end: end)) }
  }
}
