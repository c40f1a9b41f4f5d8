import StatementModel

/// What comes in the next days: bills, income and parts of purchases, by day.
struct PageComing {
  let facts: PageFacts
  let report: RecurringReport
  /// Nothing for all currencies.
  let currency: Currency?

  private static let days = 30
  private static let most = 8

  func write(to out: inout ByteText) {
    guard let asOf = report.asOf else { return }
    let coming = report.coming(within: Self.days).filter {
      currency == nil || $0.amount.currency == currency
    }
    // Where nothing comes again there is no view of it either.
    guard !coming.isEmpty || report.series.contains(where: \.isRunning) else { return }
    let locale = facts.locale
    out.append("<section class=\"figure-box coming\"><h4><a href=\"#recurring\">")
    out.append(words: locale.text(.whatComes, locale.text(Self.days)))
    out.append("</a></h4>\n")
    if coming.isEmpty {
      out.append("<p class=\"remark\">")
      out.append(words: locale[.nothingComes])
      out.append("</p></section>\n")
      return
    }
    writeSums(coming, to: &out)
    writeStrip(coming, after: asOf, to: &out)
    out.append("<ol class=\"bills\">\n")
    for one in coming.prefix(Self.most) { write(one, to: &out) }
    out.append("</ol>\n")
    if coming.count > Self.most {
      out.append("<p class=\"note\"><a href=\"#recurring\">")
      out.append(words: locale.text(.andMore, locale.text(coming.count - Self.most)))
      out.append("</a></p>\n")
    }
    out.append("</section>\n")
  }

  /// What goes out and what comes in, by currency.
  private func writeSums(_ coming: [ComingPayment], to out: inout ByteText) {
    out.append("<p class=\"coming-sums\">")
    for isIncome in [false, true] {
      var totals = MoneyTotals()
      for one in coming where one.isIncome == isIncome { totals.add(one.amount) }
      guard !totals.isEmpty else { continue }
      out.append("<span><span class=\"count\">")
      out.append(words: facts.locale[isIncome ? .moneyIn : .moneyOut])
      out.append("</span> ")
      for (place, currency) in facts.ordered(totals).prefix(PageFacts.drawnCurrencies).enumerated()
      {
        if place > 0 { out.append(" ") }
        facts.writeAmount(totals[currency], currency, to: &out)
      }
      out.append("</span> ")
    }
    out.append("</p>\n")
  }

  /// A cell for each day, marked where something is due; the list below says the same.
  private func writeStrip(
    _ coming: [ComingPayment], after asOf: CalendarDate, to out: inout ByteText
  ) {
    out.append("<ol class=\"strip\" aria-hidden=\"true\">")
    for place in 1...Self.days {
      let day = asOf.adding(days: place)
      let due = coming.filter { $0.day == day && !$0.isByMonth }
      let mark =
        due.contains { !$0.isIncome } ? " class=\"due\"" : due.isEmpty ? "" : " class=\"income\""
      out.append("<li\(mark)>\(day.day)</li>")
    }
    out.append("</ol>\n")
  }

  private func write(_ one: ComingPayment, to out: inout ByteText) {
    let parts = one.day.parts
    out.append("<li><time class=\"leaf\" datetime=\"")
    out.append(one.isByMonth ? one.day.month.description : one.day.description)
    out.append("\">")
    if !one.isByMonth { out.append("<b>\(parts.day)</b> ") }
    out.append("<small>")
    out.append(words: facts.locale.shortMonthName(parts.month))
    out.append("</small></time> <a href=\"#\(PageFacts.found(one.merchant))\">")
    facts.writeName(PageText.shown(one.title), to: &out)
    out.append("</a> <span class=\"sum \(one.isIncome ? "in" : "out")\">")
    var sum = DecimalSum()
    sum.add(one.amount.amount)
    if one.isAbout { out.append("<span class=\"about\">~</span>") }
    facts.writeAmount(sum, one.amount.currency, to: &out)
    out.append("</span></li>\n")
  }
}
