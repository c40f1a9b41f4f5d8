import StatementModel

/// What came in and went out over the months, and every month: its totals, and, as far as the page has room, its categories.
struct PageMonths {
  let facts: PageFacts

  /// Months are shown in full until the page has taken so many bytes for them.
  static let budget = 220_000
  /// Months beyond these are in `index.md` only.
  private static let most = 600

  func write(to out: inout ByteText) {
    facts.write("months", to: &out) { FlowChart(facts: facts, currency: $0).write(to: &$1) }
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
      words: facts.locale.text(
        .monthsCut, facts.locale.text(full), facts.locale.text(facts.ledger.months.count)))
    out.append("</p>\n")
    writeTotals(of: months[full...], to: &out)
  }

  /// A month that opens.
  private func write(_ month: Month, to out: inout ByteText) {
    let report = facts.ledger.report(for: month)
    let posted = facts.ledger.sums[month]?.totals.count ?? 0
    PageSpan(
      facts: facts, title: facts.locale.text(month),
      target: PageFacts.target("month", month.description),
      folder: SpanFiles.folder(of: month), count: posted + report.pending.count, report: report,
      converted: facts.converted?.table(of: report.span, [], facts.input, facts.ledger)
    ).write(to: &out)
  }

  private func writeTotals(of months: ArraySlice<Month>, to out: inout ByteText) {
    let locale = facts.locale
    var table = PageTable(
      locale[.months],
      [
        .init(title: locale[.month]), .init(title: locale[.transactions], isFigure: true),
        .init(title: locale[.spent], isFigure: true),
      ])
    for month in months {
      var spent = CurrencyTotals()
      for totals in (facts.ledger.sums[month]?.categories ?? [:]).values { spent.add(totals) }
      let target = PageFacts.target("month", month.description)
      table.add(
        { out in
          out.append("<a id=\"\(target)\" href=\"#\(target)\">")
          out.append(words: facts.locale.text(month))
          out.append("</a>")
        },
        { $0.append(words: facts.locale.text(facts.ledger.sums[month]?.totals.count ?? 0)) },
        { facts.writeAmounts(spent.totals, \.spent, to: &$0) })
    }
    table.write(to: &out)
  }
}
