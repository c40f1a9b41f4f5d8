import RuleEngine
import StatementModel

extension Book {
  /// Makes a grouping the one that lists have when none is asked for.
  ///
  /// - Returns: Whether something was written: nothing is where the file says so already.
  /// - Throws: `.usage` where the file leaves no place for it that changes nothing else.
  package func rememberGrouping(_ grouping: Grouping) throws(BookError) -> Bool {
    guard configuration.defaultGrouping != grouping else { return false }
    return try SettingsFile(paths).set(
      .text(grouping.rawValue), at: [ConfigurationKey.reports.rawValue, ReportKey.groupBy.rawValue])
  }
}
