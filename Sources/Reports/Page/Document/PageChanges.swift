import StatementModel

/// What changed: the categories that moved most, charges that stand out, and prices that are others
/// than before; each with the way to its transactions.
struct PageChanges {
  let facts: PageFacts
  let plans: PagePlans
  let currency: Currency
  let converted: ConvertedSpending?

  private static let mostCategories = 5
  private static let mostOthers = 3
  /// How many days back a price is new.
  private static let days = 92

  func write(to out: inout ByteText) {
    guard let trends = plans.trends else { return }
    let changes = changes(trends)
    let charges = trends.comparisons.charges.filter { isOwn(amount(of: $0.charge).currency) }
    let prices = prices
    guard changes != nil || !charges.isEmpty || !prices.isEmpty else { return }
    out.append("<section class=\"figure-box changes\"><h4><a href=\"#trends\">")
    out.append(words: facts.locale[.whatChanged])
    out.append("</a></h4>\n<ul>\n")
    if let changes {
      for line in changes.lines.prefix(Self.mostCategories) {
        write(line, of: changes, to: &out)
      }
    }
    for charge in charges.prefix(Self.mostOthers) { write(charge.charge, charge.reason, to: &out) }
    for (series, change) in prices.prefix(Self.mostOthers) { write(series, change, to: &out) }
    out.append("</ul></section>\n")
  }

  private func isOwn(_ other: Currency) -> Bool { converted != nil || other == currency }

  private func changes(_ trends: PageTrends.Source) -> CategoryChanges? {
    guard let converted else {
      return trends.comparisons.categories.first { $0.currency == currency }
    }
    let table = CategoryMonths(converted, trends.report.months)
    return CategoryChanges(table, trends.report.lastCompleteMonth, facts.locale)
  }

  private func write(
    _ line: CategoryChanges.Line, of changes: CategoryChanges, to out: inout ByteText
  ) {
    let target = Self.target(of: line, of: changes)
    out.append("<li>")
    facts.writeDot(facts.tints.tint(of: line.category), to: &out)
    out.append("<a href=\"#\(target)\">")
    facts.writeName(facts.name(of: line.category), to: &out)
    out.append("</a> <span class=\"sum \(line.change.isNegative ? "less" : "more")\">")
    facts.writeAmount(
      line.change, changes.currency, isConverted: converted != nil, isSigned: true, to: &out)
    out.append("</span> <span class=\"note\">")
    let month = facts.locale.text(changes.month)
    out.append(
      words: facts.locale.text(.valueIn, facts.amount(line.now, changes.currency), month) + ", "
        + facts.locale.text(.usually, facts.amount(line.usual, changes.currency)))
    out.append("</span></li>\n")
  }

  /// Where nothing was spent in the month, there is more to see without it.
  static func target(of line: CategoryChanges.Line, of changes: CategoryChanges) -> String {
    PageFacts.target("category", line.category?.text ?? "")
      + (line.now.isZero ? "" : "?month=\(changes.month)")
  }

  private func amount(of charge: UnusualCharges.Charge) -> Money {
    facts.input.transactions.numbers[charge.index].amount
  }

  private func write(
    _ charge: UnusualCharges.Charge, _ reason: String, to out: inout ByteText
  ) {
    let all = facts.input.transactions
    let merchant = all.merchant(at: charge.index)
    let day = all.numbers[charge.index].date(by: facts.input.basis)
    var sum = DecimalSum()
    sum.add(charge.amount)
    writeItem(
      PageFacts.found(merchant, in: day.month), merchant,
      note: "\(facts.locale.longText(day)): \(reason)",
      to: &out
    ) { facts.writeAmount(sum, amount(of: charge).currency, to: &$0) }
  }

  private var prices: [(RecurringSeries, RecurringSeries.PriceChange)] {
    guard let report = plans.recurring, let asOf = report.asOf else { return [] }
    let oldest = asOf.adding(days: -Self.days)
    return report.series.compactMap { one in
      guard one.isRunning, !one.isIncome, isOwn(one.currency), let change = one.changes.last,
        oldest <= change.date
      else { return nil }
      return (one, change)
    }
  }

  private func write(
    _ series: RecurringSeries, _ change: RecurringSeries.PriceChange, to out: inout ByteText
  ) {
    let since = facts.locale.longText(change.date)
    writeItem(
      PageFacts.found(series.merchant), series.title,
      note: facts.locale.text(.newPriceSince, since), to: &out
    ) { out in
      out.append("<bdi class=\"n\" dir=\"ltr\">")
      out.append(html: PageFacts.typeset(facts.locale.text(change.old)) + " → ")
      out.append(html: PageFacts.typeset(facts.locale.text(change.new)))
      out.append("</bdi>")
    }
  }

  private func writeItem(
    _ target: String, _ title: String, note: String, to out: inout ByteText,
    sum: (inout ByteText) -> Void
  ) {
    out.append("<li><a href=\"#\(target)\">")
    facts.writeName(PageText.shown(title), to: &out)
    out.append("</a> <span class=\"sum\">")
    sum(&out)
    out.append("</span> <span class=\"note\">")
    out.append(words: note)
    out.append("</span></li>\n")
  }
}
