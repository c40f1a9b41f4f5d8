import StatementModel

/// The newest whole month of each category against the average of up to three before it.
struct CategoryChanges: Sendable {
  struct Line: Sendable {
    var category: CategoryPath?
    var now: DecimalSum
    var usual: DecimalSum
    var change: DecimalSum
  }

  let currency: Currency
  let month: Month
  /// How many months the average is of.
  let length: Int
  /// The months that the average is of.
  var before: ClosedRange<Month> { month.previous(length)...month.previous }
  /// The biggest change first.
  let lines: [Line]

  /// Nothing where nothing changed, and without a month that is over and one before it.
  ///
  /// - Parameter last: The place of the newest month that is over.
  init?(_ table: CategoryMonths, _ last: Int?, _ locale: ReportLocale) {
    guard let last, last > 0 else { return nil }
    currency = table.currency
    month = table.months[last]
    length = min(CategoryMonths.averages[0], last)
    var lines: [(name: String, line: Line)] = []
    for row in table.rows {
      guard
        let usual = CategoryMonths.average(
          row.sums, upTo: last - 1, months: length, table.currency)
      else { continue }
      var change = row.sums[last]
      change.subtract(usual)
      guard !change.isZero else { continue }
      lines.append(
        (
          row.category?.text ?? locale[.uncategorized],
          Line(category: row.category, now: row.sums[last], usual: usual, change: change)
        ))
    }
    guard !lines.isEmpty else { return nil }
    self.lines = lines.sorted { left, right in
      let (one, other) = (left.line.change.magnitude, right.line.change.magnitude)
      return one == other ? left.name < right.name : one > other
    }.map(\.line)
  }
}
