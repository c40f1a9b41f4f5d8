import StatementModel

/// The pages that look ahead or across months, each as Markdown and as CSV.
struct PlanPages: Sendable {
  /// One report as the two files it is written to.
  struct Page: Sendable {
    /// Without its ending.
    var name: String
    var report: PrintedReport
    /// What stands under the title.
    var remark: String?
  }

  let pages: [Page]
  /// Nothing in an empty book.
  let recurring: RecurringReport?
  /// Nothing in an empty book.
  let trends: PageTrends.Source?

  init(
    _ input: ReportInput, _ ledger: SpendingLedger, budgets: BudgetLedger?,
    converted: ConvertedSpending?
  ) {
    var pages: [Page] = []
    if let budgets {
      pages.append(
        Page(name: "budgets", report: budgets.printed(input.locale, withHistory: true)))
    }
    if input.transactions.isEmpty {
      recurring = nil
      trends = nil
    } else {
      let merchants = MerchantTable(input)
      let recurring = RecurringReport(input, ledger, merchants)
      self.recurring = recurring
      pages.append(Page(name: "recurring", report: recurring.printed(input)))
      let trends = TrendsReport(input, ledger, converted: converted, merchants: merchants)
      let comparisons = trends.comparisons
      self.trends = PageTrends.Source(report: trends, comparisons: comparisons)
      pages.append(
        Page(
          name: "trends", report: trends.printed(with: comparisons),
          remark: converted?.note(input.rates, input.locale)))
    }
    self.pages = pages
  }

  /// A line with links to those that there are.
  static func links(_ input: ReportInput) -> String {
    var links: [String] = []
    if !input.budgets.isEmpty { links.append("[\(input.locale[.budgets])](budgets.md)") }
    if !input.transactions.isEmpty {
      links += [
        "[\(input.locale[.recurringPayments])](recurring.md)",
        "[\(input.locale[.trends])](trends.md)",
      ]
    }
    return links.joined(separator: " · ")
  }
}

extension ReportSink {
  /// Writes a page's two files.
  mutating func add(_ page: PlanPages.Page, _ locale: ReportLocale) throws {
    try begin(page.name + ".md")
    try append(page.report.bytes(as: .md, locale: locale))
    if let remark = page.remark { try append(Array("\n\(remark)\n".utf8)) }
    let months = locale[.allMonths]
    try append(Array("\n[CSV](\(page.name).csv) · [\(months)](index.md)\n".utf8))
    try end()
    try begin(page.name + ".csv")
    try append(page.report.bytes(as: .csv, locale: locale))
    try end()
  }
}
