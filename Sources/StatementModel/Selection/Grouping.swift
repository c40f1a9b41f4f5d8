/// By what a list is divided into groups.
package enum Grouping: String, Sendable, CaseIterable {
  case date, card, month, category, merchant, week, quarter, year, tag, period, none
}

/// The order of transactions within a group.
package enum Sorting: String, Sendable, CaseIterable {
  /// Oldest first.
  case date
  /// Newest first; what holds where nothing is asked for.
  case newestFirst = "-date"
  /// Smallest first: the largest outflow begins.
  case amount
  /// Largest first: the largest inflow begins.
  case largestFirst = "-amount"
  /// By the merchant's name, without case and accents.
  case merchant
}
