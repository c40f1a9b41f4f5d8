import StatementModel

/// What a report is of: a month, or a period that a person made.
package enum ReportSpan: Hashable, Sendable {
  case month(Month)
  case period(Period)

  /// What people call it: `March 2026`, `Vacation`.
  func title(in locale: ReportLocale) -> String {
    switch self {
    case .month(let month): locale.text(month)
    case .period(let period): period.name
    }
  }

  /// What charts and programs call it: `2026-03`, `Vacation`.
  var name: String {
    switch self {
    case .month(let month): month.description
    case .period(let period): period.name
    }
  }

  /// Whether days of it may still come.
  ///
  /// - Parameter day: The end of the newest statement.
  func isOpen(asOf day: CalendarDate) -> Bool {
    switch self {
    case .month(let month): day.month <= month
    case .period(let period): period.end.map { day <= $0 } ?? true
    }
  }

  /// As a cell of a table.
  var cell: TextTable.Cell {
    switch self {
    case .month(let month): .month(month)
    case .period(let period): .text(period.name)
    }
  }
}
