import StatementModel

/// Makes statements of the elements of an OFX file: the sink of both producers.
///
/// One `STMTRS`, `CCSTMTRS` or `INVSTMTRS` is one statement, however many stand in the file.
/// Leniencies granted here:
///
/// 1. Rows outside any statement are of one without account or currency.
/// 2. Rows outside their list count as if they stood in it.
/// 3. A statement ends where the next one begins.
/// 4. An empty account, currency or balance is none.
struct OFXStatements: OFXEventSink {
  private(set) var statements: [Statement] = []
  private(set) var rejected: [RejectedRow] = []
  private(set) var leftOut: [LeftOutRow] = []
  private(set) var warnings: [Diagnostic] = []
  /// Errors that the server answered with, and where.
  private(set) var refusals: [Diagnostic] = []
  /// The first amount whose decimal mark the text does not tell.
  private(set) var firstUndecided: (text: String, line: Int)?
  private(set) var isCutOff = false
  /// What stands in the file in place of a statement.
  private(set) var holdsInstead: String?
  private(set) var maker: OFXRowMaker

  private let path: String
  private let limits: ReadingLimits
  private let defaultCurrency: Currency?
  private var lines: LineCounter
  private var context: [OFXTag] = []
  private var parent: OFXTag { context.last ?? .unknown }

  private var current: Statement?
  private var statementStart = 0
  private var rowCount = 0
  private var fields = OFXRowFields()
  private var rowStart: Int?
  private var status = OFXStatus()
  private var balance = OFXBalanceFields()
  private var institution: String?
  private var ofcAccount = Statement()
  private var responseIsAnswered = false
  private var investmentRows: [OFXTag: Int] = [:]

  /// - Parameters:
  ///   - text: The decoded text, for telling lines.
  ///   - options: Path, profile and limits.
  ///   - mark: The decimal mark where it is decided already.
  init(text: [UInt8], options: ReadingOptions, mark: StatementProfile.DecimalMark?) {
    path = options.path
    limits = options.limits
    defaultCurrency = options.profile?.currency
    maker = OFXRowMaker(mark: mark, dateOrder: options.profile?.dateOrder)
    lines = LineCounter(text: text)
  }

  // MARK: - Events

  mutating func open(_ tag: OFXTag, at offset: Int) {
    switch tag {
    case .row, .pendingRow:
      beginRow(at: offset)
    case .statement, .cardStatement, .investmentStatement:
      beginStatement(tag, at: offset)
    case .transactionList, .pendingList, .investmentList:
      ensureStatement(at: offset)
    case .statementResponse, .cardStatementResponse, .investmentStatementResponse:
      responseIsAnswered = false
    case .accountInfo:
      holdsInstead = "a list of accounts"
    case .status: status = OFXStatus()
    case .ledgerBalance, .availableBalance: balance = OFXBalanceFields()
    default:
      if tag.isInvestmentTransaction, parent == .investmentList {
        investmentRows[tag, default: 0] += 1
      }
    }
    context.append(tag)
  }

  mutating func close(_ tag: OFXTag, at offset: Int) {
    _ = context.popLast()
    switch tag {
    case .row, .pendingRow: finishRow(tag, at: offset)
    case .statement, .cardStatement, .investmentStatement: finishStatement()
    case .status: finishStatus(at: offset)
    case .ledgerBalance: finishBalance(at: offset)
    case .statementResponse, .cardStatementResponse, .investmentStatementResponse:
      if !responseIsAnswered { warn(.emptyResponse, at: offset - 1) }
    default: break
    }
  }

  mutating func cutOff(_ tag: OFXTag, at offset: Int) {
    isCutOff = true
    _ = context.popLast()
    if tag.isRow, let start = rowStart {
      rowStart = nil
      reject(.rowCutOff, span(from: start, to: offset))
    }
  }

