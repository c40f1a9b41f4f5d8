import StatementModel

/// How spending moves, in one currency at a time: what each month's money went to, charges that stand out,
/// the biggest changes, this month against the same point before, and months side by side with a small line
/// and averages.
struct PageTrends {
  /// What is known of trends already.
  struct Source: Sendable {
    let report: TrendsReport
    let comparisons: TrendsReport.Comparisons
  }

  let facts: PageFacts
  let source: Source

  var isEmpty: Bool { source.report.tables.isEmpty }

  private static let mostCategories = 80
  /// How many months the small lines are of.
  private static let drawnMonths = 12

  /// What is short and new comes first; long tables open.
  func write(to out: inout ByteText) {
    let comparisons = source.comparisons
    facts.write("trends", to: &out) { currency, out in
      CategoryChart(facts: facts, currency: currency).write(to: &out)
      writeUnusual(in: currency, to: &out)
      for (section, changes) in zip(comparisons.changes, comparisons.categories)
      where changes.currency == currency {
        write(section, to: &out) { row, column in
          column == 0 ? PageChanges.target(of: changes.lines[row], of: changes) : nil
        }
      }
      for (_, section) in comparisons.samePoints.filter({ $0.currency == currency }) {
        entry(section.title, isOpen: false, to: &out) {
          var table = PageTable(section.title, section.table, facts)
          table.style = "totalled"
          table.write(to: &$0)
        }
      }
      for table in source.report.tables where table.currency == currency {
        let title = facts.locale.text(.spendingIn, table.currency.code)
        entry(title, isOpen: true, to: &out) { write(table, title, to: &$0) }
      }
    }
  }

  private func writeUnusual(in currency: Currency, to out: inout ByteText) {
    guard var section = source.comparisons.unusual else { return }
    let all = facts.input.transactions
    let own = zip(source.comparisons.charges, section.table.rows).filter {
      all.numbers[$0.0.charge.index].amount.currency == currency
    }
    guard !own.isEmpty else { return }
    section.table.rows = own.map(\.1)
    write(section, to: &out) { row, column in
      column == 1 ? target(of: own[row].0.charge) : nil
    }
  }

  /// The transactions themselves say what a change comes from.
  private func write(
    _ section: PrintedReport.Section, to out: inout ByteText, target: (Int, Int) -> String?
  ) {
    out.append("<h4>")
    out.append(words: section.title)
    out.append("</h4>\n")
    PageTable(section.title, section.table.without("mostly"), facts, target: target)
      .write(to: &out)
  }

  private func target(of charge: UnusualCharges.Charge) -> String {
    let all = facts.input.transactions
    return PageFacts.found(
      all.merchant(at: charge.index),
      in: all.numbers[charge.index].date(by: facts.input.basis).month)
  }

  private func entry(
    _ title: String, isOpen: Bool, to out: inout ByteText, _ write: (inout ByteText) -> Void
  ) {
    out.append("<details class=\"entry\"\(isOpen ? " open" : "")><summary><h4>")
    out.append(words: title)
    out.append("</h4></summary>\n")
    write(&out)
    out.append("</details>\n")
  }

  /// The categories of one currency, those with most spending first where there are too many.
  private func write(_ categories: CategoryMonths, _ title: String, to out: inout ByteText) {
    let locale = facts.locale
    let months = source.report.months
    let shown = Array(months.indices.suffix(TrendsReport.shownMonths))
    // Of a short book there are no long averages.
    let averages = CategoryMonths.averages.filter { length in
      source.report.lastCompleteMonth.map { $0 >= length - 1 } ?? false
    }
    // What was long ago, and nothing since, says nothing here.
    let rows = categories.rows.filter { row in
      row.sums.suffix(Self.drawnMonths).contains { !$0.isZero }
    }
    var table = PageTable(
      title,
      [.init(title: locale[.category]), .init(title: locale[.spendingByMonth], isHidden: true)])
    table.columns += shown.map {
      .init(title: locale.names.shortMonths[months[$0].month - 1], isFigure: true)
    }
    table.columns += averages.map {
      .init(title: locale[CategoryMonths.word(forAverageOf: $0)], isFigure: true)
    }
    for row in rows.prefix(Self.mostCategories) {
      add(row.sums, shown, averages, categories.currency, to: &table) { out in
        let target = PageFacts.target("category", row.category?.text ?? "")
        facts.writeDot(facts.tints.tint(of: row.category), to: &out)
        out.append("<a href=\"#\(target)\">")
        facts.writeName(facts.name(of: row.category), to: &out)
        out.append("</a>")
      }
    }
    add(categories.totals, shown, averages, categories.currency, to: &table) {
      $0.append(words: locale[.total])
    }
    table.style = "months-table totalled"
    table.write(to: &out)
    guard rows.count > Self.mostCategories else { return }
    out.append("<p class=\"remark\">")
    out.append(
      words: locale.text(
        .categoriesCut, locale.text(Self.mostCategories), locale.text(rows.count)))
    out.append("</p>\n")
  }

  private func add(
    _ sums: [DecimalSum], _ shown: [Int], _ averages: [Int], _ currency: Currency,
    to table: inout PageTable,
    name: @escaping (inout ByteText) -> Void
  ) {
    var cells: [(inout ByteText) -> Void] = [
      name, { facts.writeSpark(Array(sums.suffix(Self.drawnMonths)), to: &$0) },
    ]
    for place in shown {
      cells.append { if !sums[place].isZero { writeNumber(sums[place], currency, to: &$0) } }
    }
    for length in averages {
      let average = source.report.lastCompleteMonth.flatMap {
        CategoryMonths.average(sums, upTo: $0, months: length, currency)
      }
      cells.append { if let average { writeNumber(average, currency, to: &$0) } }
    }
    table.add(cells)
  }

  private func writeNumber(_ sum: DecimalSum, _ currency: Currency, to out: inout ByteText) {
    out.append("<bdi class=\"n\" dir=\"ltr\">\(facts.number(sum, currency))</bdi>")
  }
}
