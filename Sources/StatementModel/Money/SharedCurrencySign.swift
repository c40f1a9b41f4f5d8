/// A currency's sign that several currencies share.
package enum SharedCurrencySign: UInt8, CaseIterable, Sendable {
  case dollar, yen, krone, rupee, pound

  /// The sign as most write it.
  package var text: String {
    switch self {
    case .dollar: "$"
    case .yen: "¥"
    case .krone: "kr"
    case .rupee: "Rs"
    case .pound: "£"
    }
  }

  /// What it can mean, the most usual first.
  package var currencies: [Currency] { Self.table[Int(rawValue)] }

  /// What it means where nothing tells otherwise; nothing where no meaning is that much likelier.
  package var usual: Currency? { self == .pound ? .gbp : nil }

  package func canMean(_ currency: Currency) -> Bool { currencies.contains(currency) }

  private static let table: [[Currency]] = [
    """
    USD CAD AUD NZD HKD SGD MXN TWD ARS CLP COP UYU DOP CUP NIO BRL BSD BBD BMD BZD BND FJD GYD
    JMD KYD LRD NAD SBD SRD TTD XCD MOP SVC CVE TOP WST ZWL ZWG
    """,
    "JPY CNY",
    "SEK NOK DKK ISK EEK",
    "INR PKR LKR NPR MUR SCR",
    "GBP EGP LBP GIP FKP SHP SYP SDG SSP IMP GGP JEP IEP CYP",
  ].map { codes in
    codes.split(whereSeparator: \.isWhitespace).compactMap { Currency(code: $0) }
  }
}
