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
  var statements: [Statement] = []
  var statementCount = 0
  /// How many rows the first statement has that names no account, yet has rows.
  var namelessRows: Int?
  /// Whether every statement so far is in a currency of three decimals.
  var currenciesHaveThreeDecimals = true
  var rejected: [RejectedRow] = []
  var leftOut: [LeftOutRow] = []
  var warnings: [Diagnostic] = []
  /// Errors that the server answered with, and where.
  var refusals: [Diagnostic] = []
  /// Why reading on is no use.
  var refusal: OFXFact?
  var isSated: Bool { refusal != nil }
  /// The first row's amount whose decimal mark the text does not tell.
  var firstUndecided: (fact: OFXFact, line: Int?)?
  /// The first row's date whose order the text does not tell.
  var firstUndecidedDate: (fact: OFXFact, line: Int?)?
  /// Whether the file's amounts seem to have no sign: several debits, and nothing negative.
  var seemsUnsigned: Bool { maker.positiveDebits > 1 && maker.negatives == 0 }
  /// Whether a balance's decimal mark is as open.
  var hasUndecidedBalance = false
  var isCutOff = false
  /// What stands in the file in place of a statement.
  var holdsInstead: String?
  /// Where the statements of loans begin, which are not read.
  private var loanLines: [Int] = []
  var maker: OFXRowMaker

  /// How many warnings are kept, and statements read, so that no file fills the memory with them.
  static let mostWarnings = 1000
  static let mostStatements = 100_000

  let path: String
  let limits: ReadingLimits
  let defaultCurrency: Currency?
  var lines: LineCounter
  var context: [OFXTag] = []
  var parent: OFXTag { context.last ?? .unknown }

  var current: Statement?
  /// Whether there is a current statement, without a copy of it.
  var isInStatement = false
  /// How many rows of the file correct others.
  var correctionCount = 0
  /// How many rows of the current statement were read.
  var rowsInStatement = 0
  var statementLine = 0
  var responseLine = 0
  var rowCount = 0
  var fields = OFXRowFields()
  var rowStart: Int?
  var rowLine = 1
  var rowColumn = 1
  var status = OFXStatus()
  var balance = OFXBalanceFields()
  var institution: String?
  var ofcAccount = Statement()
  var responseIsAnswered = false
  var investmentRows: [OFXTag: Int] = [:]

  /// - Parameters:
  ///   - text: The text that the elements stand in.
  ///   - options: Path, profile and limits.
  ///   - mark: The decimal mark where it is decided already.
  ///   - order: The order of day, month and year where it is decided already.
  init(
    _ text: [UInt8], options: ReadingOptions, mark: StatementProfile.DecimalMark?,
    order: StatementProfile.DateOrder?
  ) {
    lines = LineCounter(text: text)
    path = options.path
    limits = options.limits
    defaultCurrency = options.profile?.currency
    maker = OFXRowMaker(mark: mark, dateOrder: order)
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
      responseLine = lines.line(at: offset)
    case .accountInfo:
      holdsInstead = "a list of accounts"
    case .loanStatement:
      holdsInstead = "the statement of a loan, which is not read"
      loanLines.append(lines.line(at: offset))
    case .profileResponse: holdsInstead = "a profile of the bank"
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
      if !responseIsAnswered { warn(.emptyResponse, line: responseLine) }
    default: break
    }
  }

  mutating func cutOff(_ tag: OFXTag, at offset: Int) {
    isCutOff = true
    _ = context.popLast()
    if tag.isRow, let start = rowStart {
      rowStart = nil
      reject(.rowCutOff, span(from: start, to: offset), at: nil)
    }
  }

  mutating func leaf(_ tag: OFXTag, in bytes: [UInt8], _ range: Range<Int>, at offset: Int) {
    if rowStart != nil {
      fields.take(tag, of: parent, in: bytes, range, at: offset)
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
      setPeriod(tag, maker.date(bytes, range))
    case (.ledgerBalance, _), (.availableBalance, _):
      balance.take(tag, text())
      if tag == .balanceAmount, parent == .availableBalance {
        _ = maker.amount(bytes, range, currency: current?.currency)
      }
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
      let kinds = investmentRows.sorted {
        ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
      }
      let words = kinds.map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
      warn(.investmentRows(count: investmentRows.values.reduce(0, +), kinds: words), line: nil)
    }
    if let first = loanLines.first, statementCount > 0 {
      warn(.loanStatements(count: loanLines.count), line: first)
    }
    if isCutOff { warn(.cutOff, line: nil) }
  }

  // MARK: - Helpers

  /// The place of the row that is open.
  func span(from start: Int, to end: Int) -> SourceSpan {
    SourceSpan(line: rowLine, offset: start, length: end - start)
  }

  /// Warns, as long as someone may still read it.
  mutating func warn(_ fact: OFXFact, at offset: Int) {
    guard warnings.count < Self.mostWarnings else { return }
    warn(fact, line: lines.line(at: offset))
  }

  mutating func warn(_ fact: OFXFact, line: Int?) {
    guard warnings.count < Self.mostWarnings else { return }
    // Rows may be missing from a file that was cut off: that needs a person.
    let severity: Diagnostic.Severity = if case .cutOff = fact { .error } else { .warning }
    warnings.append(Diagnostic(severity, fact, at: SourceLocation(file: path, line: line)))
  }

  /// The line at which a producer stopped.
  mutating func line(of stop: OFXStop) -> Int? {
    switch stop {
    case .nesting(_, let offset), .valueTooLong(_, let offset): lines.line(at: offset)
    case .notWellFormed: nil
    }
  }
}

/// The answer's status (OFX 3.1.5).
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
