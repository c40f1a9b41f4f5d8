import StatementModel

/// A month or a period that opens: its totals, then its categories.
struct PageSpan {
  let facts: PageFacts
  let title: String
  /// The address of its view.
  let target: String
  /// Where its files stand in the reports folder.
  let folder: String
  /// How many transactions, pending ones too.
  let count: Int
  let report: SpendingReport
  /// Where there are rates: all currencies as one.
  var converted: ConvertedTable?

  func write(to out: inout ByteText) {
    out.append("<details class=\"entry\" id=\"\(target)\"><summary><h3>")
    facts.writeName(title, to: &out)
    out.append("</h3> <span class=\"count\">")
    out.append(words: facts.count(count))
    out.append("</span> ")
    facts.writeColumns(
      report.sections.prefix(Self.listedCurrencies).map { ($0.currency, $0.spent) },
      converted: converted, to: &out)
    out.append("</summary>\n<p class=\"links\">")
    writeFiles(to: &out)
    out.append("</p>\n")
    if let comparison = PeriodText.comparison(of: report, in: facts.locale) {
      out.append("<p class=\"note\">")
      out.append(words: comparison)
      out.append("</p>\n")
    }
    for section in report.sections.prefix(Self.listedCurrencies) { write(section, to: &out) }
    writeConverted(to: &out)
    writeApart(to: &out)
    out.append("</details>\n")
  }

  private static let listedCurrencies = 4
  private static let listedCategories = 60

  private func writeFiles(to out: inout ByteText) {
    out.append("<a class=\"opens\" href=\"#\(target)\">")
    out.append(words: facts.locale[.transactions])
    out.append("</a> <span class=\"files\">")
    out.append(words: facts.locale[.files])
    out.append(": ")
    out.append("<a href=\"\(PageFacts.escaped("\(folder)/\(SpanFiles.records)"))\">")
    out.append("\(SpanFiles.records)</a>")
    out.append("</span>")
  }

  private func write(
    _ section: SpendingReport.Section, to out: inout ByteText
  ) {
    let locale = facts.locale
    let currency = section.currency
    var columns = [
      PageTable.Column(title: locale[.category]), .init(title: locale[.spent], isFigure: true),
      .init(title: locale[.transactions], isFigure: true),
      .init(title: locale[.share], isFigure: true),
    ]
    if section.change != nil { columns.append(.init(title: locale[.change], isFigure: true)) }
    var table = PageTable("\(title), \(currency.code)", columns)
    for line in section.lines.prefix(Self.listedCategories) {
      table.add(
        { out in
          facts.writeDot(facts.tints.tint(of: line.category), to: &out)
          facts.writeName(facts.name(of: line.category), to: &out)
        },
        { facts.writeAmount(line.spent, currency, to: &$0) },
        { $0.append(words: facts.locale.text(line.count)) },
        { if let share = line.share { $0.append(words: facts.locale.percentage(share)) } },
        { writeChange(line.change, currency, to: &$0) })
    }
    table.add(
      { $0.append(words: locale[.total]) },
      { facts.writeAmount(section.spent, currency, to: &$0) },
      { $0.append(words: facts.locale.text(section.count)) }, { _ in },
      { writeChange(section.change, currency, to: &$0) })
    table.style = "totalled"
    table.write(to: &out)
  }

  private func writeConverted(to out: inout ByteText) {
    guard let converted else { return }
    out.append("<h4>")
    out.append(words: converted.title)
    out.append("</h4>\n")
    var table = converted.table
    if table.rows.count > Self.listedCategories {
      table.rows = table.rows.prefix(Self.listedCategories) + table.rows.suffix(1)
    }
    PageTable("\(title), \(converted.title)", table, facts).write(to: &out)
    out.append("<p class=\"note\">")
    out.append(words: converted.note)
    out.append("</p>\n")
  }

  private func writeChange(_ change: DecimalSum?, _ currency: Currency, to out: inout ByteText) {
    guard let change else { return }
    out.append("<bdi class=\"n\" dir=\"ltr\">")
    if change > DecimalSum() { out.append("+") }
    out.append(facts.number(change, currency) + "</bdi>")
  }

  private func writeApart(to out: inout ByteText) {
    let locale = facts.locale
    var table = PageTable(
      locale[.notInSpending],
      [
        .init(title: locale[.notInSpending]), .init(title: locale[.total], isFigure: true),
        .init(title: locale[.transactions], isFigure: true),
      ])
    let pending = report.pending.isEmpty ? [] : [(locale[.pendingTotal], report.pending)]
    for (title, totals) in report.apart.map({ (locale[$0.role.title], $0.totals) }) + pending {
      for total in facts.ledger.currencyOrder.sorted(totals.totals).prefix(Self.listedCurrencies) {
        table.add(
          { $0.append(words: title) },
          { facts.writeAmount(total.total, total.currency, to: &$0) },
          { $0.append(words: facts.locale.text(total.count)) })
      }
    }
    if !table.isEmpty { table.write(to: &out) }
  }
}
