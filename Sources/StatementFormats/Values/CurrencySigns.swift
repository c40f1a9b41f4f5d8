import StatementModel

/// Currencies as amounts and cells name them.
enum CurrencySigns {
  enum Sign {
    case currency(Currency)
    /// A sign of several currencies: `$`, `kr`, `¥`.
    case shared(SharedCurrencySign)
  }

  /// What a currency sign, word or code stands for; nothing for any other text.
  static func find(_ text: String) -> Sign? {
    // A longer one of ASCII alone is no sign.
    if text.utf8.count > longestPlain, text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    if let sign = table[text] { return sign }
    let upper = text.uppercased()
    if upper.utf8.count == 3, let currency = Currency(code: upper), currency.isKnown || isOld(upper)
    {
      return .currency(currency)
    }
    return text.utf8.count > 1 ? table[upper] : nil
  }

  /// How many bytes the longest sign of ASCII alone has.
  static let longestPlain =
    table.keys.filter { $0.utf8.allSatisfy { $0 < 0x80 } }.map(\.utf8.count).max() ?? 0

  /// The sign that the text is, where several currencies share it and none is that much likelier.
  static func sharedSign(_ text: String) -> SharedCurrencySign? {
    guard case .shared(let sign) = find(text), sign.usual == nil else { return nil }
    return sign
  }

  /// The currency that a cell names, if it is one.
  static func currency(_ text: String) -> Currency? {
    switch find(text) {
    case .currency(let currency): currency
    case .shared(let sign): sign.usual
    case nil: nil
    }
  }

  /// Codes that older statements carry, and what exchanges deal in.
  private static func isOld(_ code: String) -> Bool { oldCodes.contains(code) }

  private static let oldCodes: Set<String> = [
    "RUR", "LTL", "LVL", "EEK", "DEM", "FRF", "ITL", "ESP", "NLG", "BEF", "ATS", "FIM", "PTE",
    "GRD", "SKK", "SIT", "CYP", "MTL", "IEP", "BTC", "ETH", "NIS", "BYR", "TRL", "ROL", "VEF",
  ]

  private static let table: [String: Sign] = {
    var table: [String: Sign] = [:]
    for (code, signs) in [
      ("EUR", "€ EURO EUROS EUROA 欧元 歐元"), ("GBP", "英镑 英鎊"), ("ILS", "₪ שח ש״ח ש\"ח NIS שקל"),
      ("RUB", "₽ РУБ РУБ. Р Р. р. руб."),
      ("PLN", "zł ZŁ zl ZL"), ("CZK", "Kč KČ kč Kc"), ("HUF", "Ft FT ft"), ("BRL", "R$"),
      ("USD", "US$ U$S USD$ $US דולר 美元 美金"),
      ("CAD", "C$ CA$ CAD$ $CAD"), ("AUD", "A$ AU$ AUD$"), ("NZD", "NZ$"), ("HKD", "HK$ 港币 港幣 港元"),
      ("SGD", "S$ SG$"), ("CHF", "Fr. SFr. FR. SFR."), ("INR", "₹ INR."), ("KRW", "₩ 원"),
      ("TRY", "₺ TL"), ("UAH", "₴ ГРН ГРН."), ("BGN", "лв лв. ЛВ ЛВ."), ("RON", "LEI lei"),
      ("MXN", "MX$"), ("CNY", "CN¥ 元 RMB 人民币 人民幣"), ("JPY", "円 JP¥ 日元 日圆 日圓"), ("LTL", "Lt LT"),
      ("JOD", "د.ا د.ا."), ("AED", "د.إ د.إ."), ("SAR", "ر.س ر.س."), ("KWD", "د.ك د.ك."),
      ("EGP", "ج.م ج.م."), ("BHD", "د.ب د.ب."), ("QAR", "ر.ق ر.ق."), ("THB", "฿"), ("VND", "₫"),
      ("PHP", "₱"), ("NGN", "₦"), ("ZAR", "R"), ("TWD", "NT$"), ("MYR", "RM"), ("DKK", "DKK."),
      ("KZT", "₸"), ("GEL", "₾"), ("AZN", "₼"), ("AMD", "֏"),
      ("MNT", "₮"), ("CRC", "₡"), ("PYG", "₲"), ("GHS", "₵ GH₵"), ("LAK", "₭"), ("KHR", "៛"),
      ("IDR", "Rp RP Rp. RP."), ("BDT", "৳"), ("UZS", "сўм СЎМ"),
    ] {
      guard let currency = Currency(code: code) else { continue }
      for sign in signs.split(separator: " ") { table[String(sign)] = .currency(currency) }
    }
    for (shared, signs) in [
      (SharedCurrencySign.dollar, "$ ＄ ﹩"), (.yen, "¥ ￥"), (.krone, "kr KR kr. KR. Kr Kr."),
      (.rupee, "Rs RS Rs. RS."), (.pound, "£ ￡"),
    ] {
      for sign in signs.split(separator: " ") { table[String(sign)] = .shared(shared) }
    }
    return table
  }()
}
