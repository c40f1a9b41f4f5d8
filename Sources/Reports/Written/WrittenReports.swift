import StatementModel

/// The reports that stand as files in a book.
package enum WrittenReports {
  /// Makes every file, one at a time: `index.md`, the months and the periods from the newest,
  /// `spending.csv`.
  package static func write(_ input: ReportInput, to sink: inout some ReportSink) throws {
    let ledger = SpendingLedger(
      input.transactions, categories: input.categories, basis: input.basis)
    let periods = PeriodReports(input, ledger: ledger).all
    try sink.add("index.md", IndexFile(input: input, ledger: ledger, periods: periods).text)
    var faces = CellFaces(.markdown, locale: input.locale, cards: input.cards)
    var places = [Int](repeating: 0, count: input.transactions.count)
    let order = TransactionOrder(sorting: .newestFirst, basis: input.basis)
    func write(
      _ report: SpendingReport, _ indices: [Int], in folder: String
    ) throws {
      let sorted = order.sorted(indices, of: input.transactions)
      for (place, index) in sorted.enumerated() { places[index] = place }
      let files = SpanFiles(
        report: report, folder: folder, indices: sorted, input: input, ledger: ledger)
      try files.write(places: places, faces: &faces, to: &sink)
    }
    for (month, indices) in monthly(input, ledger).reversed() {
      try write(ledger.report(for: month), indices, in: SpanFiles.folder(of: month))
    }
    for period in periods {
      try write(period.spending, period.places, in: period.folder)
    }
    var spending = ByteText()
    SpendingReport.flatTable(ledger.months.map(ledger.report)).writeCSV(to: &spending)
    try sink.add("spending.csv", spending)
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
      if let place = places[input.transactions[index].date(by: input.basis).month] {
        result[place].indices.append(index)
      }
    }
    return result
  }
}