  mutating func leaf(_ tag: OFXTag, in bytes: [UInt8], _ range: Range<Int>, at offset: Int) {
    if rowStart != nil {
      fields.take(tag, of: parent, in: bytes, range)
      return
    }
    guard !range.isEmpty else { return }
    func text() -> String { String(decoding: bytes[range], as: UTF8.self) }
    switch (parent, tag) {
    case (.statement, .defaultCurrency), (.cardStatement, .defaultCurrency),
      (.investmentStatement, .defaultCurrency):
      setCurrency(text(), at: offset)
    case (.bankAccount, _), (.cardAccount, _), (.investmentAccount, _), (.ofcAccount, _):
      setAccount(tag, text())
    case (_, .startDate), (_, .endDate):
      setPeriod(tag, OFXDate.read(bytes, range, order: maker.dateOrder))
    case (.ledgerBalance, _), (.availableBalance, _):
      balance.take(tag, text())
      if tag == .balanceAmount, parent == .availableBalance { _ = maker.amount(bytes, range) }
    case (.statement, .ofcBalance):
      balance = OFXBalanceFields()
      balance.take(.balanceAmount, text())
      finishBalance(at: offset)
    case (.status, _): status.take(tag, text())
    case (.institution, .organisation): institution = institution ?? text()
    default: break
    }
  }

  /// Ends what is open, when the producer has come to the end of the text.
  mutating func finish() {
    finishStatement()
    for index in statements.indices { statements[index].institution = institution }
    if !investmentRows.isEmpty {
      let kinds = investmentRows.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      let words = kinds.map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
      warn(.investmentRows(count: investmentRows.values.reduce(0, +), kinds: words), at: nil)
    }
    if isCutOff { warn(.cutOff, at: nil) }
  }

  // MARK: - Statements

  private mutating func beginStatement(_ tag: OFXTag, at offset: Int) {
    finishStatement()
    responseIsAnswered = true
    statementStart = offset
    var statement = ofcAccount
    ofcAccount = Statement()
    statement.currency = defaultCurrency
    switch tag {
    case .cardStatement: statement.accountType = .creditCard
    case .investmentStatement: statement.accountType = .investment
    default: break
    }
    current = statement
  }

  /// Leniency 1: a statement that nothing opened.
  private mutating func ensureStatement(at offset: Int) {
    guard current == nil else { return }
    beginStatement(context.contains(.cardMessages) ? .cardStatement : .statement, at: offset)
  }

  private mutating func finishStatement() {
    guard var statement = current else { return }
    current = nil
    if let from = statement.statedFrom, let to = statement.statedTo, from > to {
      warn(.periodInverted(from: from.description, to: to.description), at: statementStart)
      statement.statedFrom = nil
      statement.statedTo = nil
    }
    // Of a statement that was cut off before anything in it was complete nothing is known.
    if isCutOff, statement.rows.isEmpty, statement.closingBalance == nil { return }
    statements.append(statement)
  }

  private mutating func setCurrency(_ text: String, at offset: Int) {
    if let currency = Currency(code: text) {
      current?.currency = currency
    } else {
      warn(.unknownCurrency(text: text), at: offset)
    }
  }

  private mutating func setAccount(_ tag: OFXTag, _ text: String) {
    if parent == .ofcAccount, current == nil {
      Self.setAccount(of: &ofcAccount, tag, text)
    } else if var statement = current {
      current = nil
      Self.setAccount(of: &statement, tag, text)
      current = statement
    }
  }

  private static func setAccount(of statement: inout Statement, _ tag: OFXTag, _ text: String) {
    switch tag {
    case .accountID: statement.account = statement.account ?? text
    case .accountType: statement.accountType = statement.accountType ?? accountType(text)
    default: break
    }
  }

  /// The account types of OFX (OFX 1.6, 11.3.1.1) and the numbers of OFC.
  private static func accountType(_ word: String) -> AccountType? {
    switch word.uppercased() {
    case "CHECKING", "0": .checking
    case "SAVINGS", "CD", "1": .savings
    case "CREDITCARD", "2": .creditCard
    case "MONEYMRKT", "3": .moneyMarket
    case "CREDITLINE", "4": .creditLine
    default: nil
    }
  }

