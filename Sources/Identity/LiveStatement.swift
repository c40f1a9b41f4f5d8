import StatementModel

/// A live statement as identity sees it: of one card, with its place in the canonical order.
package struct LiveStatement: Sendable {
  /// SHA-256 of its file, 64 hexadecimal digits.
  package var fileHash: String
  /// Which statement of its file it is, from 0.
  package var ordinal: Int
  /// Where its ids come from: ids of one source are proved stable or not together.
  package var source: String
  /// The currency of rows that name none themselves.
  package var currency: Currency
  /// The period it covers; nothing where it has neither rows nor a stated period.
  package var from: CalendarDate?
  package var to: CalendarDate?
  package var rows: StatementColumns
  /// By row, as those of the card.
  package var ids: [TransactionID]
  /// How many rows are pending.
  let pendingCount: Int

  /// - Parameter ids: Those of the rows (`RowIDs`).
  package init(
    fileHash: String, ordinal: Int, source: String, currency: Currency, from: CalendarDate?,
    to: CalendarDate?, rows: StatementColumns, ids: [TransactionID]
  ) {
    self.fileHash = fileHash
    self.ordinal = ordinal
    self.source = source
    self.currency = currency
    self.from = from
    self.to = to
    self.rows = rows
    self.ids = ids
    pendingCount = rows.pendingCount
  }

  /// Whether any row is posted.
  var hasPosted: Bool { pendingCount < rows.count }

  /// Whether the period it covers has a day.
  func covers(_ day: CalendarDate) -> Bool {
    guard let from, let to else { return false }
    return from <= day && day <= to
  }

  /// The one order in which statements are judged: by end; of one end, that with more pending rows
  /// first, since the one that shows a row posted is newer; then by content hash.
  ///
  /// Nothing that a run, a clock or a machine could change takes part.
  static func canonicallyBefore(_ left: LiveStatement, _ right: LiveStatement) -> Bool {
    let leftEnd = left.to?.dayNumber ?? .min
    let rightEnd = right.to?.dayNumber ?? .min
    if leftEnd != rightEnd { return leftEnd < rightEnd }
    if left.pendingCount != right.pendingCount { return left.pendingCount > right.pendingCount }
    if left.fileHash != right.fileHash { return left.fileHash < right.fileHash }
    return left.ordinal < right.ordinal
  }
}
