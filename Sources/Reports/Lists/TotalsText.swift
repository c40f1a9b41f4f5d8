import StatementModel

/// Count and totals of a group in one line.
struct TotalsText {
  let locale: ReportLocale

  /// `12 transactions · -1,234.56 USD · 3.00 EUR · pending: 1 · -5.00 USD`.
  func text(_ totals: CurrencyTotals, pending: CurrencyTotals) -> String {
    var writer = TotalsWriter(locale)
    var out = ByteText()
    writer.append(totals, pending: pending, to: &out)
    return out.string
  }

  func count(_ count: Int) -> String { locale.count(.transactions, count) }
}

/// The same for many groups: what is said of equal counts is made once.
struct TotalsWriter {
  private let locale: ReportLocale
  private var amounts: AmountWriter
  private var counts: [Int: [UInt8]] = [:]
  private static let gap = Array(" · ".utf8)

  init(_ locale: ReportLocale) {
    self.locale = locale
    amounts = AmountWriter(locale.number)
  }

  mutating func append(
    _ totals: CurrencyTotals, pending: CurrencyTotals, to out: inout ByteText
  ) {
    let isSaid = !totals.isEmpty || pending.isEmpty
    if isSaid {
      let count = totals.count
      out.append(text(ofCount: count))
      append(totals, to: &out)
    }
    if !pending.isEmpty {
      if isSaid { out.append(Self.gap) }
      out.append(locale.text(.pendingCount, locale.text(pending.count)))
      append(pending, to: &out)
    }
  }

  private mutating func text(ofCount count: Int) -> [UInt8] {
    if let known = counts[count] { return known }
    let text = Array(locale.count(.transactions, count).utf8)
    counts[count] = text
    return text
  }

  private mutating func append(_ totals: CurrencyTotals, to out: inout ByteText) {
    for total in totals.totals {
      out.append(Self.gap)
      amounts.append(total.total, total.currency, to: &out)
    }
  }
}
