import StatementModel

/// The first view: all currencies together where there are rates; then for each currency the newest month in figures, the trend, and where it went.
struct PageOverview {
  let facts: PageFacts

  func write(to out: inout ByteText) {
    let ledger = facts.ledger
    guard !ledger.months.isEmpty else {
      out.append("<p class=\"empty\">")
      out.append(words: facts.locale[.noTransactions])
      out.append("</p>\n")
      return
    }
    if let converted = facts.converted {
      PageConverted(facts: facts, converted: converted).write(to: &out)
    }
    for currency in ledger.currencies.prefix(PageFacts.drawnCurrencies) {
      write(currency, to: &out)
    }
    writeOthers(Array(ledger.currencies.dropFirst(PageFacts.drawnCurrencies)), to: &out)
  }

  // MARK: One currency

  private func write(_ currency: Currency, to out: inout ByteText) {
    // The currency's own newest month: a card abroad is not used in every one.
    let own = facts.ledger.months.filter { facts.has(currency, in: $0) }
    guard let newest = own.last else { return }
    let lately = facts.ledger.months.filter {
      newest.previous(PageFacts.lately - 1) <= $0 && $0 <= newest
    }
    out.append("<article class=\"currency\" aria-labelledby=\"in-\(currency.code)\" ")
    out.append("data-currency=\"\(currency.code)\">\n<h3 id=\"in-\(currency.code)\">")
    out.append("\(currency.code)</h3>\n")
    writeFigures(currency, newest: newest, lately: lately, to: &out)
    let drawn = facts.ledger.months.filter {
      newest.previous(PageFacts.drawnMonths - 1) <= $0 && $0 <= newest
    }
    out.append("<div class=\"charts\">\n")
    TrendChart(
      facts: facts, currency: currency, months: drawn,
      spent: { facts.ledger.spent(in: $0, currency) }
    ).write(to: &out)
    if let first = lately.first {
      ShareChart(
        facts: facts, currency: currency, first: first,
        roots: PageSums(facts.ledger, months: lately).roots(in: currency)
      ).write(to: &out)
    }
    out.append("</div>\n</article>\n")
  }

  private func writeFigures(
    _ currency: Currency, newest: Month, lately: [Month], to out: inout ByteText
  ) {
    let locale = facts.locale
    let report = facts.ledger.report(for: newest)
    let section = report[currency]
    let month = locale.text(newest)
    out.append("<dl class=\"figures\">\n")
    PageFigure(
      title: locale.text(.spentIn, month), sum: section?.spent ?? DecimalSum(),
      currency: currency, target: PageFacts.target("month", newest.description)
    ).write(facts, to: &out) { out in
      guard let change = section?.change else { return }
      out.append(words: PageFigure.words(of: change, currency, since: newest.previous, facts))
    }
    if let first = lately.first, lately.count > 1 {
      let sums = PageSums(facts.ledger, months: lately)
      if let total = sums.total[currency] {
        PageFigure(
          title: locale.text(.spentSince, locale.text(first)), sum: total.spent, currency: currency
        ).write(facts, to: &out) { $0.append(words: facts.count(total.spendingCount)) }
      }
    }
    if let income = facts.ledger.sums[newest]?.apart[.income]?[currency] {
      PageFigure(
        title: locale.text(.incomeIn, month), sum: income.total, currency: currency
      ).write(facts, to: &out) { $0.append(words: facts.count(income.count)) }
    }
    if let pending = report.pending[currency] {
      PageFigure(
        title: locale[.pendingTotal], sum: pending.total, currency: currency, mark: "pending"
      ).write(facts, to: &out) { $0.append(words: facts.count(pending.count)) }
    }
    out.append("</dl>\n")
  }

  // MARK: The rest

  private func writeOthers(_ currencies: [Currency], to out: inout ByteText) {
    guard !currencies.isEmpty else { return }
    let locale = facts.locale
    var table = PageTable(
      locale[.otherCurrencies],
      [
        .init(title: locale[.currency]), .init(title: locale[.transactions], isFigure: true),
        .init(title: locale[.spent], isFigure: true),
      ])
    for currency in currencies.prefix(Self.listedCurrencies) {
      guard let total = facts.wholeBook.total[currency] else { continue }
      table.add(
        { $0.append(currency.code) }, { $0.append(facts.locale.text(total.spendingCount)) },
        { facts.writeAmount(total.spent, currency, to: &$0) })
    }
    guard !table.isEmpty else { return }
    out.append("<h3>")
    out.append(words: locale[.otherCurrencies])
    out.append("</h3>\n")
    table.write(to: &out)
  }

  private static let listedCurrencies = 40
}

extension PageFacts {
  /// Whether anything was booked in a currency in a month.
  func has(_ currency: Currency, in month: Month) -> Bool {
    guard let sums = ledger.sums[month] else { return false }
    return sums.totals[currency] != nil || sums.pending[currency] != nil
  }
}

extension Month {
  /// The month that is `count` months before.
  func previous(_ count: Int) -> Month {
    let place = year * 12 + month - 1 - count
    return Month(year: place / 12, month: place % 12 + 1)
  }
}
