import StatementModel

/// What can be wrong with a request for a list or a report.
package enum ReportFact: DiagnosticFact, Error, Hashable {
  /// A locale that the table does not hold.
  case unknownLocale(String)
  case unknownReport(String, known: [String])
  /// A report that is of one month was asked for without naming it.
  case monthMissing(report: String)
  /// A report that takes no month was given one, or more words than one.
  case surplusArgument(report: String, argument: String)
  case badMonth(String)
  /// A report that is of one period was asked for without naming it.
  case periodMissing(report: String)
  case unknownPeriod(String, meant: String?)
  /// Several periods of a name, by their ids.
  case severalPeriods(String, ids: [String])
  /// Amounts of one currency that are no whole numbers of 64 bits in any one unit.
  case noCommonUnit(Currency)
}
