import StatementModel

/// One statement in the making: a message, or the messages that are its pages.
struct MT940Message {
  var account: String?
  /// The statement's number of `:28C:` without that of the page.
  var number: String?
  var opening: MT940Balance?
  /// Whether the opening balance is that of a later page; nothing without one.
  var opensPage: Bool?
  var closing: MT940Balance?
  /// Whether the closing balance is that of a page with more to come; nothing without one.
  var closesPage: Bool?
  /// Currencies by what names them; the first that is known counts.
  var currency: Currency?
  var otherCurrency: Currency?
  var rows = StatementColumns()
  var rejectedRows = 0
  /// How many of the rows stand after the closing balance.
  var rowsAfterEnd = 0
  /// Whether a field was met that only interim reports have.
  var hasInterimField = false
  /// The type that the header states.
  var type: Int?
  var debits: MT940Sum?
  var credits: MT940Sum?
  var found = MT940Turnover()
  /// How many pages it was put together of.
  var pages = 1
  /// Whether the text ends with this message, and no mark ends it.
  var lacksEnd = false
  /// The line on which it begins.
  var line = 0

  /// Whether nothing shows that the message is whole: rows that no balance, sum or mark follows, or
  /// the head of a statement.
  var maybeCutOff: Bool {
    lacksEnd && !(rows.isEmpty && isInterim) && opening == nil && closing == nil && debits == nil
      && credits == nil
  }

  /// Whether there is anything that makes a statement.
  var isStatement: Bool {
    account != nil || opening != nil || closing != nil || !rows.isEmpty || rejectedRows > 0
  }

  /// Whether it reports what happened since the last statement, and is no statement itself.
  var isInterim: Bool {
    if opening != nil || closing != nil { return false }
    return type.map { $0 == 942 } ?? hasInterimField
  }

  /// Whether the other message is the page that follows.
  func isContinued(by other: MT940Message) -> Bool {
    guard opensPage != nil || closesPage != nil, other.opensPage != nil || other.closesPage != nil,
      closesPage != false, other.opensPage != false, closesPage == true || other.opensPage == true
    else { return false }
    return account == other.account && number == other.number
      && (currency == nil || other.currency == nil || currency == other.currency)
  }

  /// Whether it begins with the balance that the other message ends with, so that nothing can be
  /// missing between them: some banks give each page a number of its own.
  func isOpened(by other: MT940Message) -> Bool {
    account == other.account && opening != nil && opening?.amount == other.closing?.amount
  }

  /// Adds the page that follows.
  mutating func append(_ page: MT940Message) {
    rows.append(contentsOf: page.rows)
    rejectedRows += page.rejectedRows
    rowsAfterEnd += page.rowsAfterEnd
    closing = page.closing
    closesPage = page.closesPage
    lacksEnd = page.lacksEnd
    currency = currency ?? page.currency
    otherCurrency = otherCurrency ?? page.otherCurrency
    found.add(page.found)
    pages += 1
  }

  /// Notes a currency that a field names.
  mutating func name(_ named: Currency?) {
    guard let named else { return }
    if let currency {
      if currency != named, otherCurrency == nil { otherCurrency = named }
    } else {
      currency = named
    }
  }
}

/// Numbers and sums of rows, by what their amounts are and by what their marks say.
struct MT940Turnover {
  var outflow = DecimalSum()
  var outflows = 0
  var inflow = DecimalSum()
  var inflows = 0
  /// Of the rows marked `D` or `RD`, whatever the direction is.
  var debited = DecimalSum()
  var debits = 0
  var credited = DecimalSum()
  var credits = 0

  mutating func add(_ line: MT940Line) {
    let magnitude = line.amount.magnitude
    if line.saysCredit == line.isReversal {
      outflow.add(magnitude)
      outflows += 1
    } else {
      inflow.add(magnitude)
      inflows += 1
    }
    if line.saysCredit {
      credited.add(magnitude)
      credits += 1
    } else {
      debited.add(magnitude)
      debits += 1
    }
  }

  mutating func add(_ other: MT940Turnover) {
    outflow.add(other.outflow)
    outflows += other.outflows
    inflow.add(other.inflow)
    inflows += other.inflows
    debited.add(other.debited)
    debits += other.debits
    credited.add(other.credited)
    credits += other.credits
  }

  /// What the rows make in all.
  var total: DecimalSum {
    var sum = inflow
    sum.add(outflow.negated)
    return sum
  }
}
