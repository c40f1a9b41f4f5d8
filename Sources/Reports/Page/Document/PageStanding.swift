import StatementModel

/// How a month goes in figures: what came in, what went out, what is left and how much of it; each
/// against the same point of the month before, and what is usual.
struct PageStanding {
  let facts: PageFacts
  let standing: MonthStanding
  let isConverted: Bool

  private var locale: ReportLocale { facts.locale }
  private var point: MonthCourse.Point { standing.point(of: standing.now) }
  private var before: MonthCourse.Point? { standing.before.map(standing.point) }
  private var usual: MonthCourse.Point? { standing.usual.map(standing.point) }

  func write(to out: inout ByteText) {
    let target = PageFacts.target("month", standing.month.description)
    out.append("<h4 class=\"month-title\"><a href=\"#\(target)\">")
    out.append(words: locale.text(standing.month))
    out.append("</a>")
    if !standing.isOver {
      out.append(" <span class=\"count\">")
      out.append(words: locale.text(.upToDay, locale.longText(standing.day)))
      out.append("</span>")
    }
    out.append("</h4>\n<dl class=\"figures month-figures\">\n")
    let point = point
    // Pay that is still to come this month is worth a line of nothing, in a month that is over it is not.
    if !point.income.isZero || !standing.isOver && usual?.income.isZero == false {
      write(.moneyIn, point.income, \.income, target + "?direction=in", "in", to: &out)
    }
    write(.moneyOut, point.spent, \.spent, target + "?direction=out", "out", to: &out)
    if !point.income.isZero {
      write(.net, point.net, \.net, nil, point.net.isNegative ? "short" : "over", to: &out)
      writeRate(point, to: &out)
    }
    out.append("</dl>\n")
  }

  private func write(
    _ word: ReportWord, _ sum: DecimalSum, _ part: (MonthCourse.Point) -> DecimalSum,
    _ target: String?, _ mark: String, to out: inout ByteText
  ) {
    begin(locale[word], target, mark, to: &out)
    facts.writeAmount(sum, standing.currency, isConverted: isConverted, to: &out)
    out.append("</dd>")
    if let before {
      note(to: &out) { $0.append(words: change(sum, part(before))) }
    }
    if let usual {
      note(to: &out) {
        $0.append(words: locale.text(.usually, facts.amount(part(usual), standing.currency)))
      }
    }
    out.append("</div>\n")
  }

  private func writeRate(_ point: MonthCourse.Point, to out: inout ByteText) {
    guard let rate = point.savingsRate else { return }
    begin(locale[.savingsRate], nil, "rate", to: &out)
    writePercent(rate, to: &out)
    out.append("</dd>")
    if let before = before?.savingsRate {
      note(to: &out) {
        $0.append(words: locale.text(.valueIn, percent(before), beforeName))
      }
    }
    if let usual = usual?.savingsRate {
      note(to: &out) { $0.append(words: locale.text(.usually, percent(usual))) }
    }
    out.append("</div>\n")
  }

  private func begin(
    _ title: String, _ target: String?, _ mark: String, to out: inout ByteText
  ) {
    out.append("<div class=\"figure-box \(mark)\"><dt>")
    if let target { out.append("<a href=\"#\(target)\">") }
    out.append(words: title)
    if target != nil { out.append("</a>") }
    out.append("</dt><dd>")
  }

  private func note(to out: inout ByteText, _ write: (inout ByteText) -> Void) {
    out.append("<dd class=\"note\">")
    write(&out)
    out.append("</dd>")
  }

  private func percent(_ permille: Int) -> String {
    locale.percentage(permille).replacing("-", with: "\u{2212}")
  }

  private func writePercent(_ permille: Int, to out: inout ByteText) {
    out.append("<bdi class=\"n\" dir=\"ltr\">")
    out.append(words: PageFacts.typeset(locale.percentage(permille)))
    out.append("</bdi>")
  }

  /// `April 2026`, or the day of it that is compared with.
  private var beforeName: String {
    let month = standing.month.previous
    guard !standing.isOver else { return locale.text(month) }
    let day = min(standing.day.day, month.lastDay.day)
    return locale.longText(month.firstDay.adding(days: day - 1))
  }

  /// `12.00 USD more than in February 2026`, or `… than up to 17 April 2026`.
  private func change(_ sum: DecimalSum, _ before: DecimalSum) -> String {
    var change = sum
    change.subtract(before)
    let words: (more: ReportWord, less: ReportWord, same: ReportWord) =
      standing.isOver
      ? (.moreThanIn, .lessThanIn, .asMuchAsIn) : (.moreThanUpTo, .lessThanUpTo, .asMuchAsUpTo)
    guard !change.isZero else { return locale.text(words.same, beforeName) }
    return locale.text(
      change.isNegative ? words.less : words.more,
      facts.amount(change.magnitude, standing.currency), beforeName)
  }
}
