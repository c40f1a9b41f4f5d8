import StatementModel

/// The transactions of one card in one month, as the directory knows them.
struct MonthEntry: Sendable {
  var card: CardID
  /// Months since the year 0, by the purchase day.
  var month: Int
  var count: Int
  /// The first and the last day of its transactions by posting.
  var firstPosting: CalendarDate
  var lastPosting: CalendarDate
  var ids: BlobReference
  var facts: BlobReference
  /// Of those that count anywhere.
  var currencies: CurrencyUsage

  var sum: UInt64 {
    var sum = Checksum()
    sum.add(card.text)
    sum.add(Int64(month))
    sum.add(Int64(count))
    sum.add(Int64(firstPosting.dayNumber))
    sum.add(Int64(lastPosting.dayNumber))
    for blob in [ids, facts] {
      sum.add(blob.id)
      sum.add(blob.sum)
    }
    sum.add(currencies.text)
    return sum.value
  }

  /// The number of the month that the day lies in.
  static func month(of day: CalendarDate) -> Int {
    let parts = day.parts
    return parts.year * 12 + parts.month - 1
  }
}

/// The table of months.
enum MonthDirectory {
  private static let columns = """
    card, month, count, first_posting, last_posting, ids, ids_sum, facts, facts_sum, \
    currencies, sum
    """

  /// All months, newest first, and by card within one.
  static func all(on handle: Handle) throws(IndexError) -> [MonthEntry] {
    let statement = try handle.prepare(
      "SELECT \(columns) FROM month ORDER BY month DESC, card")
    return try entries(statement)
  }

  /// The months of one card.
  static func of(_ card: CardID, on handle: Handle) throws(IndexError) -> [MonthEntry] {
    let statement = try handle.prepare("SELECT \(columns) FROM month WHERE card = ?")
    try statement.bind(1, card.text)
    return try entries(statement)
  }

  private static func entries(_ statement: borrowing RawStatement) throws(IndexError)
    -> [MonthEntry]
  {
    var entries: [MonthEntry] = []
    while try statement.step() {
      guard let first = Int32(exactly: statement.integer(3)),
        let last = Int32(exactly: statement.integer(4))
      else { throw .corrupt(.checksum) }
      let entry = MonthEntry(
        card: CardID(statement.text(0)), month: statement.int(1),
        count: statement.int(2), firstPosting: CalendarDate(dayNumber: first),
        lastPosting: CalendarDate(dayNumber: last),
        ids: BlobReference(id: statement.integer(5), sum: statement.checksum(6)),
        facts: BlobReference(id: statement.integer(7), sum: statement.checksum(8)),
        currencies: try CurrencyUsage(text: statement.text(9)))
      guard entry.count > 0, entry.sum == statement.checksum(10) else { throw .corrupt(.checksum) }
      entries.append(entry)
    }
    return entries
  }

  static func put(_ entry: MonthEntry, on handle: Handle) throws(IndexError) {
    let statement = try handle.prepare(
      "INSERT OR REPLACE INTO month(\(columns)) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    try statement.bind(1, entry.card.text)
    try statement.bind(2, entry.month)
    try statement.bind(3, entry.count)
    try statement.bind(4, Int(entry.firstPosting.dayNumber))
    try statement.bind(5, Int(entry.lastPosting.dayNumber))
    try statement.bind(6, entry.ids.id)
    try statement.bind(7, entry.ids.sum)
    try statement.bind(8, entry.facts.id)
    try statement.bind(9, entry.facts.sum)
    try statement.bind(10, entry.currencies.text)
    try statement.bind(11, entry.sum)
    try statement.run()
  }

  static func delete(_ entry: MonthEntry, on handle: Handle) throws(IndexError) {
    let statement = try handle.prepare(
      "DELETE FROM month WHERE card = ? AND month = ?")
    try statement.bind(1, entry.card.text)
    try statement.bind(2, entry.month)
    try statement.run()
  }
}
