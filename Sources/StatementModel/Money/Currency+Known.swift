extension Currency {
  /// Whether a code that a person wrote can be meant.
  package enum Acquaintance: Hashable, Sendable {
    /// ISO 4217 lists it, or it is in wide use beside it.
    case known
    /// A listed code with two letters exchanged (`GPB`) or letters added (`EURO`), or a name of it.
    case misspelt(Currency)
    /// Perhaps a private unit, of which there are many: points, miles, tokens.
    case unknown
  }

  /// How well the code is known.
  ///
  /// A replaced letter makes no misspelling: of three letters, nearly every code is one letter
  /// away from some listed one, and `BTC` does not mean `BTN`.
  package var acquaintance: Acquaintance {
    if isKnown || self == .none || Self.unlisted.contains(self) { return .known }
    if let meant = Self.byName[code].flatMap({ Currency(code: $0) }) { return .misspelt(meant) }
    let letters = Array(code)
    if letters.count > 3 {
      let begun = Currency(code: String(letters.prefix(3)))
      return begun.map { $0.isKnown ? .misspelt($0) : .unknown } ?? .unknown
    }
    for index in 1..<letters.count {
      var swapped = letters
      swapped.swapAt(index - 1, index)
      if let meant = Currency(code: String(swapped)), Self.frequent.contains(meant) {
        return .misspelt(meant)
      }
    }
    return .unknown
  }

  /// Codes in wide use that ISO 4217 does not list.
  private static let unlisted = codes(
    """
    ADA AVAX BCH BNB BTC DAI DOGE DOT ETH EURC LTC PYUSD SHIB SOL TRX USDC USDT XBT XLM XMR XRP
    GGP IMP JEP BYR CYP DEM EEK ESP FRF GRD IEP ITL LTL LVL MTL NLG ROL SIT SKK TRL VEF
    """)

  /// What people say instead of the code.
  private static let byName: [String: String] = ["NIS": "ILS", "RMB": "CNY", "STG": "GBP"]

  /// Those of which a slip of the fingers is likelier than a private unit.
  private static let frequent = codes(
    """
    AED AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS INR JPY KRW MXN NOK NZD PLN RON SEK SGD
    THB TRY USD ZAR
    """)

  private static func codes(_ text: String) -> Set<Currency> {
    Set(text.split(whereSeparator: \.isWhitespace).compactMap { Currency(code: $0) })
  }
}
