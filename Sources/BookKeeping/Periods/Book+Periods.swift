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
      throw BookError.period(.ambiguous(text, named))
    case .none(let meant): throw BookError.period(.unknown(text, meant: meant))
    }
  }
}

extension BookError {
  static func period(_ fault: PeriodFault) -> BookError { .usage(Diagnostic(.error, fault)) }
}

extension Edits {
  /// Puts the names of periods in place of the ids that edits carry, where a name is enough.
  func nameAssignedPeriods(in table: inout TransactionTable) {
    guard assignsPeriods else { return }
    let periods = periods.list
    for index in table.indices where table.names[index].hasDetails {
      guard var details = table.details(at: index), let assigned = details.period,
        let period = periods[PeriodID(assigned)]
      else { continue }
      details.period = periods.mark(of: period)
      table.set(details, at: index)
    }
  }
}
