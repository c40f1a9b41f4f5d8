import StatementModel

/// The currency that a row names, by its cell of the column of currencies and beside its amount.
extension RowExtraction {
  /// What the cell of a row's amount says of its currency.
  struct AmountName {
    var currency: Currency?
    var sign: SharedCurrencySign?
    /// The cell's column.
    var column = 0

    var isEmpty: Bool { currency == nil && sign == nil }
    var usual: Currency? { currency ?? sign?.usual }
  }

  /// What a cell of a column of currencies says.
  enum CurrencyCell {
    case blank
    case currency(Currency)
    case shared(SharedCurrencySign)
    case unreadable

    init(_ text: String) {
      switch CurrencySigns.find(text) {
      case .currency(let currency): self = .currency(currency)
      case .shared(let sign): self = .shared(sign)
      case nil:
        if let currency = Currency(code: text) {
          self = .currency(currency)
        } else {
          // "-" or "." says that there is none.
          self = text.unicodeScalars.contains { $0.properties.isAlphabetic } ? .unreadable : .blank
        }
      }
    }

    /// The currency that the cell names, or usually means.
    var usual: Currency? {
      switch self {
      case .currency(let currency): currency
      case .shared(let sign): sign.usual
      case .blank, .unreadable: nil
      }
    }
  }

  /// The currency of a row.
  enum RowCurrency {
    /// The row names none, or by a sign that leaves it open.
    case none
    case named(Currency)
    case failed(Int, MoneyFact)
  }

  mutating func currencyCell(_ text: Span<UInt8>) -> CurrencyCell {
    guard let column = roles.currency else { return .blank }
    return currencyCell(text, at: column)
  }

  mutating func currencyCell(_ text: Span<UInt8>, at column: Int) -> CurrencyCell {
    guard column < fields.count, !fields[column].isEmpty else { return .blank }
    return currencyMemo.value(text, fields[column], CurrencyCell.init)
  }

  /// The currency that the row at hand names.
  mutating func rowCurrency(_ text: Span<UInt8>, _ name: AmountName) -> RowCurrency {
    switch currencyCell(text) {
    case .blank:
      if let currency = name.currency { return .named(currency) }
      return name.sign.map { meaning(of: $0, name.column) } ?? .none
    case .currency(let currency):
      if let other = name.currency, other != currency { return contradiction(text, name) }
      if let sign = name.sign, !sign.canMean(currency) { return contradiction(text, name) }
      return .named(currency)
    case .shared(let sign):
      if let currency = name.currency {
        return sign.canMean(currency) ? .named(currency) : contradiction(text, name)
      }
      if let other = name.sign, other != sign { return contradiction(text, name) }
      return meaning(of: sign, roles.currency ?? name.column)
    case .unreadable:
      let column = roles.currency ?? 0
      return .failed(
        column,
        .badCurrency(
          fields[column].string(in: text), column: ColumnName.of(column, layout.header)))
    }
  }

  private func contradiction(_ text: Span<UInt8>, _ name: AmountName) -> RowCurrency {
    let cell = roles.currency.map { fields[$0].string(in: text) } ?? ""
    return .failed(
      name.column, .currenciesContradict(amount: fields[name.column].string(in: text), cell: cell))
  }

  /// What is asked where more rows bear a sign that can't mean the file's currency than are read.
  var foreignQuestion: MoneyFact? {
    let count = raws.amounts.count
    guard let foreignSign, foreignSigns > count else { return nil }
    return .foreignSigns(
      foreignSign.sign, currency: foreignSign.currency, count: foreignSigns,
      rows: count + foreignSigns)
  }

  /// What a sign that currencies share means in this file.
  private mutating func meaning(of sign: SharedCurrencySign, _ column: Int) -> RowCurrency {
    if let fileCurrency = plan.currency, sign.canMean(fileCurrency) { return .named(fileCurrency) }
    if let usual = sign.usual { return .named(usual) }
    if let fileCurrency = plan.currency {
      foreignSigns += 1
      foreignSign = foreignSign ?? (sign, fileCurrency)
      return .failed(column, .foreignSign(sign, currency: fileCurrency))
    }
    if let sharedSign, sharedSign != sign {
      return .failed(column, .signsContradict(sign, sharedSign))
    }
    sharedSign = sign
    sharedSigns += 1
    return .none
  }
}
