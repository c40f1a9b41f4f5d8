import StatementModel

extension ReportLocale {
  /// Number and code: `1,234.56 USD`; with all decimals that the amount has.
  package func text(_ money: Money) -> String {
    written { $0.append(money, to: &$1) }
  }

  /// The sum and its currency: `1,234.56 USD`.
  package func text(_ sum: DecimalSum, _ currency: Currency) -> String {
    written { $0.append(sum, currency, to: &$1) }
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
    return localized(plain, followedBy: number.percentGap + [0x25])
  }

  private func written(_ write: (inout AmountWriter, inout ByteText) -> Void) -> String {
    var writer = AmountWriter(number)
    var text = ByteText()
    write(&writer, &text)
    return text.string
  }

  /// A plain decimal with this locale's marks.
  ///
  /// Among right-to-left text, a minus stays before its number only if the two are isolated.
  func localized(_ plain: String, followedBy end: [UInt8] = []) -> String {
    var text = ByteText()
    let isIsolated = number.isIsolated && plain.utf8.first == 0x2D
    if isIsolated { text.append(NumberStyle.isolateStart) }
    text.append(localizing: plain.utf8.span, number)
    text.append(end)
    if isIsolated { text.append(NumberStyle.isolateEnd) }
    return text.string
  }
}
