import StatementModel

/// For each month a checksum of all that its files show: with it a month that nothing has touched needs
/// no writing, however long the book is.
struct MonthChecksums {
  private let input: ReportInput
  private let ledger: SpendingLedger
  private let converted: ConvertedSpending?
  private let budgets: BudgetLedger?
  /// What stands in all months' files.
  private var common = Checksum()

  init(
    _ input: ReportInput, _ ledger: SpendingLedger, converted: ConvertedSpending? = nil,
    budgets: BudgetLedger? = nil
  ) {
    self.input = input
    self.ledger = ledger
    self.converted = converted
    self.budgets = budgets
    common.add(input.locale.identifier)
    common.add(input.basis.rawValue)
    for path in input.categories.paths {
      guard let icon = input.categories[path]?.icon else { continue }
      common.add(path.text)
      common.add(icon)
    }
    // In this order groups are compared.
    for currency in ledger.currencies { common.add(currency.packedCode) }
    for card in input.cards.sorted(by: { $0.id < $1.id }) {
      common.add(card.id.text)
      common.add(card.displayName)
    }
  }

  /// - Parameter indices: The places of the month's transactions.
  func checksum(of month: Month, _ indices: [Int]) -> UInt64 {
    var sum = common
    for index in indices {
      sum.add(index, of: input.transactions)
      sum.add(UInt64(ledger.roles[index].rawValue))
    }
    // These tell of other months as well: of the one before, of what was carried, of rates.
    let page = SpanMarkdown(
      grouping: .category, groups: [], report: ledger.report(for: month), input: input,
      converted: converted?.table(of: .month(month), indices, input, ledger), budgets: budgets)
    var head = ByteText()
    page.writeHead(to: &head)
    sum.add(head.bytes.span)
    return sum.value
  }
}
