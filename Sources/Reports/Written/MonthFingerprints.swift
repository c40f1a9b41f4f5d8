import StatementModel

/// For each month, one number that is equal exactly when the month's files would be: made of its
/// transactions and of what else stands in its files.
///
/// With it a month that nothing has touched needs no writing, however long the book is.
struct MonthFingerprints {
  private var own: [Month: UInt64] = [:]
  /// What stands in all months' files: names of cards, locale, order of currencies.
  private var common = Checksum()
  private let input: ReportInput

  /// - Parameter months: The places of each month's transactions.
  init(
    _ input: ReportInput, ledger: SpendingLedger, months: [(month: Month, indices: [Int])],
    converted: ConvertedSpending? = nil, budgets: BudgetLedger? = nil
  ) {
    self.input = input
    common.add(Self.version)
    common.add(input.locale.identifier)
    common.add(input.basis.rawValue)
    for currency in ledger.currencies { common.add(currency.packedCode) }
    // As text: what is added to them is in it without a word here.
    common.add("\(input.currency) \(input.periods) \(input.budgets)")
    for card in input.cards.sorted(by: { $0.id < $1.id }) {
      common.add(card.id.text)
      common.add(card.displayName)
    }
    for (month, indices) in months {
      var sum = Checksum()
      for index in indices {
        sum.add(index, of: input.transactions)
        sum.add(UInt64(ledger.roles[index].rawValue))
      }
      // What is carried from earlier months, and what rates say, is told by the tables alone.
      for table in Self.tables(of: month, ledger, converted, budgets, input) {
        var text = ByteText()
        table.writeCSV(to: &text)
        sum.add(String(decoding: text.bytes, as: UTF8.self))
      }
      if let converted { sum.add(converted.note(input.rates, input.locale)) }
      own[month] = sum.value
    }
    first = ledger.months.first
  }

  /// The tables of a month's page that are not made of its own transactions alone.
  private static func tables(
    of month: Month, _ ledger: SpendingLedger, _ converted: ConvertedSpending?,
    _ budgets: BudgetLedger?, _ input: ReportInput
  ) -> [TextTable] {
    var tables = [converted.flatMap { $0.table(of: $0.categories(of: month), input.locale) }]
      .compactMap(\.self)
    if let budgets {
      let own = MonthBudgets(budgets, of: month)
      tables += ledger.report(for: month).sections.map { $0.table(with: own) }
      let touching = BudgetTables(ledger: budgets, locale: input.locale).table(of: .month(month))
      tables += [touching].compactMap(\.self)
    }
    return tables
  }

  /// Counted up whenever the same transactions would give other files.
  private static let version: UInt64 = 2

  private let first: Month?

  /// The number of one month.
  ///
  /// Its page tells what changed since the month before, and that it is
  /// not over where the newest statement ends in it.
  subscript(month: Month) -> UInt64 {
    var sum = common
    sum.add(own[month] ?? 0)
    let reachesBack = first.map { $0 <= month.previous } ?? false
    sum.add(reachesBack ? 1 : 0 as UInt64)
    sum.add(own[month.previous] ?? 0)
    let isOpen = input.asOf.map { $0.month <= month } ?? false
    sum.add(isOpen ? Int64(input.asOf?.dayNumber ?? 0) : Int64.min)
    return sum.value
  }
}
