import StatementModel

/// Which currency an amount is in that has a sign of one beside it.
extension GenericShape {
  /// The currency that a field names, or the sign in it that several currencies have.
  func readCurrency(
    _ record: JSONRecord
  ) throws(NoRow) -> (currency: Currency?, sign: SharedCurrencySign?) {
    guard let node = map[.currency] else { return (nil, nil) }
    let currency = record.currency(node)
    if currency != nil, record[node].content.count == 3 { return (currency, nil) }
    if record[node].kind == .string,
      let sign = record.string(node).flatMap({ CurrencySigns.sharedSign($0) })
    {
      return (nil, sign)
    }
    if currency == nil, record.string(node) != nil {
      throw .rejected(.badCurrency(record.excerpt(node)), node: node)
    }
    return (currency, nil)
  }

  /// Rejects an object with amounts in several currencies, of which nothing says which one counts.
  func checkAlone(_ record: JSONRecord) throws(NoRow) {
    guard map.currencyAmounts.count > 1, !map.amountIsTold else { return }
    let stated = record.children(of: record.innermost).filter { node in
      record.hasWord(node) && map.currencyAmounts.contains(FieldNames.fold(record.key(of: node)))
    }
    guard stated.count > 1 else { return }
    let names = stated.map { record.key(of: $0) }.joined(separator: ", ")
    throw .rejected(.severalAmounts(names), node: stated[1])
  }

  /// Whether a currency's code stands in small letters.
  static func hasSmallLetters(_ record: JSONRecord, _ node: Int?) -> Bool {
    guard let node, record[node].kind == .string, record[node].content.count == 3 else {
      return false
    }
    return record[node].content.allSatisfy { 0x61...0x7A ~= record.text[$0] }
  }

  /// The row's currency by its field and by the sign beside the amount, which must agree.
  mutating func settle(
    _ unit: AmountUnit?, _ field: Currency?, _ record: JSONRecord
  ) throws(NoRow) -> Currency? {
    openSign = nil
    switch (unit, field) {
    case (nil, _): return field
    case (.currency(let currency)?, nil): return currency
    case (.currency(let currency)?, let field?) where currency == field: return field
    case (.shared(let sign)?, let field?) where sign.canMean(field): return field
    case (.shared(let sign)?, nil):
      openSign = sign
      return nil
    case (_, let field?):
      let node = map[.amount] ?? map[.debit] ?? map[.credit] ?? 0
      throw .rejected(
        .currencyContradicts(record.excerpt(node), currency: field.code), node: node)
    }
  }
}
