import StatementModel

/// The periods of a book: they live in its journal.
extension Book {
  /// All periods there are.
  package var periods: PeriodList { history.edits.periods.list }

  /// The device that made a period.
  package func device(of period: PeriodID) -> String { history.edits.periods.devices[period] ?? "" }

  /// The period that a person names by its name, or by its id or the beginning of it.
  ///
  /// - Throws: `.usage` where there is none, or several are meant.
  package func period(named text: String) throws(BookError) -> Period {
    switch periods.search(text) {
    case .found(let period): return period
    case .several(let found):
      let named = found.map {
        PeriodFault.Named(id: $0.id, start: $0.start, device: device(of: $0.id))
      }
      throw Self.failure(.ambiguous(text, named))
    case .none(let meant): throw Self.failure(.unknown(text, meant: meant))
    }
  }

  /// Makes a period.
  ///
  /// - Throws: `.usage` for a name that can't be one or is another period's, or an end before the
  ///   start.
  package func createPeriod(_ wanted: PeriodDraft) throws(BookError) -> Period {
    var draft = wanted
    draft.name = try freeName(wanted.name, for: nil)
    try Self.requireOrder(draft.start, draft.end)
    let known = Set(periods.all.map(\.id))
    try record([.period(PeriodFact(making: draft))])
    guard let made = periods.all.first(where: { !known.contains($0.id) }) else {
      throw Self.failure(.unknown(draft.name, meant: nil))
    }
    return made
  }

  /// Changes a period.
  ///
  /// - Throws: `.usage` as for making one, and where nothing would change.
  package func changePeriod(
    _ period: Period, _ wanted: PeriodChange
  ) throws(BookError) -> Period {
    var change = wanted
    if let name = wanted.name { change.name = try freeName(name, for: period.id) }
    try Self.requireOrder(change.start ?? period.start, change.end ?? period.end)
    if change.name == period.name { change.name = nil }
    if change.start == period.start { change.start = nil }
    if let end = change.end, end == period.end { change.end = nil }
    if change.isAutomatic == period.isAutomatic { change.isAutomatic = nil }
    guard !change.isEmpty else { throw Self.failure(.nothingToChange) }
    try record([.period(PeriodFact(change, of: period.id))])
    return periods[period.id] ?? period
  }

  /// Deletes a period; its transactions stay, and belong to it no more.
  package func deletePeriod(_ period: Period) throws(BookError) {
    try record([.period(PeriodFact(deleting: period.id))])
  }

  /// Assigns transactions to a period by a person's word, or to none, whatever rules say.
  ///
  /// - Returns: The transactions as they are now.
  package func assign(
    _ ids: [TransactionID], to period: PeriodID?
  ) throws(BookError) -> [Transaction] {
    var change = EditChange()
    change.period = .set(period)
    return try edit(ids, change)
  }

  /// A name that can be a period's, trimmed.
  private func freeName(_ text: String, for own: PeriodID?) throws(BookError) -> String {
    var name = text[...]
    while name.first?.isWhitespace == true { name.removeFirst() }
    while name.last?.isWhitespace == true { name.removeLast() }
    guard !name.isEmpty else { throw Self.failure(.emptyName) }
    // A character may have accents without end.
    let count = max(name.count, name.unicodeScalars.count / 4)
    guard count <= Period.longestName else { throw Self.failure(.longName(count)) }
    guard TerminalText.safe(String(name)) == name else {
      throw Self.failure(.unseenSign(String(name)))
    }
    if let other = periods.allNamed(String(name)).first(where: { $0.id != own }) {
      throw Self.failure(.taken(other.name, other.id))
    }
    return String(name)
  }

  private static func requireOrder(_ start: CalendarDate, _ end: CalendarDate?) throws(BookError) {
    if let end, end < start { throw failure(.endBeforeStart(start: start, end: end)) }
  }

  private static func failure(_ fault: PeriodFault) -> BookError {
    .usage(Diagnostic(.error, fault))
  }

  /// Puts the names of periods in place of the ids that edits carry, where a name is enough.
  func nameAssignedPeriods(of table: inout TransactionTable) {
    guard history.edits.assignsPeriods else { return }
    let periods = periods
    for index in table.indices where table.names[index].hasDetails {
      guard var details = table.details(at: index), let assigned = details.period,
        let period = periods[PeriodID(assigned)]
      else { continue }
      details.period = periods.mark(of: period)
      table.set(details, at: index)
    }
  }
}
