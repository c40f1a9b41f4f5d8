import StatementModel

/// Writes count and totals of groups in one line each.
struct TotalsWriter {
  private let locale: ReportLocale
  private var amounts: AmountWriter
  /// What is said of each count.
  private var counts: [Int: String] = [:]

  /// Between count and totals.
  static let gap = " · "

  init(_ locale: ReportLocale) {
    self.locale = locale
    amounts = AmountWriter(locale.number)
  }

  /// `12 transactions · -1,234.56 USD · 3.00 EUR · pending: 1 · -5.00 USD`.
  mutating func append(
    _ totals: CurrencyTotals, pending: CurrencyTotals, to out: inout ByteText
  ) {
    if !totals.isEmpty || pending.isEmpty {
      out.append(text(ofCount: totals.count))
      append(totals, to: &out)
    }
    if !pending.isEmpty {
      if !totals.isEmpty { out.append(Self.gap) }
      out.append(locale.text(.pendingCount, locale.text(pending.count)))
      append(pending, to: &out)
    }
  }

  /// The same as a text by itself.
  mutating func text(_ totals: CurrencyTotals, pending: CurrencyTotals) -> String {
    var out = ByteText()
    append(totals, pending: pending, to: &out)
    return out.string
  }

  private mutating func append(_ totals: CurrencyTotals, to out: inout ByteText) {
    for total in totals.totals {
      out.append(Self.gap)
      amounts.append(total.total, total.currency, to: &out)
    }
  }

  private mutating func text(ofCount count: Int) -> String {
    if let known = counts[count] { return known }
    let text = locale.count(.transactions, count)
    counts[count] = text
    return text
  }
}
