import StatementModel

extension ReportLocale {
  /// Number, then code: `1,234.56 USD`; with all decimals that the amount has.
  package func text(_ money: Money) -> String {
    localized(money.plainText) + " " + money.currency.code
  }

  /// The sum and its currency: `1,234.56 USD`.
  package func text(_ sum: DecimalSum, _ currency: Currency) -> String {
    text(sum, minimumDecimals: currency.minorUnits) + " " + currency.code
  }

  /// The number alone.
  package func text(_ sum: DecimalSum, minimumDecimals: Int) -> String {
    localized(sum.text(minimumDecimals: minimumDecimals))
  }

  /// A whole number: `12,345`.
  package func text(_ count: Int) -> String { localized(String(count)) }

  /// Tenths of a percent as a percentage: 341 is `34.1 %`.
  package func percentage(_ permille: Int) -> String {
    let sign = permille < 0 ? "-" : ""
    let plain = "\(sign)\(permille.magnitude / 10).\(permille.magnitude % 10)"
    return localized(plain) + " %"
  }

  /// A plain decimal with this locale's marks.
  func localized(_ plain: String) -> String {
    var text = ByteText()
    text.append(localizing: Array(plain.utf8)[...], number)
    return text.string
  }
}
