import StatementModel

/// The periods that people made: the days, the totals and the categories of each.
struct PagePeriods {
  let facts: PageFacts

  private static let budget = 120_000

  func write(to out: inout ByteText) {
    let start = out.count
    for report in facts.periods where out.count - start < Self.budget {
      let name = PageText.shown(report.period.name)
      PageSpan(
        facts: facts, title: "\(name) (\(days(of: report.period)))",
        target: PageFacts.target("period", report.period.id.text), folder: report.folder,
        count: report.places.count, report: report.spending,
        converted: facts.converted?.table(
          of: report.spending.span, report.places, facts.input, facts.ledger)
      ).write(to: &out)
    }
  }

  private func days(of period: Period) -> String {
    let end = period.end.map(facts.locale.shortText) ?? "…"
    return "\(facts.locale.shortText(period.start)) – \(end)"
  }
}
