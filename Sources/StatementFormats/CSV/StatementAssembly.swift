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
  private static func contradicts(_ kind: TransactionKind, _ amount: ExactDecimal) -> Bool {
    switch kind {
    case .charge: !amount.isNegative
    case .refund: amount.isNegative
    default: false
    }
  }

  /// Makes the statements of the rows, which the extraction has handed over.
  mutating func statements(_ rows: consuming [StatementRow]) -> [Statement] {
    let rule = sign.rule ?? SignRule(way: .asWritten)
    let raws = extraction.raws
    var bad = Set<Int>()
    for number in rows.indices {
      guard let amount = raws.contribution(number, rule, unmarked: sign.markRest) else {
        bad.insert(number)
        reject(
          rows[number], CSVFact.amountOutOfRange(raws.amounts[number].amount.description))
        continue
      }
      rows[number].amount = amount
    }
    for place in extraction.detailed where bad.isEmpty || !bad.contains(Int(place)) {
      settle(&rows[Int(place)])
    }
    for warning in BalanceWarning.all(sign) {
      let row = rows[warning.row]
      let currency = row.currency ?? currencies.ofFile
      warnings.append(warning.diagnostic(line: row.span.line, currency, path: path))
    }
    let accounts = extraction.accounts
    if bad.isEmpty, accounts.count <= 1 {
      return [statement(rows, accounts.first, isOnly: true)]
    }
    // The last group is of fees and payments that name no card, where others do.
    var groups = [[StatementRow]](repeating: [], count: accounts.count + 1)
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

  /// Makes the details of a row agree with its sign.
  private func settle(_ row: inout StatementRow) {
    let isNegative = row.amount.isNegative
    var details = row.details
    if let kind = details.kind, Self.contradicts(kind, row.amount) { details.kind = nil }
    if sign.isBalanceDoubtful { details.runningBalance = nil }
    if extraction.roles.originalAmount != nil, let original = details.original {
      let size = original.amount.magnitude
      details.original = Money(isNegative ? -size : size, original.currency)
    }
    if details != row.details { row.details = details }
  }

  /// Some of the rows as they come out of the assembly of all, or nothing where one does not.
  ///
  /// - Parameter numbers: The number of each among all rows.
  func settled(_ rows: consuming [StatementRow], numbers: [Int]) -> [StatementRow]? {
    let rule = sign.rule ?? SignRule(way: .asWritten)
    for (place, number) in numbers.enumerated() {
      guard
        let amount = extraction.raws.contribution(number, rule, unmarked: sign.markRest)
      else { return nil }
      rows[place].amount = amount
    }
    for place in extraction.detailed { settle(&rows[Int(place)]) }
    return rows
  }

  private mutating func reject(_ row: StatementRow, _ fact: any DiagnosticFact) {
    rejected.append(RejectedRow(record: row.record, span: row.span, column: nil, fact: fact))
  }

  private mutating func statement(
    _ rows: [StatementRow], _ account: String?, isOnly: Bool
  ) -> Statement {
    var counts: [Currency?: Int] = [:]
    var run: (currency: Currency?, count: Int) = (nil, 0)
    let span = rows.span
    for place in span.indices {
      let own = span[place].currency
      if own != run.currency {
        counts[run.currency, default: 0] += run.count
        run = (own, 0)
      }
      run.count += 1
    }
    counts[run.currency, default: 0] += run.count
    let currency = StatementCurrency(counts, currencies)
    if let decision = currency.decision { decisions.append(decision) }
    question = question ?? currency.question
    var rows = rows
    if currency.rejectsUnnamed {
      for row in rows where row.currency == nil {
        reject(row, StatementCurrency.missing(currencies))
      }
      rows.removeAll { $0.currency == nil }
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
  private func lastBalance(_ rows: [StatementRow]) -> StatedBalance? {
    guard let end = sign.newest(of: rows.count), let first = rows.first, let last = rows.last,
      Set(rows.prefix(1000).map(\.currency)).count == 1
    else { return nil }
    let newest = end == .first ? first : last
    return newest.details.runningBalance.map {
      StatedBalance(amount: sign.isBalanceOwed ? -$0 : $0, date: newest.keyDate)
    }
  }
}
