import StatementModel

/// What rows amount to that are not kept, by the currency they name.
///
/// The currency of the others and the sign of purchases may be known only behind the last row, so
/// sums are kept apart until then.
struct RowTally {
  /// The rows of one currency, all pending or none.
  private struct Entry {
    /// Nothing for rows that name none.
    var currency: Currency?
    var isPending: Bool
    var sum = DecimalSum()
    var count = 0
    var first: CalendarDate
    var last: CalendarDate
  }

  private var entries: [Entry] = []
  /// The entry of the row counted last; the next is mostly alike.
  private var latest = 0
  /// How many rows were counted.
  private(set) var count = 0

  /// Counts one row.
  @inline(__always)
  mutating func add(
    _ amount: ExactDecimal, _ currency: Currency?, on date: CalendarDate, isPending: Bool
  ) {
    let index = entry(currency, isPending, date)
    count += 1
    entries[index].count += 1
    entries[index].sum.add(amount)
    if date < entries[index].first { entries[index].first = date }
    if entries[index].last < date { entries[index].last = date }
  }

  /// Counts rows that were counted elsewhere.
  mutating func add(_ other: RowTally) {
    for entry in other.entries {
      let index = self.entry(entry.currency, entry.isPending, entry.first)
      count += entry.count
      entries[index].count += entry.count
      entries[index].sum.add(entry.sum)
      entries[index].first = min(entries[index].first, entry.first)
      entries[index].last = max(entries[index].last, entry.last)
    }
  }

  private mutating func entry(
    _ currency: Currency?, _ isPending: Bool, _ date: CalendarDate
  ) -> Int {
    if latest < entries.count, entries[latest].currency == currency,
      entries[latest].isPending == isPending
    {
      return latest
    }
    let found = entries.firstIndex { $0.currency == currency && $0.isPending == isPending }
    if let found {
      latest = found
    } else {
      entries.append(Entry(currency: currency, isPending: isPending, first: date, last: date))
      latest = entries.count - 1
    }
    return latest
  }

  /// Gives all amounts the other sign.
  mutating func turnSigns() {
    for index in entries.indices { entries[index].sum = entries[index].sum.negated }
  }

  /// Adds the rows to the summary of their statement, whose currency is that of rows without one.
  func fold(into summary: inout StatementSummary) {
    for entry in entries {
      summary.add(
        entry.sum, of: entry.count, entry.currency ?? summary.currency ?? .none,
        arePending: entry.isPending)
      summary.add(from: entry.first, to: entry.last)
    }
  }
}
