import StatementModel

/// Spending month by month as a line, with each month as a link, and the same as a table.
struct TrendChart {
  let facts: PageFacts
  let currency: Currency
  /// Oldest first.
  let months: [Month]

  /// The height of the drawing; a month is `step` wide.
  private static let height = 1000
  private static let step = 100

  func write(to out: inout ByteText) {
    let locale = facts.locale
    let sums = months.map { month in
      facts.ledger.sums[month].map { sums in
        sums.categories.values.reduce(into: DecimalSum()) { sum, totals in
          if let spent = totals[currency]?.spent { sum.add(spent) }
        }
      } ?? DecimalSum()
    }
    guard let most = sums.max(), most > DecimalSum() else { return }
    let scale = ChartScale(above: most)
    out.append("<figure class=\"trend\"><figcaption>")
    out.append(words: locale[.spendingByMonth])
    out.append("</figcaption>\n<div class=\"plot\">\n<ol class=\"lines\" aria-hidden=\"true\">")
    for mark in scale.marks {
      out.append("<li><bdi dir=\"ltr\">")
      out.append(words: facts.locale.text(mark, minimumDecimals: 0))
      out.append("</bdi></li>")
    }
    out.append("</ol>\n")
    let heights = sums.map { max(0, min(Self.height, $0.permille(of: scale.top) ?? 0)) }
    writeDrawing(heights, summary(sums), to: &out)
    writeMonths(sums, heights, to: &out)
    out.append("</div>\n")
    writeTable(sums, to: &out)
    out.append("</figure>\n")
  }

  private func summary(_ sums: [DecimalSum]) -> String {
    guard let low = sums.indices.min(by: { sums[$0] < sums[$1] }),
      let high = sums.indices.max(by: { sums[$0] < sums[$1] }), let first = months.first,
      let last = months.last
    else { return "" }
    let locale = facts.locale
    return locale.text(
      .trendSummary, currency.code, locale.text(first), locale.text(last),
      facts.amount(sums[low], currency), locale.text(months[low]),
      facts.amount(sums[high], currency), locale.text(months[high]))
  }

  private func writeDrawing(_ heights: [Int], _ summary: String, to out: inout ByteText) {
    let id = "trend-\(currency.code)"
    let width = heights.count * Self.step
    out.append("<svg role=\"img\" aria-labelledby=\"\(id)-title \(id)-desc\" ")
    out.append("viewBox=\"0 0 \(width) \(Self.height)\" preserveAspectRatio=\"none\">")
    out.append("<title id=\"\(id)-title\">")
    out.append(words: facts.locale[.spendingByMonth] + ", " + currency.code)
    out.append("</title><desc id=\"\(id)-desc\">")
    out.append(words: summary)
    out.append("</desc>")
    let points = heights.enumerated().map { place, height in
      "\(place * Self.step + Self.step / 2) \(Self.height - height)"
    }
    if points.count > 1, let first = points.first, let last = points.last {
      let (start, end) = (first.split(separator: " ")[0], last.split(separator: " ")[0])
      let line = points.joined(separator: "L")
      out.append(
        "<path class=\"area\" d=\"M\(start) \(Self.height)L\(line)L\(end) \(Self.height)Z\"/>")
      out.append("<path class=\"line\" d=\"M\(line)\"/>")
    }
    out.append("</svg>\n")
  }

  /// A column over each point: what is pointed at, focused and followed.
  private func writeMonths(_ sums: [DecimalSum], _ heights: [Int], to out: inout ByteText) {
    let thinned = (months.count + 11) / 12
    out.append("<ol class=\"months\">\n")
    for (place, month) in months.enumerated() {
      // Of many months every second or third is named, the newest always.
      let isNamed = (months.count - 1 - place) % thinned == 0
      out.append("<li><a href=\"#\(PageFacts.target("month", month.description))\">")
      out.append(
        "<svg class=\"point\" viewBox=\"0 0 10 \(Self.height)\" preserveAspectRatio=\"none\"")
      out.append(" aria-hidden=\"true\"><path d=\"M5 \(Self.height - heights[place])v0\"/></svg>")
      out.append("<span class=\"tip\"><span>")
      out.append(words: facts.locale.text(month))
      out.append("</span> ")
      facts.writeAmount(sums[place], currency, to: &out)
      out.append("</span></a><span class=\"tick\(isNamed ? "" : " minor")\" aria-hidden=\"true\">")
      out.append(words: facts.locale.names.shortMonths[month.month - 1])
      if month.month == 1 || place == 0 { out.append("<br>\(month.year)") }
      out.append("</span></li>\n")
    }
    out.append("</ol>\n")
  }

  private func writeTable(_ sums: [DecimalSum], to out: inout ByteText) {
    let locale = facts.locale
    var table = PageTable(
      locale[.spendingByMonth],
      [.init(title: locale[.month]), .init(title: locale[.spent], isFigure: true)])
    for (month, sum) in zip(months, sums).reversed() {
      table.add(
        { $0.append(words: facts.locale.text(month)) },
        { facts.writeAmount(sum, currency, to: &$0) })
    }
    out.append("<details class=\"as-table\"><summary>")
    out.append(words: locale[.asTable])
    out.append("</summary>\n")
    table.write(to: &out)
    out.append("</details>\n")
  }
}

/// A scale from nothing to a round number.
struct ChartScale {
  /// What stands at the lines of the chart, from the top down.
  let marks: [DecimalSum]
  /// The upper end.
  var top: DecimalSum { marks.first ?? DecimalSum() }

  /// The first two digits that an upper end may have: each half is as round as the whole.
  private static let steps = [10, 12, 16, 20, 30, 40, 50, 60, 80, 100]

  /// A scale that reaches just above a positive sum.
  init(above most: DecimalSum) {
    let whole = most.text().prefix { $0 != "." }
    let digits = whole.count
    let lead = Int(whole.prefix(2)) ?? 0
    // What is below 10 is drawn up to 10, what is beyond all amounts up to itself.
    let wanted = digits < 2 ? 10 : (Self.steps.first { $0 > lead } ?? 100)
    var power: Int64 = 1
    for _ in 0..<min(max(0, digits - 2), 12) { power *= 10 }
    guard digits <= 13, let top = ExactDecimal(units: Int64(wanted) * power, scale: 0),
      let half = ExactDecimal(units: Int64(wanted) * power * 5, scale: 1)
    else {
      marks = [most]
      return
    }
    marks = [top, half, .zero].map { value in
      var sum = DecimalSum()
      sum.add(value)
      return sum
    }
  }
}
