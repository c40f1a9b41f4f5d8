import StatementModel

/// Spending of each category in each month of a book without gaps, for one currency.
struct CategoryMonths: Sendable {
  let currency: Currency
  /// Without gaps, oldest first.
  let months: [Month]
  /// By category, uncategorized last; a sum for each month.
  let rows: [(category: CategoryPath?, sums: [DecimalSum])]

  /// More months than this are not laid out side by side: one wrong date may lie centuries off.
  static let mostMonths = 600

  /// The months of a book, without gaps, up to the one of the day as of which reports stand.
  static func months(of ledger: SpendingLedger, asOf day: CalendarDate?) -> [Month] {
    guard let first = ledger.months.first, let last = ledger.months.last else { return [] }
    let end = max(first, day.map { min($0.month, last) } ?? last)
    var months = [end]
    while let oldest = months.last, first < oldest, months.count < mostMonths {
      months.append(oldest.previous)
    }
    return months.reversed()
  }

  init(_ ledger: SpendingLedger, _ months: [Month], in currency: Currency) {
    self.currency = currency
    self.months = months
    var sums: [CategoryPath?: [DecimalSum]] = [:]
    for (place, month) in months.enumerated() {
      for (category, totals) in ledger.sums[month]?.categories ?? [:] {
        guard let spent = totals[currency]?.spent else { continue }
        sums[category, default: Self.nothing(in: months)][place].add(spent)
      }
    }
    rows = Self.inOrder(sums)
  }

  /// The same of all currencies as one.
  init(_ converted: ConvertedSpending, _ months: [Month]) {
    currency = converted.currency
    self.months = months
    var sums: [CategoryPath?: [DecimalSum]] = [:]
    for (place, month) in months.enumerated() {
      for (category, total) in converted.categories(of: month) {
        guard let spent = total.rounded(in: currency) else { continue }
        sums[category, default: Self.nothing(in: months)][place].add(spent)
      }
    }
    rows = Self.inOrder(sums)
  }

  private static func nothing(in months: [Month]) -> [DecimalSum] {
    [DecimalSum](repeating: DecimalSum(), count: months.count)
  }

  private static func inOrder(
    _ sums: [CategoryPath?: [DecimalSum]]
  ) -> [(category: CategoryPath?, sums: [DecimalSum])] {
    sums.sorted { left, right in
      guard let leftCategory = left.key else { return false }
      guard let rightCategory = right.key else { return true }
      return leftCategory < rightCategory
    }.map { ($0.key, $0.value) }
  }

  /// All categories together.
  var totals: [DecimalSum] {
    months.indices.map { place in
      rows.reduce(into: DecimalSum()) { $0.add($1.sums[place]) }
    }
  }

  /// The average of so many months up to one, rounded half away from zero to the currency's
  /// decimals; nothing where the book does not reach back so far.
  static func average(
    _ sums: [DecimalSum], upTo place: Int, months: Int, _ currency: Currency
  ) -> DecimalSum? {
    guard months > 0, place >= months - 1, place < sums.count,
      let divisor = ExactDecimal(units: Int64(months), scale: 0)
    else { return nil }
    var sum = DecimalSum()
    for index in (place - months + 1)...place { sum.add(sums[index]) }
    if let narrow = sum.narrowShare(of: months, decimals: currency.minorUnits) { return narrow }
    var quotient = ConvertedSum()
    quotient.add(
      sum,
      at: ConversionRate(
        multiplier: .one, divisor: divisor, day: CalendarDate(dayNumber: 0)))
    return quotient.rounded(decimals: currency.minorUnits)
  }

  /// A column a month, which machines call by its ISO name.
  ///
  /// Where there is no room for all, the oldest goes first, and the newest stays.
  static func columns(_ months: [Month], _ locale: ReportLocale) -> [TextTable.Column] {
    months.enumerated().map { age, month in
      let isNewest = age == months.count - 1
      return .init(
        locale.shortText(month), key: month.description, .right,
        priority: isNewest ? .high : ColumnPriority(rank: 1 + age))
    }
  }

  /// The lengths of the averages that are shown.
  static let averages = [3, 6, 12]

  /// What the average of so many months is called.
  static func word(forAverageOf months: Int) -> ReportWord {
    switch months {
    case 3: .average3
    case 6: .average6
    default: .average12
    }
  }
}
