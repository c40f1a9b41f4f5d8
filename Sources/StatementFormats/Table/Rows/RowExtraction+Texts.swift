import StatementModel

/// What a row says besides date and amount.
extension RowExtraction {
  /// The summary that the text is and nothing else; found out once for each text.
  mutating func wholeSummary(_ text: Span<UInt8>, _ column: Int) -> LeftOutRow.Reason? {
    guard column >= 0 else {
      // Nothing in the columns of text: then perhaps in another.
      for field in fields where !field.isEmpty {
        if let reason = StatementWords.isWhollySummary(field.string(in: text)) { return reason }
      }
      return nil
    }
    let field = fields[column]
    return summaryMemo.value(text, field) { cell in
      cell.utf8.count <= 48 ? StatementWords.isWhollySummary(cell) : nil
    }
  }

  mutating func rowStatus(_ text: Span<UInt8>) -> StatementWords.RowStatus {
    guard let column = roles.status, column < fields.count, !fields[column].isEmpty else {
      return sectionStatus
    }
    let said = saidStatuses
    let known = statusMemo.value(text, fields[column]) { cell in
      said[HeaderFolding.fold(cell)] ?? StatementWords.knownStatus(cell)
    }
    if let known { return known }
    if unknownStatuses.count < Self.mostUnknownStatuses {
      let word = fields[column].string(in: text)
      if unknownStatuses[word] == nil { unknownStatuses[word] = record.span.line }
    }
    return .posted
  }

  /// Why a row without an account is rejected, where there are several.
  var missingAccount: MoneyFact {
    .missingAccount(column: ColumnName.of(roles.account ?? 0, layout.header))
  }

  mutating func accountNumber(_ text: Span<UInt8>) -> Int32 {
    guard let column = roles.account, column < fields.count, !fields[column].isEmpty,
      !EmptyAmount.isMaskedNull(text, fields[column])
    else { return -1 }
    return Self.number(
      ofAccount: fields[column], text, &accountMemo, &accounts, &accountNumbers)
  }

  /// What a part of the account is called that rows name, where it is kept apart.
  func pocket(_ name: String?) -> String? {
    guard roles.accountIsPocket, let number = accounts.firstIndex(where: { $0 == name }) else {
      return nil
    }
    return PocketWords.pockets(accounts)[number]
  }

  private static func number(
    ofAccount field: TableField, _ text: Span<UInt8>, _ memo: inout CellMemo<Int32>,
    _ accounts: inout [String], _ numbers: inout [String: Int32]
  ) -> Int32 {
    memo.value(text, field) { account in
      if let known = numbers[account] { return known }
      let number = Int32(truncatingIfNeeded: accounts.count)
      accounts.append(account)
      numbers[account] = number
      return number
    }
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

  mutating func details(
    _ text: Span<UInt8>, _ descriptionColumn: Int, _ currency: Currency?
  ) -> RowDetails? {
    var details = RowDetails()
    var isEmpty = true
    let (memo, memoNumber) = memo(text, descriptionColumn)
    if !memo.isEmpty {
      details.memo = memo
      isEmpty = false
    }
    if let column = roles.category, column < fields.count, !fields[column].isEmpty {
      details.bankCategory = pool.string(fields[column], in: text)
      isEmpty = false
    }
    if let column = roles.merchantCode, column < fields.count,
      let code = Int(fields[column].string(in: text)), (1...9999).contains(code)
    {
      details.merchantCategoryCode = code
      isEmpty = false
    }
    if let column = roles.check, column < fields.count, !fields[column].isEmpty {
      details.checkNumber = fields[column].string(in: text)
      isEmpty = false
    }
    if let column = roles.type, column < fields.count, !fields[column].isEmpty,
      let kind = kind(pool.number(fields[column], in: text))
    {
      details.kind = kind
      isEmpty = false
    }
    if let original = original(text, currency) {
      details.original = original
      isEmpty = false
    }
    if let installment = installment(text, memo, memoNumber)
      ?? installment(text, describedIn: descriptionColumn)
    {
      details.installment = installment
      isEmpty = false
    }
    return isEmpty ? nil : details
  }

  /// The texts of the row besides its description, and their number in the pool if there is but
  /// one.
  mutating func memo(_ text: Span<UInt8>, _ descriptionColumn: Int) -> (text: String, number: Int) {
    var memo = ""
    var memoNumber = -1
    for column in memoColumns where column != descriptionColumn && column < fields.count {
      let field = fields[column]
      guard !field.isEmpty else { continue }
      let number = pool.number(field, in: text)
      memoNumber = memo.isEmpty ? number : -1
      if memo.isEmpty { memo = pool.text(number) } else { memo += " · " + pool.text(number) }
    }
    guard fields.count > layout.columnCount, endsWithFurtherText(text) else {
      return (memo, memoNumber)
    }
    for field in fields[layout.columnCount...] where !field.isEmpty {
      memo += (memo.isEmpty ? "" : " · ") + field.string(in: text)
    }
    return (memo, -1)
  }

  mutating func original(_ text: Span<UInt8>, _ currency: Currency?) -> Money? {
    guard let column = roles.originalAmount, column < fields.count, !fields[column].isEmpty,
      case .amount(let cell) = AmountCell.read(text, fields[column]),
      let value = cell.value(text, decimalMark: plan.marks[column]), !value.isZero
    else { return nil }
    var stated = cell.usualCurrency
    if let column = roles.originalCurrency, column < fields.count, !fields[column].isEmpty {
      stated = currencyCell(text, at: column).usual
    }
    guard let stated,
      let amount = scales[column].map({ $0.amount(value, in: stated) }) ?? value
    else { return nil }
    return Money(amount, stated)
  }

  /// What a description says of itself where no other column does: `ECHEANCE 1/4`.
  private func installment(_ text: Span<UInt8>, describedIn column: Int) -> Installment? {
    guard column >= 0, column < fields.count, roles.installment == nil,
      InstallmentWords.hasShortNumbers(text.extracting(fields[column].range))
    else { return nil }
    return InstallmentWords.find(fields[column].string(in: text), isNamed: false)
  }

  mutating func installment(
    _ text: Span<UInt8>, _ memo: String, _ number: Int
  ) -> Installment? {
    if let column = roles.installment, column < fields.count, !fields[column].isEmpty {
      return InstallmentWords.find(fields[column].string(in: text), isNamed: true)
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
