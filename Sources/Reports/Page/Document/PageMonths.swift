import StatementModel

/// Every month: its totals, and, as far as the page has room, its categories.
struct PageMonths {
  let facts: PageFacts

  /// Months are shown in full until the page has taken so many bytes for them.
  static let budget = 160_000
  /// Months beyond these are in `index.md` only.
  private static let most = 600

  func write(to out: inout ByteText) {
    let months = Array(facts.ledger.months.reversed().prefix(Self.most))
    let start = out.count
    var full = 0
    while full < months.count, out.count - start < Self.budget {
      write(months[full], to: &out)
      full += 1
    }
    guard full < months.count else { return }
    out.append("<p class=\"remark\">")
    out.append(
      html: PageTexts.fill(
        facts.texts.monthsCut,
        [
          "shown": facts.locale.text(full), "all": facts.locale.text(facts.ledger.months.count),
        ]))
    out.append("</p>\n")
    writeTotals(of: months[full...], to: &out)
  }

  /// A month that opens.
  private func write(_ month: Month, to out: inout ByteText) {
    let report = facts.ledger.report(for: month)
    let totals = facts.ledger.sums[month]?.totals ?? CurrencyTotals()
    out.append("<details class=\"entry\" id=\"\(PageFacts.target("month", month.description))\">")
    out.append("<summary><h3>")
    out.append(html: facts.locale.text(month))
    out.append("</h3> <span class=\"count\">")
    out.append(html: facts.count(totals.count + report.pending.count))
    out.append("</span> <span class=\"sums\">")
    for (place, section) in report.sections.prefix(Self.listedCurrencies).enumerated() {
      if place > 0 { out.append(" ") }
      facts.writeAmount(section.spent, section.currency, to: &out)
    }
    out.append("</span></summary>\n<p class=\"links\">")
    writeFiles(of: month, to: &out)
    out.append("</p>\n")
    for section in report.sections.prefix(Self.listedCurrencies) {
      write(section, month, to: &out)
    }
    writeApart(report, to: &out)
    out.append("</details>\n")
  }

  private static let listedCurrencies = 4
  private static let listedCategories = 60

  private func writeFiles(of month: Month, to out: inout ByteText) {
    out.append("<a class=\"opens\" href=\"#\(PageFacts.target("month", month.description))\">")
    out.append(html: facts.texts.transactions)
    out.append("</a> <span class=\"files\">")
    out.append(html: facts.texts.monthFiles)
    out.append(": ")
    for (place, file) in MonthFiles.groupings.enumerated() {
      if place > 0 { out.append(" · ") }
      let path = MonthFiles.path(month, file.name)
      out.append("<a href=\"\(path).csv\">\(file.name).csv</a>")
    }
    out.append("</span>")
  }

  private func write(
    _ section: SpendingReport.Section, _ month: Month, to out: inout ByteText
  ) {
    let texts = facts.texts
    let currency = section.currency
    var columns = [
      PageTable.Column(title: texts.category), .init(title: texts.spent, isFigure: true),
      .init(title: texts.count, isFigure: true), .init(title: texts.share, isFigure: true),
    ]
    if section.change != nil { columns.append(.init(title: texts.change, isFigure: true)) }
    var table = PageTable("\(facts.locale.text(month)), \(currency.code)", columns)
    for line in section.lines.prefix(Self.listedCategories) {
      table.add(
        { out in
          facts.writeDot(facts.tints.tint(of: line.category), to: &out)
          facts.writeName(facts.name(of: line.category), to: &out)
        },
        { facts.writeAmount(line.spent, currency, to: &$0) },
        { $0.append(html: facts.locale.text(line.count)) },
        { if let share = line.share { $0.append(html: facts.locale.percentage(share)) } },
        { writeChange(line.change, currency, to: &$0) })
    }
    table.add(
      { $0.append(html: texts.total) },
      { facts.writeAmount(section.spent, currency, to: &$0) },
      { $0.append(html: facts.locale.text(section.count)) }, { _ in },
      { writeChange(section.change, currency, to: &$0) })
    table.write(to: &out)
  }

  private func writeChange(_ change: DecimalSum?, _ currency: Currency, to out: inout ByteText) {
    guard let change else { return }
    out.append("<bdi class=\"n\" dir=\"ltr\">")
    if change > DecimalSum() { out.append("+") }
    out.append(facts.number(change, currency) + "</bdi>")
  }

  private func writeApart(_ report: SpendingReport, to out: inout ByteText) {
    let texts = facts.texts
    var table = PageTable(
      texts.notSpending,
      [
        .init(title: texts.notSpending), .init(title: texts.total, isFigure: true),
        .init(title: texts.count, isFigure: true),
      ])
    let pending = report.pending.isEmpty ? [] : [(texts.pending, report.pending)]
    for (title, totals) in report.apart.map({ (texts.title(of: $0.role), $0.totals) }) + pending {
      for total in facts.ledger.inOrder(totals.totals).prefix(Self.listedCurrencies) {
        table.add(
          { $0.append(html: title) },
          { facts.writeAmount(total.total, total.currency, to: &$0) },
          { $0.append(html: facts.locale.text(total.count)) })
      }
    }
    if !table.isEmpty { table.write(to: &out) }
  }

  private func writeTotals(of months: ArraySlice<Month>, to out: inout ByteText) {
    let texts = facts.texts
    var table = PageTable(
      texts.months,
      [
        .init(title: texts.month), .init(title: texts.count, isFigure: true),
        .init(title: texts.spent, isFigure: true),
      ])
    for month in months {
      var spent = CurrencyTotals()
      for totals in (facts.ledger.sums[month]?.categories ?? [:]).values { spent.add(totals) }
      let target = PageFacts.target("month", month.description)
      table.add(
        { out in
          out.append("<a id=\"\(target)\" href=\"#\(target)\">")
          out.append(html: facts.locale.text(month))
          out.append("</a>")
        },
        { $0.append(html: facts.locale.text(facts.ledger.sums[month]?.totals.count ?? 0)) },
        { facts.writeAmounts(spent.totals, \.spent, to: &$0) })
    }
    table.write(to: &out)
  }
}

extension PageTexts {
  /// What a role is called that is no spending.
  func title(of role: SpendingRole) -> String {
    switch role {
    case .spending: spent
    case .income: income
    case .transfer: transfers
    case .payment: payments
    case .hidden, .gone: hidden
    case .uncategorizedInflow: uncategorizedIn
    }
  }
}
