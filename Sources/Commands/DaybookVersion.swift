import BookKeeping
import StatementFormats
import StatementModel

/// What the program is, for those who report a mistake in it.
enum DaybookVersion {
  /// By semantic versioning: what scripts rely on (commands, options, exit codes, keys of machine
  /// formats, `daybook.yaml`, rules) changes its meaning with the first number alone.
  static let number = "0.1.0"

  /// The version, the commit where the one who built it told it, and the versions of what the program
  /// reads and keeps.
  static func text(commit: String) -> String {
    """
    daybook \(number)\(commit.isEmpty ? "" : " (\(commit))")
    statement readers \(StatementReader.version), book format \(Book.formatVersion), index \
    \(Book.indexVersion)
    \(ExporterLibrary().all.count) exporters, \(BookTemplate.starterRules.count) files of starter rules

    """
  }
}
