import StatementModel

/// Where written reports go: one file after the other, each in pieces, so that no file needs to be
/// held whole.
package protocol ReportSink {
  /// Asks, before the files of a folder are made, whether they stand already as they would be.
  ///
  /// - Parameters:
  ///   - folder: Its path within the reports folder, with the last `/`.
  ///   - sum: Equal exactly when the files would be.
  mutating func keeps(_ folder: String, madeOf sum: UInt64) -> Bool
  /// Begins a file.
  ///
  /// - Parameter path: Within the reports folder, with `/`: `months/2026-03/by-category.md`.
  mutating func begin(_ path: String) throws
  mutating func append(_ bytes: [UInt8]) throws
  mutating func end() throws
}

extension ReportSink {
  mutating func keeps(_ folder: String, madeOf sum: UInt64) -> Bool { false }

  /// Hands over a whole file.
  mutating func add(_ path: String, _ text: ByteText) throws {
    try begin(path)
    try append(text.bytes)
    try end()
  }
}

/// One file of the reports folder.
package struct ReportFile: Hashable, Sendable {
  package var path: String
  package var bytes: [UInt8] = []

  /// The contents as a string.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// Keeps all files; for few transactions.
struct ReportCollector: ReportSink {
  private(set) var files: [ReportFile] = []

  mutating func begin(_ path: String) { files.append(ReportFile(path: path)) }
  mutating func append(_ bytes: [UInt8]) { files[files.count - 1].bytes += bytes }
  mutating func end() {}
}

/// All that reports are made from.
///
/// No clock takes part: the same input gives the same bytes.
package struct ReportInput: Sendable {
  /// A split transaction stands here as its parts.
  package var transactions: TransactionTable { didSet { known = nil } }
  package var cards: [Card]
  package var categories: CategoryTree { didSet { known = nil } }
  package var locale: ReportLocale
  package var basis: DateBasis { didSet { known = nil } }
  /// The end of the newest statement; the reports stand as of this day.
  package var asOf: CalendarDate?
  /// The currency that the book counts in where it converts.
  package var currency = Currency.usd
  package var periods = PeriodList()
  package var budgets: [Budget] = []
  /// What the page groups by until its reader chooses.
  package var defaultGrouping = Grouping.date
  /// Parts of purchases that are still to be paid.
  package var owedParts: [OwedPart] = []
  /// Each card's statements, as far as reports are made where they are known.
  package var statements: [StatementHistory] = []
  /// What waits for a person's word.
  package var questions = OpenQuestions()
  /// What a person said of recurring payments.
  package var recurring = RecurringDecisions()
  /// Rates between currencies, where the book has any.
  package var rates = ExchangeRates()
  /// Those that a person described.
  package var custom: [CustomReport] = []

  package init(
    table transactions: TransactionTable, cards: [Card], categories: CategoryTree,
    locale: ReportLocale = .standard, basis: DateBasis = .purchase, asOf: CalendarDate? = nil
  ) {
    self.transactions = transactions.byParts()
    self.cards = cards
    self.categories = categories
    self.locale = locale.showing(categories)
    self.basis = basis
    self.asOf = asOf
  }

  /// The same of transactions that stand by themselves.
  package init(
    transactions: [Transaction], cards: [Card], categories: CategoryTree,
    locale: ReportLocale = .standard, basis: DateBasis = .purchase, asOf: CalendarDate? = nil
  ) {
    self.init(
      table: TransactionTable(transactions), cards: cards, categories: categories, locale: locale,
      basis: basis, asOf: asOf)
  }

  /// The sums of all transactions, where they were worked out already.
  private var known: SpendingLedger?

  /// The sums of all transactions: kept, if several reports are to be made.
  package var ledger: SpendingLedger {
    known ?? SpendingLedger(transactions, categories: categories, basis: basis)
  }

  /// Works out the sums once for all reports that are made from this input.
  package mutating func keepLedger() { known = ledger }

  /// How many transactions have no category.
  package var uncategorizedCount: Int {
    let ledger = ledger
    return transactions.indices.count {
      ledger.roles[$0] != .gone && transactions.category(at: $0) == nil
    }
  }

  /// The newest day on which something was posted.
  package var newestPostedDay: CalendarDate? { newestPostedDay { _ in true } }

  /// The newest day on which something was posted in a currency.
  package func newestPostedDay(in currency: Currency) -> CalendarDate? {
    newestPostedDay { $0.amount.currency == currency }
  }

  private func newestPostedDay(
    where counts: (TransactionNumbers) -> Bool
  ) -> CalendarDate? {
    transactions.indices.reduce(into: nil) { newest, place in
      let numbers = transactions.numbers[place]
      guard numbers.status == .posted, counts(numbers) else { return }
      let day = numbers.date(by: basis)
      newest = newest.map { max($0, day) } ?? day
    }
  }
}
