import StatementModel

extension ReportKind {
  /// How spending moves.
  static let trends = ReportKind(
    name: "trends",
    abstract: "Months side by side, averages, this month so far, and charges that stand out.",
    make: .whole { input in TrendsReport(input).printed })
}
