import StatementModel

/// One file of the reports folder, ready to be written.
package struct ReportFile: Hashable, Sendable {
  /// Within the reports folder, with `/`: `months/2026-03/by-category.md`.
  package var path: String
  package var bytes: [UInt8]

  init(_ path: String, _ text: ByteText) {
    self.path = path
    bytes = text.bytes
  }

  /// The contents as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// All that reports are made from.
///
/// No clock takes part: the same input gives the same bytes.
package struct ReportInput: Sendable {
  package var transactions: [Transaction]
  package var cards: [Card]
  package var categories: CategoryTree
  package var locale: ReportLocale
  package var basis: DateBasis
  /// The end of the newest statement; the reports stand as of this day.
  package var asOf: CalendarDate?

  package init(
    transactions: [Transaction], cards: [Card], categories: CategoryTree,
    locale: ReportLocale = .standard, basis: DateBasis = .purchase, asOf: CalendarDate? = nil
  ) {
    self.transactions = transactions
    self.cards = cards
    self.categories = categories
    self.locale = locale
    self.basis = basis
    self.asOf = asOf
  }
}
