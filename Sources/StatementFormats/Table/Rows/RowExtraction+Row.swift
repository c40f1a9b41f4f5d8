import StatementModel

/// Records with a date.
extension RowExtraction {
  mutating func readRow(_ text: Span<UInt8>, _ days: RowDays) {
    var dateStatus = StatementWords.RowStatus.posted
    if days.count < dateColumns.count {
      // A date column that is filled must be a date, or say why it is none.
      switch dateGaps(text, days) {
      case .bad(let column, let cell):
        reject(text, column, .badDate(cell, column: ColumnName.of(column, layout.header)))
        return
      case .status(let status): dateStatus = status
      }
    }
    var raw: RawRows.Amount
    var name = AmountName()
    switch rawAmount(text, &name) {
    case .nothing:
      leaveWithoutAmount(text)
      return
    case .failed(let column, let fact):
      // A balance is no transaction, whatever its amount, nor are the sums of both columns.
      if let reason = wholeSummary(text, descriptionColumn(text)),
        reason != .summary || fact.code == "both-columns-filled"
      {
        leave(reason)
      } else {
        reject(text, column, fact)
      }
      return
    case .amount(let found): raw = found
    }
    let description = descriptionColumn(text)
    var status = rowStatus(text)
    if status == .posted { status = dateStatus }
    if let flag = roles.flag, flag.column < fields.count {
      guard let flagged = flagStatus(text, flag) else {
        let cell = fields[flag.column].string(in: text)
        reject(
          text, flag.column, .badFlag(cell, column: ColumnName.of(flag.column, layout.header)))
        return
      }
      if status == .posted { status = flagged }
    }
    if status == .declined {
      leave(.declined)
      return
    }
    let isOwnTransfer = roles.direction.map { $0 < fields.count && isNeutral(text, $0) } ?? false
    if isOwnTransfer || isMemoRow(text) {
      leave(.neutral)
      return
    }
    if let column = roles.direction, column < fields.count, !takeDirection(text, column, &raw) {
      // Balances go neither in nor out.
      if fields[column].isEmpty, let reason = wholeSummary(text, description), reason != .summary {
        take(reason, signed(raw), in: currencyCell(text).usual ?? name.usual)
        leave(reason)
        return
      }
      let cell = fields[column].string(in: text)
      reject(
        text, column, .badDirection(cell, column: ColumnName.of(column, layout.header)))
      return
    }
    if let reason = wholeSummary(text, description),
      isSummary(reason, raw, description < 0 ? "" : fields[description].string(in: text))
    {
      take(reason, signed(raw), in: currencyCell(text).usual ?? name.usual)
      leave(reason)
      return
    }
    if isPart(text, raw, days, description) { return }
    let account = accountNumber(text)
    var currency: Currency?
    if roles.currency != nil || !name.isEmpty {
      switch rowCurrency(text, name) {
      case .none: break
      case .named(let found): currency = found
      case .failed(let column, let fact):
        reject(text, column, because: fact)
        return
      }
    }
    var stated = statedBalance(text, account, currency, days)
    if status == .pending, stated?.balance == nil { stated?.isOutside = true }
    for (column, reason) in summaryColumns where column < fields.count {
      takeBalance(text, reason, from: column)
    }
    keepRow(text, raw, days, status, description, stated?.balance, currency)
    raws.append(raw, stated)
    addedText = 0
    if roles.account != nil { rowAccounts.append(account) }
  }

  /// Leaves out a dated row that has no amount, and keeps the balance that it states.
  private mutating func leaveWithoutAmount(_ text: Span<UInt8>) {
    guard let column = roles.balance, column < fields.count,
      let reason = wholeSummary(text, descriptionColumn(text)), reason != .summary
    else {
      if hasMisplacedAmount(text) || hasAmountElsewhere(text) {
        reject(text, nil, .missingAmount)
      } else {
        leave(.withoutAmount)
      }
      return
    }
    takeBalance(text, reason, from: column)
    leave(reason)
  }

  /// Keeps the balance that a dated row states, if it is of the currency of the first.
  private mutating func take(
    _ reason: LeftOutRow.Reason, _ balance: ExactDecimal, in currency: Currency?
  ) {
    guard reason == .openingBalance || reason == .closingBalance else { return }
    if let currency, let known = notes.currency, known != currency { return }
    notes.currency = notes.currency ?? currency
    if reason == .openingBalance { notes.opening = notes.opening ?? balance }
    if reason == .closingBalance { notes.closing = balance }
  }

