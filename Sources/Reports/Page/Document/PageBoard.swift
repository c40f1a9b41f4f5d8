import StatementModel

/// The overview of one currency, or of all as one, converted at the rates of their days.
struct PageBoard {
  let facts: PageFacts
  let plans: PagePlans
  let currency: Currency
  /// Where it is of all currencies as one.
  let converted: ConvertedSpending?
  /// The months with something in them, oldest first.
  private let months: [Month]
  private let standing: MonthStanding

  /// Nothing where there is nothing in the currency.
  init?(facts: PageFacts, plans: PagePlans, currency: Currency) {
    self.init(facts: facts, plans: plans, currency, nil) { facts.ledger.has(currency, in: $0) }
  }

  /// Nothing where nothing could be converted.
  init?(facts: PageFacts, plans: PagePlans, converted: ConvertedSpending) {
    self.init(facts: facts, plans: plans, converted.currency, converted) {
      converted.total(of: $0).rounded(in: converted.currency) != nil
    }
  }

  private init?(
    facts: PageFacts, plans: PagePlans, _ currency: Currency, _ converted: ConvertedSpending?,
    has: (Month) -> Bool
  ) {
    self.facts = facts
    self.plans = plans
    self.currency = currency
    self.converted = converted
    // A card abroad is not used in every month.
    months = facts.ledger.months.filter(has)
    guard let newest = months.last else { return nil }
    let asOf = facts.input.asOf ?? newest.lastDay
    standing = MonthStanding(
      facts.input, facts.ledger, in: currency,
      asOf: asOf.month == newest ? asOf : newest.lastDay,
      by: converted.map { _ in CurrencyConverter(to: currency, by: facts.input.rates) })
  }

  /// What the board is known by in addresses and in the browser's memory.
  var key: String { converted == nil ? currency.code : "all" }
  var title: String { converted?.title(facts.locale) ?? currency.code }

  func write(to out: inout ByteText) {
    PageStanding(facts: facts, standing: standing, isConverted: converted != nil).write(to: &out)
    writePending(to: &out)
    out.append("<div class=\"board\">\n")
    PaceChart(facts: facts, standing: standing, key: key, isConverted: converted != nil)
      .write(to: &out)
    if let recurring = plans.recurring {
      PageComing(facts: facts, report: recurring, currency: converted == nil ? currency : nil)
        .write(to: &out)
    }
    PageChanges(facts: facts, plans: plans, currency: currency, converted: converted)
      .write(to: &out)
    let lately = months.filter { standing.month.previous(PageFacts.lately - 1) <= $0 }
    if let first = lately.first {
      ShareChart(
        facts: facts, currency: currency, first: first, roots: roots(lately),
        total: total(of: lately), isConverted: converted != nil
      ).write(to: &out)
    }
    TrendChart(
      facts: facts, currency: currency,
      months: months.filter { standing.month.previous(PageFacts.drawnMonths - 1) <= $0 },
      spent: spent, isConverted: converted != nil
    ).write(to: &out)
    out.append("</div>\n")
    if let converted {
      out.append("<p class=\"remark converted\">")
      out.append(words: converted.note(facts.input.rates, facts.locale))
      out.append("</p>\n")
    }
  }

  private func spent(in month: Month) -> DecimalSum {
    guard let converted else { return facts.ledger.spent(in: month, currency) }
    return converted.total(of: month).rounded(in: currency) ?? DecimalSum()
  }

  /// Rounded once where it is converted.
  private func total(of months: [Month]) -> DecimalSum {
    guard let converted else {
      return months.reduce(into: DecimalSum()) { $0.add(facts.ledger.spent(in: $1, currency)) }
    }
    return months.reduce(into: ConvertedTotal()) { $0.add(converted.total(of: $1)) }
      .rounded(in: currency) ?? DecimalSum()
  }

  /// What is pending, and what could not be converted; both are in no other figure.
  private func writePending(to out: inout ByteText) {
    var apart: [(word: ReportWord, sum: DecimalSum, currency: Currency)] = []
    if let converted {
      let left = converted.total(of: standing.month).left
      apart = left.currencies.prefix(PageFacts.drawnCurrencies).map {
        (.notConvertedNoRate, left[$0], $0)
      }
    } else if let pending = facts.ledger.report(for: standing.month).pending[currency] {
      apart = [(.pendingTotal, pending.total, currency)]
    }
    guard !apart.isEmpty else { return }
    out.append("<p class=\"apart\">")
    for (word, sum, currency) in apart {
      out.append("<span class=\"mark\">")
      out.append(words: facts.locale[word] + " ")
      facts.writeAmount(sum, currency, to: &out)
      out.append("</span> ")
    }
    out.append("</p>\n")
  }

  /// The root categories over some months, the largest first, uncategorized last.
  private func roots(_ months: [Month]) -> [PageSums.Line] {
    guard let converted else { return PageSums(facts.ledger, months: months).roots(in: currency) }
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
  /// Whether anything was booked in a currency in a month.
  func has(_ currency: Currency, in month: Month) -> Bool {
    guard let sums = sums[month] else { return false }
    return sums.totals[currency] != nil || sums.pending[currency] != nil
  }

  /// What was spent in a month in one currency.
  func spent(in month: Month, _ currency: Currency) -> DecimalSum {
    (sums[month]?.categories ?? [:]).values.reduce(into: DecimalSum()) { sum, totals in
      if let spent = totals[currency]?.spent { sum.add(spent) }
    }
  }
}
