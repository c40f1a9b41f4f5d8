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
  /// The same, the first byte lowest.
  private static var gapWord: UInt64 { 0x20B7_C220 }

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
    let (posted, pending) = (groups.posted(group), groups.pending(group))
    let isPlain = posted.count == 1 && pending.isEmpty
    if isPlain, appendPlain(groups.sums[posted.lowerBound], to: &out) { return }
    append(groups.sums, posted, pending: groups.sums, pending, to: &out)
  }

  /// Writes what nearly all groups have, a sum in one currency, at once.
  ///
  /// - Returns: Whether it was written.
  private mutating func appendPlain(_ sum: CurrencyTotal, to out: inout ByteText) -> Bool {
    guard sum.count < Self.small, let total = sum.total.smallDecimal else { return false }
    let count = place(ofCount: sum.count)
    out.append(room: count.count + 8 + AmountWriter.room + BytePen.slack) { out in
      counts.append(count, to: &out)
      out.append(word: Self.gapWord, count: 4)
      amounts.append(Money(total, sum.currency), to: &out)
    }
    return true
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
    let text = place(ofCount: count)
    out.append(room: text.count + BytePen.slack) { counts.append(text, to: &$0) }
  }

  @inline(__always)
  private mutating func place(ofCount count: Int) -> WrittenTexts.Place {
    counts.place(count) { $0.append(locale.count(.transactions, count)) }
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
