import StatementModel

/// The amount of a row, and which way it went as a cell beside it says.
extension RowExtraction {
  enum AmountFound {
    case nothing
    case amount(RawRows.Amount)
    case failed(Int, TableFact)
  }

  mutating func rawAmount(
    _ text: Span<UInt8>, _ name: inout AmountName
  ) -> AmountFound {
    var found: RawRows.Amount?
    var foundColumn = 0
    for slot in amountColumns.indices {
      let column = amountColumns[slot]
      let field = fields[column]
      guard !field.isEmpty else { continue }
      var amount: ExactDecimal
      var direction: Int8 = 0
      var stated = AmountName()
      switch AmountCell.read(text, field) {
      case .empty: continue
      case .unreadable:
        guard let noted = RefundNote(text, field),
          let rest = noted.rest(text, decimalMark: moneyMarks[slot])
        else { return badAmount(text, column) }
        amount = rest.amount
        direction = Int8(rest.cell.mark)
        stated = AmountName(
          currency: rest.cell.currency, sign: rest.cell.sharedSign, column: column)
      case .amount(let cell):
        guard let magnitude = cell.magnitude(text, decimalMark: moneyMarks[slot]) else {
          return badAmount(text, column)
        }
        amount = cell.isNegative ? -magnitude : magnitude
        direction = Int8(cell.mark)
        stated = AmountName(currency: cell.currency, sign: cell.sharedSign, column: column)
      }
      if let before = found {
        // Zero beside the other column's amount says nothing.
        if amount.isZero { continue }
        guard before.amount.isZero else {
          return .failed(
            column,
            .bothColumnsFilled(
              ColumnName.of(foundColumn, layout.header), ColumnName.of(column, layout.header)))
        }
      }
      if stated.isEmpty, let currency = amountCurrencies[slot] {
        stated = AmountName(currency: currency, column: column)
      }
      if !scales.isEmpty {
        guard let scaled = scaled(amount, of: column, text, stated) else {
          return badAmount(text, column)
        }
        amount = scaled
      }
      var kind: Int8 = column == roles.debit ? 1 : column == roles.credit ? 2 : 0
      // `5.00Dr` is a debit, in whichever column it stands.
      if kind != 0, direction != 0 { kind = direction < 0 ? 1 : 2 }
      found = RawRows.Amount(amount: amount, kind: kind, direction: direction)
      foundColumn = column
      if !stated.isEmpty { name = stated }
    }
    return found.map(AmountFound.amount) ?? .nothing
  }

  /// The amount that a number of the column counts; nothing for one that counts none.
  mutating func scaled(
    _ number: ExactDecimal, of column: Int, _ text: Span<UInt8>, _ stated: AmountName
  ) -> ExactDecimal? {
    guard let scale = scales[column] else { return number }
    let currency = stated.usual ?? currencyCell(text).usual ?? plan.currency
    return scale.amount(number, in: currency)
  }

  private func badAmount(_ text: Span<UInt8>, _ column: Int) -> AmountFound {
    let cell = fields[column].string(in: text)
    if case .amount(let found) = AmountCell.read(text, fields[column]),
      found.digits.count(where: { isDigit(text[$0]) }) > ExactDecimal.magnitudeDigits
    {
      return .failed(column, .amountOutOfRange(cell))
    }
    return .failed(column, .badAmount(cell, column: ColumnName.of(column, layout.header)))
  }

  /// Takes the direction that the row states; false where its cell states none.
  mutating func takeDirection(
    _ text: Span<UInt8>, _ column: Int, _ raw: inout RawRows.Amount
  ) -> Bool {
    let field = fields[column]
    if field.isEmpty {
      // Marks such as CR stand on the rarer rows; the others are the other way.
      return plan.directionIsMark || raw.amount.isZero
    }
    let direction =
      if let kind = roles.directionLeads {
        Int8(LeadingDirections.direction(field.string(in: text), isCard: kind == .card) ?? 0)
      } else {
        directionMemo.value(text, field) { Int8(StatementWords.direction($0) ?? 0) }
      }
    raw.direction = direction
    return direction != 0 || raw.amount.isZero
  }

  /// Whether the row's direction says that it counts as neither income nor expense.
  ///
  /// Not where it gives money back: that came in, unless it was taken off the payment's own row.
  func isNeutral(_ text: Span<UInt8>, _ column: Int) -> Bool {
    let field = fields[column]
    // The words are short: one sign, or up to four of three bytes each.
    guard !field.isEmpty, field.end - field.start <= 12,
      text[field.start] >= 0x80 || text[field.start] == 0x2F,
      StatementWords.isNeutral(field.string(in: text))
    else { return false }
    return roles.hasRefundNotes
      || !(textColumns + [roles.status].compactMap { $0 }).contains { column in
        column < fields.count
          && Self.refundWords.contains(where: fields[column].string(in: text).contains)
      }
  }

  private static let refundWords = Words.texts("refund.given")
}
