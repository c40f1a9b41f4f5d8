import StatementModel

/// What the entries of one statement come to.
struct CAMTBook {
  /// The currency of the statement, once that is settled.
  var currency: Currency?
  /// The sum of what is booked.
  private(set) var sum = DecimalSum()
  /// Whether something booked is of another currency, so that the sum says nothing.
  private(set) var isMixed = false
  var hasRejected = false
  /// How many rows there are, the pending ones among them.
  private(set) var rowCount = 0
  /// How many payments they are of; an entry without any counts as one.
  private(set) var paymentCount = 0

  /// - Parameter payments: How many payments the row's entry has.
  mutating func add(_ row: StatementRow, payments: Int) {
    rowCount += 1
    paymentCount += max(1, payments)
    guard row.status == .posted else { return }
    sum.add(row.amount)
    if row.currency != nil { isMixed = true }
  }

  mutating func add(_ other: CAMTBook) {
    rowCount += other.rowCount
    paymentCount += other.paymentCount
    sum.add(other.sum)
    isMixed = isMixed || other.isMixed || currency != other.currency
    hasRejected = hasRejected || other.hasRejected
  }
}

/// A finished statement, as far as its pages and balances are concerned.
struct CAMTLedger {
  /// Of the last page.
  private var header: CAMTHeader
  private var book: CAMTBook
  private(set) var opening: StatedBalance?
  private(set) var closing: StatedBalance?
  /// The line of the first page.
  let line: Int?
  private let firstPage: Int
  private var pageCount = 1

  init(
    header: CAMTHeader, book: CAMTBook, opening: StatedBalance?, closing: StatedBalance?
  ) {
    self.header = header
    self.header.dropBalances()
    self.book = book
    self.opening = opening
    self.closing = closing
    line = header.line
    firstPage = header.page ?? 1
  }

  /// Whether a statement of this account in a file of several can be spoken of.
  var account: String? { header.account }
  var rowCount: Int { book.rowCount }

  /// Whether this is the next page of the statement before it.
  func continues(_ other: CAMTLedger) -> Bool {
    guard let page = header.page, let before = other.header.page, before < Int.max,
      page == before + 1, other.header.isLastPage == false, header.account == other.header.account,
      book.currency == other.book.currency
    else { return false }
    return (header.id != nil && header.id == other.header.id)
      || (header.sequenceNumber != nil && header.sequenceNumber == other.header.sequenceNumber)
  }

  /// Takes the next page: a statement opens with its first and closes with its last one.
  mutating func join(_ next: CAMTLedger) {
    header = next.header
    pageCount += 1
    book.add(next.book)
    opening = opening ?? next.opening
    closing = next.closing ?? closing
  }

  /// What contradicts itself in the statement: its balances and its booked entries, and how many
  /// entries it says it has.
  ///
  /// Said of whole statements only: of one page, or with an entry that could not be read, nothing
  /// else is to be expected.
  var disagreements: [CAMTFact] {
    guard !book.hasRejected, header.isLastPage != false, firstPage == 1 else { return [] }
    return [balancesDisagree, countsDisagree].compactMap(\.self)
  }

  /// Some banks count payments; either will do.
  private var countsDisagree: CAMTFact? {
    guard let stated = header.entryCount, pageCount == 1, stated != book.rowCount,
      stated != book.paymentCount
    else { return nil }
    return .countsDisagree(stated: stated, found: book.rowCount)
  }

  private var balancesDisagree: CAMTFact? {
    guard let opening, let closing, !book.isMixed else { return nil }
    var sum = book.sum
    sum.add(opening.amount)
    sum.subtract(closing.amount)
    guard !sum.isZero else { return nil }
    let decimals = (book.currency ?? .none).minorUnits
    return .balancesDisagree(
      opening: opening.amount.text(minimumDecimals: decimals),
      entries: book.sum.text(minimumDecimals: decimals),
      closing: closing.amount.text(minimumDecimals: decimals))
  }
}

extension CAMTStatements {
  /// Settles the currency of the statement: the account's own, or that of its booked balances, or
  /// that of the entry that comes first, or of any other balance.
  ///
  /// Asked at the first entry, after which it stays; the standard puts account and balances before
  /// the entries.
  mutating func settleCurrency(byEntry: Bool) {
    guard book.currency == nil else { return }
    if let own = header.currency {
      book.currency = own
      return
    }
    let booked = Set(header.balances.filter(\.isBooked).compactMap(\.currency))
    if booked.count == 1, let only = booked.first {
      book.currency = only
      tallies.note(.currencyOfBalances)
    } else if byEntry, let stated = entry.first(.amount)?.currency,
      let currency = CAMTValues.currency(entry.buffer, stated)
    {
      book.currency = currency
      tallies.note(.currencyOfEntries)
    } else {
      let other = byEntry ? nil : header.balances.lazy.compactMap(\.currency).first
      book.currency = other ?? defaultCurrency
    }
  }
}
