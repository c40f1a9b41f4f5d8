import StatementModel

/// Which row of a table is the newest.
enum NewestRow {
  case first, last
}

extension SignDecision {
  /// Whether a column that only its numbers make the balance is none after all.
  var isBalanceDoubtful: Bool {
    roles.isBalanceGuessed && (proof?.matches ?? 0) * 2 <= (proof?.pairs ?? 0)
  }

  /// The newest of so many rows, where there are balances and they prove the order of the rows.
  func newest(of count: Int) -> NewestRow? {
    guard roles.balance != nil, !roles.isBalanceGuessed || proof != nil, count > 0 else {
      return nil
    }
    if count == 1 { return .first }
    guard let proof, proof.matches == proof.pairs, proof.pairs == count - 1 else { return nil }
    return proof.isNewestFirst ? .first : .last
  }
}

/// Makes statements of rows: one for each account, with signs, balances and period.
struct StatementAssembly {
  let extraction: RowExtraction
  let sign: SignDecision
  let above: StatementNotes
  let currencies: CurrencySources
  let path: String
  private(set) var warnings: [Diagnostic] = []
  private(set) var rejected: [RejectedRow] = []
  private(set) var decisions: [ReadingDecision] = []
  private(set) var question: MoneyFact?

  init(
    extraction: RowExtraction, sign: SignDecision, above: StatementNotes,
    currencies: CurrencySources, path: String
  ) {
    self.extraction = extraction
    self.sign = sign
    self.above = above
    self.currencies = currencies
    self.path = path
  }

  /// A type word that the sign speaks against is no word to go by.
  private static func contradicts(_ kind: TransactionKind, isNegative: Bool) -> Bool {
    switch kind {
    case .charge: !isNegative
    case .refund: isNegative
    default: false
    }
  }

  /// Makes the statements of the rows, which the extraction has handed over.
  mutating func statements(_ rows: consuming StatementColumns) -> [Statement] {
    let rule = sign.rule ?? SignRule(way: .asWritten)
    let raws = extraction.raws
    var bad = Set<Int>()
    for number in rows.indices {
      guard let amount = raws.contribution(number, rule, unmarked: sign.markRest) else {
        bad.insert(number)
        reject(
          rows[number], TableFact.amountOutOfRange(raws.amounts[number].amount.description))
        continue
      }
      rows.setAmount(amount, of: number)
    }
    settleDetails(of: &rows)
    for warning in BalanceWarning.all(sign) {
      let currency = rows.currency(of: warning.row) ?? currencies.ofFile
      let line = rows.places[warning.row].span.line
      warnings.append(warning.diagnostic(line: line, currency, path: path))
    }
    let accounts = extraction.accounts
    if bad.isEmpty, accounts.count <= 1 {
      return [statement(rows, accounts.first, isOnly: true)]
    }
    // The last group is of fees and payments that name no card, where others do.
    var groups = [StatementColumns](repeating: [], count: accounts.count + 1)
    for (number, row) in rows.enumerated() where !bad.contains(number) {
      // Rows without an account belong to the only one; where there are several, to none.
      let account = accounts.count <= 1 ? 0 : Int(extraction.rowAccounts[number])
      if account >= 0 || extraction.roles.accountIsCard {
        groups[account >= 0 ? account : accounts.count].append(row)
      } else {
        reject(row, extraction.missingAccount)
      }
    }
    let used = groups.indices.filter { !groups[$0].isEmpty }
    return used.map { number in
      statement(
        groups[number], number < accounts.count ? accounts[number] : nil, isOnly: used.count == 1)
    }
  }

  /// Makes the details of rows agree with their signs.
  private func settleDetails(of rows: inout StatementColumns) {
    let hasOriginals = extraction.roles.originalAmount != nil
    if sign.isBalanceDoubtful { rows.removeRunningBalances() }
    // Mostly they do.
    let isAny =
      hasOriginals
      || rows.numbers.contains { row in
        guard row.details >= 0, let kind = rows.details[Int(row.details)].kind else { return false }
        return Self.contradicts(kind, isNegative: row.units < 0)
      }
    guard isAny else { return }
    rows.changeDetails { _, row, details in
      let isNegative = row.units < 0
      if let kind = details.kind, Self.contradicts(kind, isNegative: isNegative) {
        details.kind = nil
      }
      if hasOriginals, let original = details.original {
        let size = original.amount.magnitude
        details.original = Money(isNegative ? -size : size, original.currency)
      }
    }
  }

  private mutating func reject(_ row: StatementRow, _ fact: any DiagnosticFact) {
    rejected.append(RejectedRow(record: row.record, span: row.span, column: nil, fact: fact))
  }

  private mutating func statement(
    _ rows: StatementColumns, _ account: String?, isOnly: Bool
  ) -> Statement {
    var counts: [Currency?: Int] = [:]
    for (place, count) in rows.currencyCounts.enumerated() {
      counts[place == 0 ? nil : rows.currencies[place - 1]] = count
    }
    let currency = StatementCurrency(counts, currencies)
    if let decision = currency.decision { decisions.append(decision) }
    question = question ?? currency.question
    var rows = rows
    if currency.rejectsUnnamed {
      var named = StatementColumns()
      for row in rows {
        if row.currency == nil {
          reject(row, StatementCurrency.missing(currencies))
        } else {
          named.append(row)
        }
      }
      rows = named
    }
    var statement = Statement(rows: rows)
    statement.currency = currency.currency
    statement.sharedSign = currency.sharedSign
    statement.account = extraction.roles.accountIsPocket ? nil : account
    statement.pocket = extraction.pocket(account)
    if isOnly {
      // A card's number in every row is not yet the account's where the head names another.
      if let stated = above.account, statement.account == nil || extraction.roles.accountIsCard {
        statement.account = stated
      }
      statement.openingBalance = (extraction.notes.opening ?? above.opening).map {
        StatedBalance(amount: $0)
      }
      statement.closingBalance = (extraction.notes.closing ?? above.closing).map {
        StatedBalance(amount: $0)
      }
      if statement.closingBalance == nil { statement.closingBalance = lastBalance(rows) }
    }
    statement.statedFrom = above.from
    statement.statedTo = above.to
    if extraction.roles.accountIsCard { statement.accountType = .creditCard }
    if sign.canOwe, statement.openingBalance != nil, statement.closingBalance != nil {
      var summary = StatementSummary(statement)
      summary.takeBalancesAsOwed()
      statement.openingBalance = summary.openingBalance
      statement.closingBalance = summary.closingBalance
    }
    return statement
  }

  /// The balance after the newest row, where the order of rows is proved or there is but one.
  private func lastBalance(_ rows: StatementColumns) -> StatedBalance? {
    guard let end = sign.newest(of: rows.count), !rows.isEmpty,
      Set(rows.numbers.prefix(1000).map(\.currency)).count == 1
    else { return nil }
    let newest = end == .first ? 0 : rows.count - 1
    return rows.runningBalance(of: newest).map {
      StatedBalance(
        amount: sign.isBalanceOwed ? -$0 : $0,
        date: CalendarDate(dayNumber: rows.numbers[newest].keyDay))
    }
  }
}
