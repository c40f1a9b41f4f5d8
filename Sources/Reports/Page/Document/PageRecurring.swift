import StatementModel

/// What comes again and again: what is due soon, how its price went, and what it comes to in a year.
struct PageRecurring {
  let facts: PageFacts
  let report: RecurringReport

  private static let most = 200

  /// Whether there is anything to show.
  var isEmpty: Bool { !report.series.contains(where: \.isRunning) && report.owed.isEmpty }

  func write(to out: inout ByteText) {
    let locale = facts.locale
    out.append("<div class=\"board\">\n")
    PageComing(facts: facts, report: report, currency: nil).write(to: &out)
    out.append("</div>\n")
    for isIncome in [false, true] {
      let series = report.series.filter { $0.isRunning && $0.isIncome == isIncome }
      guard !series.isEmpty else { continue }
      out.append("<h3>")
      out.append(words: isIncome ? locale[.income] : locale[.payments])
      out.append("</h3>\n<p class=\"remark\">")
      out.append(words: locale[.inYear] + ": ")
      let totals = report.yearly(isIncome: isIncome)
      for (place, currency) in facts.ordered(totals).enumerated() {
        if place > 0 { out.append(" · ") }
        facts.writeAmount(totals[currency], currency, to: &out)
      }
      out.append("</p>\n")
      write(series, caption: isIncome ? locale[.income] : locale[.payments], to: &out)
    }
    writeOwed(to: &out)
  }

  private func write(
    _ series: [RecurringSeries], caption: String, to out: inout ByteText
  ) {
    let locale = facts.locale
    var table = PageTable(
      caption,
      [
        .init(title: locale[.merchant]), .init(title: locale[.interval]),
        .init(title: locale[.next]), .init(title: locale[.category]),
        .init(title: locale[.price], isHidden: true), .init(title: locale[.amount], isFigure: true),
        .init(title: locale[.inYear], isFigure: true),
      ])
    for one in series.prefix(Self.most) {
      var expected = DecimalSum()
      expected.add(one.expected)
      table.add(
        { writeTitle(of: one, to: &$0) },
        { $0.append(words: locale[one.interval.word]) },
        { if let next = one.next { facts.writeDay(next, to: &$0) } },
        { writeCategory(of: one, to: &$0) },
        { facts.writeSpark(Self.line(of: one), to: &$0) },
        { facts.writeAmount(expected, one.currency, to: &$0) },
        { facts.writeAmount(one.yearly, one.currency, to: &$0) })
    }
    table.write(to: &out)
  }

  private func writeTitle(of series: RecurringSeries, to out: inout ByteText) {
    out.append("<a href=\"#\(PageFacts.found(series.merchant))\">")
    facts.writeName(PageText.shown(series.title), to: &out)
    out.append("</a>")
    let mark: String? =
      switch series.state {
      case .new: facts.locale[.newSeries]
      case .missed: facts.locale[.missedSeries]
      case .active, .ended: nil
      }
    if let mark {
      out.append(" <span class=\"mark\">")
      out.append(words: mark)
      out.append("</span>")
    }
    for change in series.changes.suffix(Self.mostPrices) {
      out.append(" <span class=\"sub\"><bdi dir=\"ltr\">")
      out.append(html: PageFacts.typeset(facts.locale.text(change.old)) + " → ")
      out.append(html: PageFacts.typeset(facts.locale.text(change.new)))
      out.append("</bdi> ")
      facts.writeDay(change.date, to: &out)
      out.append("</span>")
    }
  }

  private func writeCategory(of series: RecurringSeries, to out: inout ByteText) {
    facts.writeDot(facts.tints.tint(of: series.category), to: &out)
    out.append("<a href=\"#\(PageFacts.target("category", series.category?.text ?? ""))\">")
    facts.writeName(facts.name(of: series.category), to: &out)
    out.append("</a>")
  }

  /// So many prices of a series are told, the newest.
  private static let mostPrices = 3
  /// So many payments are drawn, the newest.
  private static let drawnPayments = 24

  /// How the price went.
  private static func line(of series: RecurringSeries) -> [DecimalSum] {
    series.amounts.suffix(drawnPayments).map { amount in
      var sum = DecimalSum()
      sum.add(amount)
      return sum
    }
  }

  /// Parts of purchases that are still to be paid, by month.
  private func writeOwed(to out: inout ByteText) {
    let locale = facts.locale
    let months = report.owedByMonth
    guard !months.isEmpty else { return }
    out.append("<h3>")
    out.append(words: locale[.owedInInstallments])
    out.append("</h3>\n")
    var table = PageTable(
      locale[.owedInInstallments],
      [.init(title: locale[.month]), .init(title: locale[.total], isFigure: true)])
    for (month, totals, _) in months.prefix(Self.most) {
      table.add(
        { $0.append(words: facts.locale.text(month)) },
        { out in
          for (place, currency) in facts.ordered(totals).enumerated() {
            if place > 0 { out.append(" ") }
            facts.writeAmount(totals[currency], currency, to: &out)
          }
        })
    }
    table.write(to: &out)
  }
}
