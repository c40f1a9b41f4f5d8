import StatementModel

/// The reports that stand as files in a book.
package enum WrittenReports {
  /// Makes every file, one at a time: `index.md`, the months and the periods from the newest,
  /// `spending.csv`, `report.html`.
  package static func write(_ input: ReportInput, to sink: inout some ReportSink) throws {
    let ledger = input.ledger
    let periods = PeriodReports(input, ledger: ledger).all
    let converted = ConvertedSpending(input, ledger)
    let budgets = input.budgets.isEmpty ? nil : BudgetLedger(input, ledger)
    let plans = PlanPages(input, ledger, budgets: budgets, converted: converted)
    try sink.add(
      "index.md",
      IndexFile(
        input: input, ledger: ledger, periods: periods, converted: converted,
        overview: IndexOverview(input: input, ledger: ledger, plans: plans, budgets: budgets)
      ).text)
    let order = ListOrder(sorting: .newestFirst, basis: input.basis)
    func write(
      _ report: SpendingReport, _ sorted: [Int], in folder: String
    ) throws {
      try SpanFiles(
        report: report, folder: folder, indices: sorted, input: input, ledger: ledger,
        converted: converted, budgets: budgets
      ).write(to: &sink)
    }
    let checksums = MonthChecksums(input, ledger, converted: converted, budgets: budgets)
    var newest: [Int] = []
    for (month, indices) in monthly(input, ledger).reversed() {
      let folder = SpanFiles.folder(of: month)
      let isKept = sink.keeps(folder + "/", madeOf: checksums.checksum(of: month, indices))
      // The page holds the newest, whatever becomes of their months' files.
      let wanted = PageDelivery.alone.heldTransactions - newest.count
      if isKept, wanted == 0 { continue }
      let sorted = order.sorted(indices, of: input.transactions)
      newest += sorted.prefix(wanted)
      if !isKept { try write(ledger.report(for: month), sorted, in: folder) }
    }
    for period in periods {
      let sorted = order.sorted(period.places, of: input.transactions)
      try write(period.spending, sorted, in: period.folder)
    }
    var spending = ByteText()
    SpendingReport.flatTable(ledger.months.map(ledger.report)).writeCSV(to: &spending)
    try sink.add("spending.csv", spending)
    for page in plans.pages { try sink.add(page, input.locale) }
    let page = ReportPage(
      input, ledger, periods: periods, converted: converted, budgets: budgets,
      recurring: plans.recurring, trends: plans.trends, newest: newest)
    try sink.add("report.html", page.text)
    for report in input.custom { try report.write(input, to: &sink) }
  }

  /// All files at once; for few transactions.
  package static func all(_ input: ReportInput) -> [ReportFile] {
    var collector = ReportCollector()
    // A collector never fails.
    try? write(input, to: &collector)
    return collector.files
  }

  /// The places of each month's transactions, oldest month first; withdrawn and deleted ones are left out.
  private static func monthly(
    _ input: ReportInput, _ ledger: SpendingLedger
  ) -> [(month: Month, indices: [Int])] {
    var result = ledger.months.map { (month: $0, indices: [Int]()) }
    let places = Dictionary(uniqueKeysWithValues: zip(ledger.months, ledger.months.indices))
    for index in input.transactions.indices where ledger.roles[index] != .gone {
      if let place = places[input.transactions.numbers[index].date(by: input.basis).month] {
        result[place].indices.append(index)
      }
    }
    return result
  }
}
