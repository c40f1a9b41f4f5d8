import StatementModel

/// Spending by category over some months.
struct PageSums {
  /// One category with what stands below it, in one currency.
  struct Line {
    /// Nothing for uncategorized ones.
    var category: CategoryPath?
    var spent: DecimalSum
    var count: Int
  }

  /// Each category's own spending; nothing stands for uncategorized.
  private(set) var categories: [CategoryPath?: CurrencyTotals] = [:]
  private(set) var total = CurrencyTotals()

  init(_ ledger: SpendingLedger, months: some Sequence<Month>) {
    for month in months {
      for (category, totals) in ledger.sums[month]?.categories ?? [:] {
        categories[category, default: CurrencyTotals()].add(totals)
        total.add(totals)
      }
    }
  }

  /// The roots with all below them, by spending, uncategorized last.
  func roots(in currency: Currency) -> [Line] {
    var sums: [CategoryPath?: Line] = [:]
    for (category, totals) in categories {
      guard let total = totals[currency] else { continue }
      let root = category?.root
      sums[root, default: Line(category: root, spent: DecimalSum(), count: 0)].add(total)
    }
    return sums.values.sorted(by: Self.standsBefore)
  }

  /// A category and all below it.
  func whole(_ category: CategoryPath) -> CurrencyTotals {
    var sum = CurrencyTotals()
    for (path, totals) in categories where path?.isWithin(category) == true { sum.add(totals) }
    return sum
  }

  static func standsBefore(_ left: Line, _ right: Line) -> Bool {
    guard let leftCategory = left.category else { return false }
    guard let rightCategory = right.category else { return true }
    return left.spent == right.spent ? leftCategory < rightCategory : left.spent > right.spent
  }
}

extension PageSums.Line {
  mutating func add(_ total: CurrencyTotal) {
    spent.add(total.spent)
    count += total.spendingCount
  }
}
