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
  /// What is said of small counts.
  private var counts = WrittenTexts(count: Self.small)
  private static let small = 1024
  private static let gap: StaticString = " · "

  init(_ locale: ReportLocale) {
    self.locale = locale
    amounts = AmountWriter(locale.number)
  }

  mutating func append(
    _ totals: CurrencyTotals, pending: CurrencyTotals, to out: inout ByteText
  ) {
    let (totals, pending) = (totals.totals, pending.totals)
    append(totals, totals.indices, pending: pending, pending.indices, to: &out)
  }

  /// Writes the sums of one group.
  mutating func append(_ group: Int, of groups: GroupSums, to out: inout ByteText) {
    append(
      groups.sums, groups.posted(group), pending: groups.sums, groups.pending(group), to: &out)
  }

  private mutating func append(
    _ totals: [CurrencyTotal], _ places: Range<Int>, pending: [CurrencyTotal],
    _ pendingPlaces: Range<Int>, to out: inout ByteText
  ) {
    let isSaid = !places.isEmpty || pendingPlaces.isEmpty
    if isSaid {
      append(count: places.reduce(0) { $0 + totals[$1].count }, to: &out)
      append(totals, places, to: &out)
    }
    if !pendingPlaces.isEmpty {
      if isSaid { out.append(room: Self.room) { $0.append(Self.gap) } }
      let count = pendingPlaces.reduce(0) { $0 + pending[$1].count }
      out.append(locale.text(.pendingCount, locale.text(count)))
      append(pending, pendingPlaces, to: &out)
    }
  }

  private mutating func append(count: Int, to out: inout ByteText) {
    guard count < Self.small else { return out.append(locale.count(.transactions, count)) }
    let text = counts.place(count) { $0.append(locale.count(.transactions, count)) }
    out.append(room: text.count + OutputSpan<UInt8>.slack) { counts.append(text, to: &$0) }
  }

  private static let room = 16

  private mutating func append(
    _ totals: [CurrencyTotal], _ places: Range<Int>, to out: inout ByteText
  ) {
    for place in places {
      out.append(room: Self.room) { $0.append(Self.gap) }
      amounts.append(totals[place].total, totals[place].currency, to: &out)
    }
  }
}
