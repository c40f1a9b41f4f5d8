import StatementModel

/// Spending month by month as a line with its moving average, with each month as a link, and the
/// same as a table.
struct TrendChart {
  let facts: PageFacts
  let currency: Currency
  /// Oldest first.
  let months: [Month]
  /// What was spent in a month of the book.
  let spent: (Month) -> DecimalSum
  /// Whether the sums are converted ones, of all currencies.
  var isConverted = false

  /// The height of the drawing; a month is `step` wide.
  private static let height = 1000
  private static let step = 100

  func write(to out: inout ByteText) {
    let locale = facts.locale
    let sums = months.map(spent)
    let averages = months.map(average)
    guard let most = sums.max(), most > DecimalSum() else { return }
    let scale = ChartScale(above: most)
    out.append("<figure class=\"trend\"><figcaption>")
    out.append(words: locale[.spendingByMonth])
    if averages.count(where: { $0 != nil }) > 1 {
      out.append(" <span class=\"legend\"><svg viewBox=\"0 0 20 8\" aria-hidden=\"true\">")
      out.append("<path class=\"average\" d=\"M0 4H20\"/></svg>")
      out.append(words: facts.locale.text(.averageLine, String(Self.averaged)))
      out.append("</span>")
    }
    out.append("</figcaption>\n<div class=\"plot\">\n<ol class=\"lines\" aria-hidden=\"true\">")
    for mark in scale.marks {
      out.append("<li><bdi dir=\"ltr\">")
      out.append(words: facts.locale.text(mark, minimumDecimals: 0))
      out.append("</bdi></li>")
    }
    out.append("</ol>\n")
    func height(_ sum: DecimalSum) -> Int {
      max(0, min(Self.height, sum.permille(of: scale.top) ?? 0))
    }
    let heights = sums.map(height)
    writeDrawing(heights, averages.map { $0.map(height) }, summary(sums), to: &out)
    writeMonths(sums, heights, to: &out)
    out.append("</div>\n")
    writeTable(sums, averages, to: &out)
    out.append("</figure>\n")
  }

  /// How many months an average is of.
  private static let averaged = CategoryMonths.averages[0]

  /// The average of some months up to one that is over; nothing before the book reaches back so far.
  private func average(upTo month: Month) -> DecimalSum? {
    let first = month.previous(Self.averaged - 1)
    guard let begin = facts.ledger.months.first, begin <= first,
      let asOf = facts.input.asOf ?? facts.ledger.months.last?.lastDay, month.lastDay <= asOf
    else { return nil }
    let sums = (0..<Self.averaged).map { spent(month.previous($0)) }
    return CategoryMonths.average(
      sums, upTo: sums.count - 1, months: sums.count, currency)
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

  private func writeDrawing(
    _ heights: [Int], _ averages: [Int?], _ summary: String, to out: inout ByteText
  ) {
    let id = "trend-\(isConverted ? "all" : currency.code)"
    let width = heights.count * Self.step
    out.append("<svg role=\"img\" aria-labelledby=\"\(id)-title \(id)-desc\" ")
    out.append("viewBox=\"0 0 \(width) \(Self.height)\" preserveAspectRatio=\"none\">")
    out.append("<title id=\"\(id)-title\">")
    out.append(words: facts.locale[.spendingByMonth] + ", " + currency.code)
    out.append("</title><desc id=\"\(id)-desc\">")
    out.append(words: summary)
    out.append("</desc>")
    let points = heights.enumerated().map(Self.point)
    let middle = averages.enumerated().compactMap { place, height in
      height.map { Self.point(place, $0) }
    }
    if points.count > 1, let first = points.first, let last = points.last {
      let (start, end) = (first.split(separator: " ")[0], last.split(separator: " ")[0])
      let line = points.joined(separator: "L")
      out.append(
        "<path class=\"area\" d=\"M\(start) \(Self.height)L\(line)L\(end) \(Self.height)Z\"/>")
      out.append("<path class=\"line\" d=\"M\(line)\"/>")
    }
    if middle.count > 1 {
      out.append("<path class=\"average\" d=\"M\(middle.joined(separator: "L"))\"/>")
    }
    out.append("</svg>\n")
  }

  private static func point(_ place: Int, _ height: Int) -> String {
    "\(place * step + step / 2) \(Self.height - height)"
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
      facts.writeAmount(sums[place], currency, isConverted: isConverted, to: &out)
      out.append("</span></a><span class=\"tick\(isNamed ? "" : " minor")\" aria-hidden=\"true\">")
      out.append(words: facts.locale.names.shortMonths[month.month - 1])
      if month.month == 1 || place == 0 { out.append("<br>\(month.year)") }
      out.append("</span></li>\n")
    }
    out.append("</ol>\n")
  }

  private func writeTable(
    _ sums: [DecimalSum], _ averages: [DecimalSum?], to out: inout ByteText
  ) {
    let locale = facts.locale
    var table = PageTable(
      locale[.spendingByMonth],
      [
        .init(title: locale[.month]), .init(title: locale[.spent], isFigure: true),
        .init(title: locale.text(.averageLine, String(Self.averaged)), isFigure: true),
      ])
    for place in months.indices.reversed() {
      table.add(
        { $0.append(words: locale.text(months[place])) },
        { facts.writeAmount(sums[place], currency, isConverted: isConverted, to: &$0) },
        { out in
          guard let average = averages[place] else { return }
          facts.writeAmount(average, currency, isConverted: isConverted, to: &out)
        })
    }
    out.append("<details class=\"as-table\"><summary>")
    out.append(words: locale[.asTable])
    out.append("</summary>\n")
    table.write(to: &out)
    out.append("</details>\n")
  }
}
