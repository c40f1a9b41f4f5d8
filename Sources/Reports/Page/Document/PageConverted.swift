import StatementModel

/// Spending in all currencies as one, converted at the rates of its days and marked as that.
struct PageConverted {
  let facts: PageFacts
  let converted: ConvertedSpending

  private var currency: Currency { converted.currency }

  func write(to out: inout ByteText) {
    let months = facts.ledger.months.filter { spent(in: $0) != nil }
    guard let newest = months.last else { return }
    let lately = months.filter { newest.previous(PageFacts.lately - 1) <= $0 }
    let drawn = months.filter { newest.previous(PageFacts.drawnMonths - 1) <= $0 }
    out.append("<article class=\"currency\" aria-labelledby=\"in-all\">\n<h3 id=\"in-all\">")
    out.append(words: converted.title(facts.locale))
    out.append("</h3>\n")
    writeFigures(newest, lately, to: &out)
    out.append("<div class=\"charts\">\n")
    TrendChart(
      facts: facts, currency: currency, months: drawn, spent: { spent(in: $0) ?? DecimalSum() },
      isConverted: true
    ).write(to: &out)
    if let first = lately.first {
      ShareChart(
        facts: facts, currency: currency, first: first, roots: roots(lately), isConverted: true
      ).write(to: &out)
    }
    out.append("</div>\n<p class=\"remark converted\">")
    out.append(words: converted.note(facts.input.rates, facts.locale))
    out.append("</p>\n</article>\n")
  }

  private func spent(in month: Month) -> DecimalSum? {
    converted.total(of: month).rounded(in: currency)
  }

  private func writeFigures(_ newest: Month, _ lately: [Month], to out: inout ByteText) {
    let locale = facts.locale
    out.append("<dl class=\"figures\">\n")
    PageFigure(
      title: locale.text(.spentIn, locale.text(newest)), sum: spent(in: newest) ?? DecimalSum(),
      currency: currency, target: PageFacts.target("month", newest.description), isConverted: true
    ).write(facts, to: &out) { out in
      guard let change = converted.change(in: newest) else { return }
      out.append(words: PageFigure.words(of: change, currency, since: newest.previous, facts))
    }
    var whole = ConvertedTotal()
    for month in lately { whole.add(converted.total(of: month)) }
    if let first = lately.first, lately.count > 1, let sum = whole.rounded(in: currency) {
      PageFigure(
        title: locale.text(.spentSince, locale.text(first)), sum: sum, currency: currency,
        isConverted: true
      ).write(facts, to: &out) { $0.append(words: facts.count(whole.count)) }
    }
    for left in whole.left.currencies.prefix(Self.listedCurrencies) {
      PageFigure(title: locale[.notConvertedNoRate], sum: whole.left[left], currency: left)
        .write(facts, to: &out) { _ in }
    }
    out.append("</dl>\n")
  }

  private static let listedCurrencies = 4

  /// The root categories over some months, the largest first, uncategorized last.
  private func roots(_ months: [Month]) -> [PageSums.Line] {
    var totals: [CategoryPath?: ConvertedTotal] = [:]
    for month in months {
      for (category, total) in converted.categories(of: month) {
        totals[category?.root, default: ConvertedTotal()].add(total)
      }
    }
    return totals.compactMap { category, total in
      total.rounded(in: currency).map {
        PageSums.Line(category: category, spent: $0, count: total.count)
      }
    }.sorted(by: PageSums.standsBefore)
  }
}

extension SpendingLedger {
  /// What was spent in a month in one currency.
  func spent(in month: Month, _ currency: Currency) -> DecimalSum {
    (sums[month]?.categories ?? [:]).values.reduce(into: DecimalSum()) { sum, totals in
      if let spent = totals[currency]?.spent { sum.add(spent) }
    }
  }
}
