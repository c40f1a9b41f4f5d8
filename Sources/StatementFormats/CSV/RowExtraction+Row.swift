import StatementModel

/// Records with a date.
extension RowExtraction {
  mutating func readRow(_ record: CSVRecord, _ number: Int, _ days: RowDays) {
    // A date column that is filled must be a date.
    if days.count < dateColumns.count, let (column, text) = badDate(days) {
      let name = ColumnName.of(column, layout.header)
      reject(record, number, column, .badDate(text, column: name))
      return
    }
    var raw: RawRows.Amount
    var cellCurrency: Currency?
    switch rawAmount(&cellCurrency) {
    case .nothing:
      leave(record, number, .information)
      return
    case .failed(let column, let fact):
      reject(record, number, column, fact)
      return
    case .amount(let found): raw = found
    }
    let description = description()
    let status = rowStatus(record)
    if status == .declined {
      leave(record, number, .declined)
      return
    }
    if let column = roles.direction, column < fields.count, !takeDirection(column, &raw) {
      let text = table.string(fields[column])
      reject(
        record, number, column,
        .badDirection(text, column: ColumnName.of(column, layout.header)))
      return
    }
    if let reason = wholeSummary(description), reason != .summary || isSum(raw, description.text) {
      if reason == .openingBalance { notes.opening = notes.opening ?? signed(raw) }
      if reason == .closingBalance { notes.closing = signed(raw) }
      leave(record, number, reason)
      return
    }
    let account = accountNumber()
    let currency = rowCurrency() ?? cellCurrency
    let stated = statedBalance(account, currency, days)
    for (column, reason) in summaryColumns where column < fields.count {
      takeBalance(reason, from: column)
    }
    var row = StatementRow(
      record: number, span: span(record), status: status == .pending ? .pending : .posted,
      amount: raw.amount, currency: currency, purchaseDate: days.purchase,
      postingDate: days.posting,
      chargeDate: days.charge, description: description.text,
      nativeID: roles.id.flatMap {
        $0 < fields.count && !fields[$0].isEmpty ? table.string(fields[$0]) : nil
      })
    if let details = details(description.column, stated?.balance, currency) {
      row.details = details
    }
    if let type = roles.type, rows.count < 4000, type < fields.count, !fields[type].isEmpty {
      types[number] = pool.string(fields[type], in: table)
    }
    rows.append(row)
    raws.append(raw, stated)
    rowAccounts.append(account)
  }

  func badDate(_ days: RowDays) -> (Int, String)? {
    for column in dateColumns where !fields[column].isEmpty {
      let day =
        column == roles.posting
        ? days.posting : column == roles.purchase ? days.purchase : days.charge
      let text = table.string(fields[column])
      if day == nil, StatementWords.status(text) == .posted { return (column, text) }
    }
    return nil
  }

  /// Whether a dated row that is called a sum is one: "Total" sells petrol, too.
  mutating func isSum(_ raw: RawRows.Amount, _ text: String) -> Bool {
    guard StatementWords.isPlainTotal(text), text.lowercased() != "turnover" else { return true }
    sumsTried += 1
    guard sumsTried <= 50 else { return false }
    var sum = DecimalSum()
    var size = DecimalSum()
    for row in raws.amounts where row.kind == raw.kind {
      sum.add(row.amount)
      size.add(row.amount.magnitude)
    }
    return sum.exactDecimal == raw.amount || size.exactDecimal == raw.amount.magnitude
  }

  /// The amount of a row that states a balance, with the sign its column or word gives it.
  func signed(_ raw: RawRows.Amount) -> ExactDecimal {
    if raw.direction != 0 {
      return raw.direction < 0 ? -raw.amount.magnitude : raw.amount.magnitude
    }
    return raw.kind == 1 ? -raw.amount : raw.amount
  }

  enum AmountFound {
    case nothing
    case amount(RawRows.Amount)
    case failed(Int, CSVFact)
  }

  func rawAmount(_ currency: inout Currency?) -> AmountFound {
    var found: RawRows.Amount?
    var foundColumn = 0
    for column in amountColumns {
      let field = fields[column]
      switch AmountCell.read(table.text.span, field) {
      case .empty: continue
      case .unreadable:
        let name = ColumnName.of(column, layout.header)
        return .failed(column, .badAmount(table.string(field), column: name))
      case .amount(let cell):
        guard
          let magnitude = cell.magnitude(table.text.span, decimalMark: marks[column] ?? 0x2E)
        else {
          let name = ColumnName.of(column, layout.header)
          return .failed(column, .badAmount(table.string(field), column: name))
        }
        let kind: Int8 = column == roles.amount ? 0 : column == roles.debit ? 1 : 2
        var raw = RawRows.Amount(amount: cell.isNegative ? -magnitude : magnitude, kind: kind)
        raw.direction = Int8(cell.mark)
        if let before = found {
          // Zero beside the other column's amount says nothing.
          if magnitude.isZero { continue }
          guard before.amount.isZero else {
            return .failed(
              column,
              .bothColumnsFilled(
                ColumnName.of(foundColumn, layout.header), ColumnName.of(column, layout.header)))
          }
        }
        found = raw
        foundColumn = column
        if let stated = cell.currency { currency = stated }
      }
    }
    return found.map(AmountFound.amount) ?? .nothing
  }

  mutating func takeDirection(_ column: Int, _ raw: inout RawRows.Amount) -> Bool {
    let field = fields[column]
    if field.isEmpty {
      // Marks such as CR stand on the rarer rows; the others are the other way.
      return directionIsMark || raw.amount.isZero
    }
    let text = pool.string(field, in: table)
    if let known = directions[text] {
      raw.direction = known
      return known != 0 || raw.amount.isZero
    }
    let direction = Int8(StatementWords.direction(text) ?? 0)
    directions[text] = direction
    raw.direction = direction
    return direction != 0 || raw.amount.isZero
  }

  /// Fee and balance of the row, where the table has columns for them.
  mutating func statedBalance(
    _ account: Int32, _ currency: Currency?, _ days: RowDays
  ) -> RawRows.Account? {
    guard roles.fee != nil || roles.balance != nil else { return nil }
    var stated = RawRows.Account()
    stated.day = days.posting ?? days.purchase ?? days.charge ?? stated.day
    let bytes = table.text
    let text = bytes.span
    if let column = roles.fee, column < fields.count,
      case .amount(let cell) = AmountCell.read(text, fields[column]),
      let fee = cell.value(text, decimalMark: marks[column] ?? 0x2E), !fee.isZero
    {
      stated.fee = fee
      hasFees = true
    }
    if let column = roles.balance, column < fields.count,
      case .amount(let cell) = AmountCell.read(text, fields[column])
    {
      stated.balance = cell.value(text, decimalMark: marks[column] ?? 0x2E)
    }
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
