import StatementModel

// Where a statement begins and ends, and what it says of its account.
extension OFXStatements {
  mutating func beginStatement(_ tag: OFXTag, at offset: Int) {
    finishStatement()
    responseIsAnswered = true
    statementLine = lines.line(at: offset)
    rowsInStatement = 0
    var statement = ofcAccount
    ofcAccount = Statement()
    statement.currency = defaultCurrency
    switch tag {
    case .cardStatement: statement.accountType = .creditCard
    case .investmentStatement: statement.accountType = .investment
    default: break
    }
    current = statement
    isInStatement = true
  }

  /// Leniency 1: a statement that nothing opened.
  mutating func ensureStatement(at offset: Int) {
    guard !isInStatement else { return }
    beginStatement(context.contains(.cardMessages) ? .cardStatement : .statement, at: offset)
  }

  mutating func finishStatement() {
    guard var statement = current else { return }
    current = nil
    isInStatement = false
    if let from = statement.statedFrom, let to = statement.statedTo, from > to {
      let fact = OFXFact.periodInverted(from: from.description, to: to.description)
      warn(fact, line: statementLine)
      statement.statedFrom = nil
      statement.statedTo = nil
    }
    // Of a statement that was cut off before anything in it was complete nothing is known.
    if isCutOff, rowsInStatement == 0, statement.closingBalance == nil { return }
    statementCount += 1
    if statement.account == nil, rowsInStatement > 0 {
      namelessRows = namelessRows ?? rowsInStatement
    }
    if statement.currency?.minorUnits != 3 { currenciesHaveThreeDecimals = false }
    statements.append(statement)
    if statementCount > Self.mostStatements {
      refusal = .tooManyStatements(limit: Self.mostStatements)
    }
  }

  mutating func setCurrency(_ text: String, at offset: Int) {
    if let currency = Currency(code: text) {
      current?.currency = currency
    } else {
      warn(.unknownCurrency(text: text), at: offset)
    }
  }

  mutating func setAccount(_ tag: OFXTag, _ text: String) {
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

  /// The account types of OFX (OFX 11.3.1.1) and the numbers of OFC.
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
  mutating func setPeriod(_ tag: OFXTag, _ date: OFXDate) {
    guard case .day(let day, _) = date,
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

  mutating func finishBalance(at offset: Int) {
    guard current != nil, let text = balance.amount else { return }
    let bytes = Array(text.utf8)
    switch maker.amount(bytes, 0..<bytes.count, currency: current?.currency) {
    case .known(let amount, _):
      let date = Array((balance.date ?? "").utf8)
      var stated = StatedBalance(amount: amount)
      if case .day(let day, _) = maker.date(date, 0..<date.count) {
        stated.date = day
      }
      current?.closingBalance = stated
    case .undecided:
      hasUndecidedBalance = true
      warn(.undecidedMark(text: text), at: offset)
    case .null: break
    case .unreadable: warn(.unreadableBalance(text: text), at: offset)
    }
  }

  mutating func finishStatus(at offset: Int) {
    guard status.isError else { return }
    responseIsAnswered = true
    guard refusals.count < Self.mostWarnings else { return }
    let fact = OFXFact.refused(code: status.code, message: status.message)
    let line = lines.line(at: offset)
    refusals.append(Diagnostic(.error, fact, at: SourceLocation(file: path, line: line)))
  }
}
