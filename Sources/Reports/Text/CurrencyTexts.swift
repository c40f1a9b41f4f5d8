import StatementModel

/// Codes and decimals of currencies, looked up once each.
struct CurrencyTexts {
  struct CurrencyText {
    let code: [UInt8]
    let minorUnits: Int
  }

  private var known: [Currency: CurrencyText] = [:]

  subscript(currency: Currency) -> CurrencyText {
    mutating get {
      if let text = known[currency] { return text }
      let text = CurrencyText(code: Array(currency.code.utf8), minorUnits: currency.minorUnits)
      known[currency] = text
      return text
    }
  }
}
