import StatementModel

/// Makes statements of the elements of a message.
///
/// One `Stmt`, `Rpt` or `Ntfctn` is one statement, however many stand in the file; pages of one
/// statement are put together.
struct CAMTStatements {
  var statements: [Statement] = []
  var rejected: [RejectedRow] = []
  var warnings: [Diagnostic] = []
  /// Why reading on is no use.
  private(set) var refusal: CAMTFact? {
    didSet { isSated = true }
  }
  private(set) var isSated = false
  /// Whether a message began whose statements could be read.
  var hasMessage = false
  var tallies = CAMTTallies()

  /// How many warnings are kept, and statements read, so that no file fills the memory with them.
  private static let mostWarnings = 1000
  private static let mostStatements = 100_000

  let path: String
  let limits: ReadingLimits
  /// The currency that the profile names, for statements that name none.
  let defaultCurrency: Currency?

  var messageCreated: CalendarDate?
  var header = CAMTHeader()
  var rows = StatementColumns()
  var book = CAMTBook()
  /// What is needed of each finished statement to put pages together and to check balances.
  var ledgers: [CAMTLedger] = []
  var balance = CAMTBalance()
  var entry = CAMTEntry()
  var entryStart: CAMTPlace?
  /// Whether the elements stand in a balance.
  var isInBalance = false
  var rowCount = 0

  init(options: ReadingOptions) {
    path = options.path
    limits = options.limits
    defaultCurrency = options.profile?.currency
    entry.limit = limits.recordBytes
  }

  // MARK: - Elements

  mutating func open(_ part: CAMTPart, at place: CAMTPlace) {
    switch part {
    case .message: hasMessage = true
    case .statement: beginStatement(at: place)
    case .balance:
      balance = CAMTBalance(line: place.line)
      isInBalance = true
    case .entry:
      entry.clear()
      entryStart = place
    case .payment: entry.beginPayment()
    }
  }

  /// Forgets what only the document before said of itself.
  mutating func beginDocument() {
    hasMessage = false
    messageCreated = nil
  }

  mutating func close(_ part: CAMTPart, at offset: Int) {
    switch part {
    case .message: break
    case .statement: finishStatement()
    case .balance:
      isInBalance = false
      finishBalance()
    case .entry: finishEntry(at: offset)
    case .payment: entry.endPayment()
    }
  }

  /// Takes a leaf that isn't empty.
  mutating func leaf(_ field: CAMTField, _ text: [UInt8], currency: [UInt8]) {
    if entryStart != nil {
      entry.take(field, text, currency: currency)
    } else if isInBalance {
      balance.take(field, text, currency: currency)
    } else if field == .messageCreated {
      messageCreated = CAMTValues.day(text, 0..<text.count)
    } else {
      if field == .accountCurrency, !header.take(currency: text) {
        warn(.unknownCurrency(text: String(decoding: text, as: UTF8.self)), line: nil)
      }
      header.take(field, text)
    }
  }

  /// Warns, as long as someone may still read it.
  mutating func warn(_ fact: CAMTFact, line: Int?) {
    guard warnings.count < Self.mostWarnings else { return }
    let location = SourceLocation(file: path, line: line)
    warnings.append(Diagnostic(.warning, fact, at: location))
  }

  // MARK: - Entries

  private mutating func finishEntry(at end: Int) {
    guard let start = entryStart else { return }
    entryStart = nil
    settleCurrency(byEntry: true)
    rowCount += 1
    let span = SourceSpan(line: start.line, offset: start.offset, length: end - start.offset)
    do throws(CAMTNoRow) {
      guard !entry.isTooLong else {
        throw CAMTNoRow(.entryTooLong(limit: limits.recordBytes))
      }
      var maker = CAMTRowMaker(entry: entry, header: header)
      maker.currency = book.currency
      maker.fallbackDay = header.fallbackDay ?? messageCreated
      let row = try maker.make(record: rowCount, span: span)
      tallies.count(maker.notes)
      book.add(row, payments: entry.paymentCount)
      rows.append(row)
    } catch {
      reject(error.fact, span)
    }
  }

  private mutating func reject(_ fact: CAMTFact, _ span: SourceSpan) {
    book.hasRejected = true
    rejected.append(RejectedRow(record: rowCount, span: span, column: nil, fact: fact))
    let read = rowCount - rejected.count
    if limits.refuses(rejected: rejected.count, read: read) {
      refusal = .tooManyRejected(rejected: rejected.count, read: read)
    }
  }

  // MARK: - Statements

  private mutating func beginStatement(at place: CAMTPlace) {
    header = CAMTHeader(line: place.line)
    rows = []
    book = CAMTBook()
  }

  private mutating func finishStatement() {
    settleCurrency(byEntry: false)
    if let from = header.from, let to = header.to, from > to {
      warn(.periodInverted(from: from.description, to: to.description), line: header.line)
      (header.from, header.to) = (nil, nil)
    }
    let (opening, closing) = statedBalances()
    let ledger = CAMTLedger(header: header, book: book, opening: opening, closing: closing)
    if let last = ledgers.last, ledger.continues(last) {
      join(ledger)
    } else {
      append(ledger)
    }
    header = CAMTHeader()
    if ledgers.count > Self.mostStatements {
      refusal = .tooManyStatements(limit: Self.mostStatements)
    }
  }

  private mutating func append(_ ledger: CAMTLedger) {
    ledgers.append(ledger)
    var statement = Statement(rows: rows)
    statement.account = header.account
    statement.accountType = header.accountType
    statement.institution = header.institution
    statement.currency = book.currency
    statement.statedFrom = header.from
    statement.statedTo = header.to
    statement.openingBalance = ledger.opening
    statement.closingBalance = ledger.closing
    statements.append(statement)
    rows = []
  }

  /// Puts a further page to the statement before it.
  private mutating func join(_ ledger: CAMTLedger) {
    let last = ledgers.count - 1
    ledgers[last].join(ledger)
    let joined = ledgers[last]
    tallies.joinedPages += 1
    statements[last].rows.append(contentsOf: rows)
    statements[last].openingBalance = joined.opening
    statements[last].closingBalance = joined.closing
    rows = []
  }

  /// Ends the file: the balances are held against the entries.
  mutating func finish() {
    for ledger in ledgers {
      for fact in ledger.disagreements { warn(fact, line: ledger.line) }
    }
  }
}
