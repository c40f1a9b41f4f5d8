import StatementModel

/// What a row says besides date and amount.
extension RowExtraction {
  /// The summary that the text is and nothing else; found out once for each text.
  mutating func wholeSummary(_ description: Description) -> LeftOutRow.Reason? {
    if description.number < 0 {
      // Nothing in the columns of text: then perhaps in another.
      return fields.lazy.compactMap { [table] in
        $0.isEmpty ? nil : StatementWords.isWhollySummary(table.string($0))
      }.first
    }
    guard description.number >= 0, description.text.utf8.count <= 48 else { return nil }
    while summaryKinds.count <= description.number { summaryKinds.append(0) }
    if summaryKinds[description.number] == 0 {
      let reason = StatementWords.isWhollySummary(description.text)
      summaryKinds[description.number] = 1
      if let reason {
        summaryKinds[description.number] =
          reason == .summary ? 4 : reason == .openingBalance ? 2 : 3
      }
    }
    switch summaryKinds[description.number] {
    case 2: return .openingBalance
    case 3: return .closingBalance
    case 4: return .summary
    default: return nil
    }
  }

  mutating func rowStatus(_ record: CSVRecord) -> StatementWords.RowStatus {
    guard let column = roles.status, column < fields.count, !fields[column].isEmpty else {
      return sectionStatus
    }
    let number = pool.number(fields[column], in: table)
    if lastStatus.number == number { return lastStatus.status }
    let text = pool.text(number)
    let known = StatementWords.knownStatus(text)
    if known == nil, unknownStatuses.count < 20, unknownStatuses[text] == nil {
      unknownStatuses[text] = record.line
    }
    lastStatus = (number, known ?? .posted)
    return lastStatus.status
  }

  mutating func accountNumber() -> Int32 {
    guard let column = roles.account, column < fields.count, !fields[column].isEmpty else {
      return -1
    }
    let text = pool.string(fields[column], in: table)
    if let known = accountNumbers[text] { return known }
    let number = Int32(truncatingIfNeeded: accounts.count)
    accounts.append(text)
    accountNumbers[text] = number
    return number
  }

  mutating func rowCurrency() -> Currency? {
    guard let column = roles.currency, column < fields.count, !fields[column].isEmpty else {
      return nil
    }
    return currency(at: column)
  }

  mutating func currency(at column: Int) -> Currency? {
    let number = pool.number(fields[column], in: table)
    if lastCurrency.number == number { return lastCurrency.currency }
    let text = pool.text(number)
    lastCurrency = (number, CurrencySigns.currency(text) ?? Currency(code: text))
    return lastCurrency.currency
  }

  struct Description {
    var text: String
    /// Its number in the pool.
    var number: Int
    var column: Int
  }

  /// The best text of the row that is not empty, and its column.
  mutating func description() -> Description {
    for column in textColumns where column < fields.count && !fields[column].isEmpty {
      let number = pool.number(fields[column], in: table)
      return Description(text: pool.text(number), number: number, column: column)
    }
    return Description(text: "", number: -1, column: -1)
  }

  /// What a type says, looked at once for each distinct one.
  private mutating func kind(_ type: Int) -> TransactionKind? {
    if let known = kinds[type] { return known }
    var found = KindWords.kind(pool.text(type))
    // Banks of many lands call every bill that is paid a transfer.
    if found == .transfer { found = nil }
    kinds[type] = .some(found)
    return found
  }

  mutating func details(_ descriptionColumn: Int, _ balance: ExactDecimal?, _ currency: Currency?)
    -> RowDetails?
  {
    var details = RowDetails()
    var isEmpty = true
    var memo = ""
    var memoNumber = -1
    for column in memoColumns where column != descriptionColumn && column < fields.count {
      let field = fields[column]
      guard !field.isEmpty else { continue }
      let number = pool.number(field, in: table)
      memoNumber = memo.isEmpty ? number : -1
      if memo.isEmpty { memo = pool.text(number) } else { memo += " · " + pool.text(number) }
    }
    if !memo.isEmpty {
      details.memo = memo
      isEmpty = false
    }
    if let column = roles.category, column < fields.count, !fields[column].isEmpty {
      details.bankCategory = pool.string(fields[column], in: table)
      isEmpty = false
    }
    if let column = roles.merchantCode, column < fields.count,
      let code = Int(table.string(fields[column])), (1...9999).contains(code)
    {
      details.merchantCategoryCode = code
      isEmpty = false
    }
    if let column = roles.check, column < fields.count, !fields[column].isEmpty {
      details.checkNumber = table.string(fields[column])
      isEmpty = false
    }
    if let column = roles.type, column < fields.count, !fields[column].isEmpty,
      let kind = kind(pool.number(fields[column], in: table))
    {
      details.kind = kind
      isEmpty = false
    }
    if let balance {
      details.runningBalance = balance
      isEmpty = false
    }
    if let original = original(currency) {
      details.original = original
      isEmpty = false
    }
    if let installment = installment(memo, memoNumber) {
      details.installment = installment
      isEmpty = false
    }
    return isEmpty ? nil : details
  }

  mutating func original(_ currency: Currency?) -> Money? {
    guard let column = roles.originalAmount, column < fields.count,
      case .amount(let cell) = AmountCell.read(table.text.span, fields[column]),
      let value = cell.value(table.text.span, decimalMark: marks[column]), !value.isZero
    else { return nil }
    var stated = cell.currency
    if let column = roles.originalCurrency, column < fields.count, !fields[column].isEmpty {
      stated = self.currency(at: column)
    }
    guard let stated else { return nil }
    return Money(value, stated)
  }

  mutating func installment(_ memo: String, _ number: Int) -> Installment? {
    if let column = roles.installment, column < fields.count, !fields[column].isEmpty {
      return InstallmentWords.find(table.string(fields[column]), isNamed: true)
    }
    guard !memo.isEmpty else { return nil }
    guard number >= 0 else { return InstallmentWords.find(memo, isNamed: false) }
    // Most memos name none, and are met again.
    while knownMemos.count <= number { knownMemos.append(false) }
    if knownMemos[number] { return nil }
    let found = InstallmentWords.find(memo, isNamed: false)
    if found == nil { knownMemos[number] = true }
    return found
  }
}