  private mutating func keepRow(
    _ text: Span<UInt8>, _ raw: RawRows.Amount, _ days: RowDays,
    _ status: StatementWords.RowStatus, _ description: Int, _ balance: ExactDecimal?,
    _ currency: Currency?
  ) {
    var row = StatementRow(
      record: recordNumber, span: record.span,
      status: status == .pending ? .pending : .posted,
      amount: raw.amount, currency: currency, purchaseDate: days.purchase,
      postingDate: days.posting, chargeDate: days.charge,
      description: description < 0
        ? "" : pool.string(descriptionField(text, description), in: text),
      nativeID: roles.id.flatMap {
        $0 < fields.count && !fields[$0].isEmpty ? fields[$0].string(in: text) : nil
      }, runningBalance: balance)
    if let details = details(text, description, currency) { row.details = details }
    if let type = roles.type, rows.count < Self.typedRows, type < fields.count,
      !fields[type].isEmpty
    {
      types[recordNumber] = pool.string(fields[type], in: text)
    }
    rows.append(row)
  }

  /// Of how many rows the type is kept for the decision about the sign.
  static var typedRows: Int { 4000 }

  /// Whether a dated row with an amount is the sum or balance that it is called: "Total" sells
  /// petrol, and a debt is paid by a "Saldo".
  mutating func isSummary(
    _ reason: LeftOutRow.Reason, _ raw: RawRows.Amount, _ text: String
  ) -> Bool {
    switch reason {
    case .summary:
      return !StatementWords.isPlainTotal(text) || text.lowercased() == "turnover"
        || addsUp(raw, from: .zero)
    case .openingBalance, .closingBalance:
      // Balances below zero are rare, and payments are many.
      return !StatementWords.isPlainBalance(text) || !signed(raw).isNegative
        || addsUp(raw, from: notes.opening ?? .zero)
    default: return true
    }
  }

  /// Whether the amount is what all rows above make, of which one alone makes no sum.
  private mutating func addsUp(_ raw: RawRows.Amount, from start: ExactDecimal) -> Bool {
    sumsTried += 1
    guard sumsTried <= 50 else { return false }
    var sum = DecimalSum()
    var size = DecimalSum()
    sum.add(start)
    var count = 0
    for row in raws.amounts where row.kind == raw.kind {
      sum.add(row.amount)
      size.add(row.amount.magnitude)
      count += 1
    }
    return count > 1
      && (sum.exactDecimal == raw.amount || size.exactDecimal == raw.amount.magnitude)
  }

  /// The amount of a row that states a balance, with the sign its column or word gives it.
  func signed(_ raw: RawRows.Amount) -> ExactDecimal {
    if raw.direction != 0 {
      return raw.direction < 0 ? -raw.amount.magnitude : raw.amount.magnitude
    }
    return raw.kind == 1 ? -raw.amount : raw.amount
  }

  /// The value in a column of money other than those of the row's amount.
  private mutating func value(_ text: Span<UInt8>, _ column: Int) -> ExactDecimal? {
    guard column < fields.count, !fields[column].isEmpty else { return nil }
    let slot = moneyColumns.lastIndex(of: column)
    let mark = slot.map { moneyMarks[$0] } ?? 0x2E
    guard case .amount(let cell) = AmountCell.read(text, fields[column]) else { return nil }
    return cell.value(text, decimalMark: mark).flatMap {
      scaled($0, of: column, text, AmountName())
    }
  }

  /// Fee and balance of the row, where the table has columns for them.
  mutating func statedBalance(
    _ text: Span<UInt8>, _ account: Int32, _ currency: Currency?,
    _ days: RowDays
  ) -> RawRows.Account? {
    guard roles.fee != nil || roles.balance != nil else { return nil }
    var stated = RawRows.Account()
    stated.day = days.posting ?? days.purchase ?? days.charge ?? stated.day
    if let column = roles.fee, let fee = value(text, column), !fee.isZero {
      stated.fee = fee
      hasFees = true
    }
    if let column = roles.balance { stated.balance = value(text, column) }
    guard account >= 0 || currency != nil else { return stated }
    let key = GroupKey(account: account, currency: currency)
    if lastGroup.key == key {
      stated.group = lastGroup.number
    } else {
      let next = Int32(truncatingIfNeeded: groups.count + 1)
      stated.group = groups[key] ?? next
      groups[key] = stated.group
      lastGroup = (key, stated.group)
    }
    return stated
  }
}
