import StatementModel

/// Spending day by day: this month up to now over the whole of the month before and what is usual.
struct PaceChart {
  let facts: PageFacts
  let standing: MonthStanding
  /// What tells it from those of other currencies.
  let key: String
  let isConverted: Bool

  private static let size = ChartScale.height

  /// One line of the chart.
  private struct Line {
    var name: String
    var style: String
    var course: MonthCourse
  }

  private var lines: [Line] {
    var lines: [Line] = []
    if let usual = standing.usual {
      lines.append(Line(name: facts.locale[.usual], style: "average", course: usual))
    }
    if let before = standing.before {
      let name = facts.locale.text(standing.month.previous)
      lines.append(Line(name: name, style: "past", course: before))
    }
    return lines + [
      Line(name: facts.locale.text(standing.month), style: "line", course: standing.now)
    ]
  }

  func write(to out: inout ByteText) {
    let lines = lines
    let most = lines.flatMap(\.course.points).map(\.spent).max() ?? DecimalSum()
    guard most > DecimalSum() else { return }
    let scale = ChartScale(above: most)
    out.append("<figure class=\"trend pace-chart\"><figcaption>")
    out.append(words: facts.locale[.spendingByDay])
    out.append(" <span class=\"legend\">")
    for line in lines.reversed() {
      out.append("<span><svg viewBox=\"0 0 20 8\" aria-hidden=\"true\">")
      out.append("<path class=\"\(line.style)\" d=\"M0 4H20\"/></svg>")
      out.append(words: line.name)
      out.append("</span>")
    }
    out.append(
      "</span></figcaption>\n<div class=\"plot\">\n<ol class=\"lines\" aria-hidden=\"true\">")
    for mark in scale.marks {
      out.append("<li><bdi dir=\"ltr\">")
      out.append(words: facts.locale.text(mark, minimumDecimals: 0))
      out.append("</bdi></li>")
    }
    out.append("</ol>\n")
    writeDrawing(lines, scale, to: &out)
    writeDays(to: &out)
    out.append("</div>\n")
    writeTable(lines, to: &out)
    out.append("</figure>\n")
  }

  private func writeDrawing(_ lines: [Line], _ scale: ChartScale, to out: inout ByteText) {
    out.append("<svg role=\"img\" aria-labelledby=\"pace-\(key)\" viewBox=\"0 0 ")
    out.append(
      "\(Self.size) \(Self.size)\" preserveAspectRatio=\"none\"><title id=\"pace-\(key)\">")
    out.append(words: facts.locale[.spendingByDay] + ", " + standing.currency.code + ": ")
    let named = lines.reversed().map { line in
      line.name + " " + facts.amount(standing.point(of: line.course).spent, standing.currency)
    }
    out.append(words: named.joined(separator: ", "))
    out.append("</title>")
    for line in lines {
      let points = line.course.points.enumerated().map { place, point in
        "\(place * Self.size / 30) \(Self.size - scale.height(point.spent))"
      }
      guard let last = points.last?.split(separator: " ") else { continue }
      let path = "M" + points.joined(separator: "L")
      if line.style == "line" {
        out.append("<path class=\"area\" d=\"\(path)L\(last[0]) \(Self.size)L0 \(Self.size)Z\"/>")
      }
      out.append("<path class=\"\(line.style)\" d=\"\(path)\"/>")
      if line.style == "line" {
        out.append("<path class=\"end\" d=\"M\(last[0]) \(last[1])v0\"/>")
      }
    }
    out.append("</svg>\n")
  }

  private static let named = [1, 8, 15, 22, 29]

  private func writeDays(to out: inout ByteText) {
    out.append("<ol class=\"days\" aria-hidden=\"true\">")
    for day in Self.named { out.append("<li>\(day)</li>") }
    out.append("</ol>\n")
  }

  /// The sums at the ends of weeks.
  private func writeTable(_ lines: [Line], to out: inout ByteText) {
    let locale = facts.locale
    var table = PageTable(
      locale[.spendingByDay],
      [.init(title: locale[.date], isFigure: true)]
        + lines.reversed().map { .init(title: $0.name, isFigure: true) })
    for day in [7, 14, 21, 28, 31] {
      var cells: [(inout ByteText) -> Void] = [{ $0.append("\(day)") }]
      for line in lines.reversed() {
        // What has not been yet has no sum.
        let isKnown = day <= line.course.points.count || line.style != "line" || standing.isOver
        cells.append { out in
          guard isKnown else { return }
          facts.writeAmount(
            line.course.upTo(day).spent, standing.currency, isConverted: isConverted, to: &out)
        }
      }
      table.add(cells)
    }
    out.append("<details class=\"as-table\"><summary>")
    out.append(words: locale[.asTable])
    out.append("</summary>\n")
    table.write(to: &out)
    out.append("</details>\n")
  }
}
