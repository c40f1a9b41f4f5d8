import StatementModel

extension ReportKind {
  /// Payments and income that come again and again.
  static let recurring = ReportKind(
    name: "recurring",
    abstract: "Payments and income that come again: when next, what in a year, and what changed.",
    make: .whole { input in RecurringReport(input).printed(input) })
}
