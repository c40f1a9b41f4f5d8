import StatementModel

/// What came in and went out in one currency, month by month, and what was left; where next to nothing
/// came in, what was spent.
struct FlowChart {
  let facts: PageFacts
  let currency: Currency

  /// How much of what went out must have come in, in tenths of a percent.
  private static let leastIncome = 50

  func write(to out: inout ByteText) {
    let (ledger, locale) = (facts.ledger, facts.locale)
    let months = Array(
      ledger.months.filter { ledger.has(currency, in: $0) }.suffix(PageFacts.drawnMonths))
    guard months.count > 1 else { return }
    let outs = months.map { ledger.spent(in: $0, currency) }
    let ins = months.map { ledger.sums[$0]?.apart[.income]?[currency]?.total ?? DecimalSum() }
    let nets = zip(ins, outs).map { income, spent in
      MonthCourse.Point(spent: spent, income: income).net
    }
    let hasIncome = Self.hasIncome(ins, outs)
    var chart = MonthChart(
      facts: facts, currency: currency, key: "flow-\(currency.code)",
      title: locale[hasIncome ? .bothDirections : .spendingByMonth],
      column: locale[hasIncome ? .net : .spent], months: months, sums: hasIncome ? nets : outs,
      summary: facts.summary(
        hasIncome ? .netSummary : .trendSummary, of: hasIncome ? nets : outs, in: months, currency),
      target: { PageFacts.target("month", $0.description) })
    chart.isOneOfMany = ledger.currencies.count > 1
    if hasIncome { chart.flows = (ins, outs) }
    chart.write(to: &out)
  }

  private static func hasIncome(_ ins: [DecimalSum], _ outs: [DecimalSum]) -> Bool {
    let all = [ins, outs].map { $0.reduce(into: DecimalSum()) { $0.add($1) } }
    // Where nothing went out, what came in is all there is.
    return !all[0].isZero && all[0].permille(of: all[1]).map { $0 >= leastIncome } ?? true
  }
}
