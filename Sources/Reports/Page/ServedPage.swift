import StatementModel

/// The page as a server hands it out: the document, the book's data, and the files of the front.
package struct ServedPage {
  private let page: ReportPage

  /// Makes all that the page shows.
  package init(_ input: ReportInput) {
    let ledger = input.ledger
    let converted = ConvertedSpending(input, ledger)
    let budgets = input.budgets.isEmpty ? nil : BudgetLedger(input, ledger)
    let plans = PlanPages(input, ledger, budgets: budgets, converted: converted)
    let counting = input.transactions.indices.filter { ledger.roles[$0] != .gone }
    let order = ListOrder(sorting: .newestFirst, basis: input.basis)
    page = ReportPage(
      input, ledger, periods: PeriodReports(input, ledger: ledger).all, converted: converted,
      budgets: budgets, recurring: plans.recurring, trends: plans.trends,
      newest: order.sorted(counting, of: input.transactions), delivery: .served)
  }

  /// The document, which a browser can show before any script runs.
  package var document: [UInt8] { page.text.bytes }

  /// The book's data as JSON.
  ///
  /// - Parameter generation: What state of the book it is.
  package func data(generation: String) -> [UInt8] {
    var out = ByteText()
    PageData(facts: page.facts, generation: generation).write(to: &out)
    return out.bytes
  }

  /// A file of the front by its name; nothing where there is none.
  package static func file(_ name: String) -> String? { PageFront.file(name) }
}