  /// A statement may have several lists; its period reaches over all of them.
  private mutating func setPeriod(_ tag: OFXTag, _ date: OFXDate) {
    guard case .day(let day) = date,
      parent == .transactionList || parent == .investmentList || parent == .statement
    else { return }
    if tag == .startDate {
      let known = current?.statedFrom ?? day
      current?.statedFrom = min(known, day)
    } else {
      let known = current?.statedTo ?? day
      current?.statedTo = max(known, day)
    }
  }

  private mutating func finishBalance(at offset: Int) {
    guard current != nil, let text = balance.amount else { return }
    let bytes = Array(text.utf8)
    switch maker.amount(bytes, 0..<bytes.count) {
    case .known(let amount, _):
      let date = Array((balance.date ?? "").utf8)
      var stated = StatedBalance(amount: amount)
      if case .day(let day) = OFXDate.read(date, 0..<date.count, order: maker.dateOrder) {
        stated.date = day
      }
      current?.closingBalance = stated
    case .undecided: noteUndecided(text, at: offset)
    case .null: break
    case .unreadable: warn(.unreadableBalance(text: text), at: offset)
    }
  }

  private mutating func finishStatus(at offset: Int) {
    guard status.isError else { return }
    responseIsAnswered = true
    let fact = OFXFact.refused(code: status.code, message: status.message)
    let line = lines.line(at: offset)
    refusals.append(Diagnostic(.error, fact, at: SourceLocation(file: path, line: line)))
  }

  // MARK: - Rows

  private mutating func beginRow(at offset: Int) {
    ensureStatement(at: offset)
    fields.clear()
    rowStart = offset
  }

  private mutating func finishRow(_ tag: OFXTag, at end: Int) {
    guard let start = rowStart else { return }
    rowStart = nil
    let span = span(from: start, to: end)
    guard span.length <= limits.recordBytes else {
      reject(.rowTooLong(limit: limits.recordBytes), span)
      return
    }
    let made = maker.make(
      fields, isPending: tag == .pendingRow, record: rowCount + 1, span: span,
      currency: current?.currency, accountType: current?.accountType)
    switch made {
    case .read(let row):
      rowCount += 1
      current?.rows.append(row)
    case .leftOut(let reason):
      rowCount += 1
      leftOut.append(LeftOutRow(record: rowCount, span: span, reason: reason))
    case .rejected(let fact): reject(fact, span)
    case .undecided(let text):
      rowCount += 1
      if firstUndecided == nil { firstUndecided = (text, span.line) }
    }
  }

  private mutating func reject(_ fact: OFXFact, _ span: SourceSpan) {
    rowCount += 1
    rejected.append(RejectedRow(record: rowCount, span: span, column: nil, fact: fact))
  }

  private mutating func span(from start: Int, to end: Int) -> SourceSpan {
    SourceSpan(line: lines.line(at: start), offset: start, length: end - start)
  }

  private mutating func noteUndecided(_ text: String, at offset: Int) {
    if firstUndecided == nil { firstUndecided = (text, lines.line(at: offset)) }
  }

  private mutating func warn(_ fact: OFXFact, at offset: Int?) {
    let line = offset.map { lines.line(at: $0) }
    warnings.append(Diagnostic(.warning, fact, at: SourceLocation(file: path, line: line)))
  }
}

/// The answer's status (OFX 1.6, 3.1.4).
struct OFXStatus {
  private(set) var code = ""
  private(set) var message = ""
  private var severity = ""

  mutating func take(_ tag: OFXTag, _ text: String) {
    switch tag {
    case .code: code = text
    case .severity: severity = text.uppercased()
    case .message: message = text
    default: break
    }
  }

  var isError: Bool { severity == "ERROR" }
}

/// The leaves of `LEDGERBAL`.
struct OFXBalanceFields {
  private(set) var amount: String?
  private(set) var date: String?

  mutating func take(_ tag: OFXTag, _ text: String) {
    switch tag {
    case .balanceAmount: amount = text
    case .asOfDate: date = text
    default: break
    }
  }
}
