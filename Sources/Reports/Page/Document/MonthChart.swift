import StatementModel

/// Sums month by month as a line, over bars where they are the rest of two others, with each month as a
/// link, and the same as a table.
struct MonthChart {
  /// A part of each month's sum.
  struct Layer {
    let name: String
    /// Where it leads.
    var target: String?
    let tint: PageTint
    let sums: [DecimalSum]
  }

  let facts: PageFacts
  let currency: Currency
  /// What tells it from others.
  let key: String
  let title: String
  /// What the sums are, for the head of the table.
  let column: String
  /// Oldest first.
  let months: [Month]
  let sums: [DecimalSum]
  /// The chart in a sentence.
  let summary: String
  /// The target of a month's link.
  let target: (Month) -> String
  /// What the sums are what is left of: what came in, upwards, and what went out, downwards.
  var flows: (ins: [DecimalSum], outs: [DecimalSum])?
  /// What the sums are made of, drawn as columns in the place of a line; what is below nothing is left out.
  var layers: [Layer] = []
  /// A second line, with its name.
  var averages: (name: String, sums: [DecimalSum?])?
  /// Whether the sums are converted ones, of all currencies.
  var isConverted = false
  /// Whether charts of other currencies stand beside it.
  var isOneOfMany = false

  /// The width of a month.
  private static let step = 100

  func write(to out: inout ByteText) {
    let drawn =
      sums + (flows.map { $0.ins + $0.outs.map(\.negated) } ?? []) + months.indices.map(height)
    guard let scale = ChartScale(of: drawn) else { return }
    let style = flows != nil ? " flow" : layers.isEmpty ? "" : " layers"
    out.append("<figure class=\"trend\(style)\"><figcaption>")
    out.append(words: title + (isOneOfMany ? ", " + currency.code : ""))
    if flows != nil { writeLegend(to: &out) }
    if let averages, averages.sums.count(where: { $0 != nil }) > 1 {
      out.append(" <span class=\"legend\"><svg viewBox=\"0 0 20 8\" aria-hidden=\"true\">")
      out.append("<path class=\"average\" d=\"M0 4H20\"/></svg>")
      out.append(words: averages.name)
      out.append("</span>")
    }
    out.append("</figcaption>\n")
    writeKeys(to: &out)
    out.append("<div class=\"plot\">\n<ol class=\"lines\" aria-hidden=\"true\">")
    for mark in scale.marks {
      out.append("<li><bdi dir=\"ltr\">")
      out.append(words: PageFacts.typeset(facts.locale.text(mark, minimumDecimals: 0)))
      out.append("</bdi></li>")
    }
    out.append("</ol>\n")
    writeDrawing(scale, to: &out)
    writeMonths(scale, to: &out)
    out.append("</div>\n")
    writeTable(to: &out)
    out.append("</figure>\n")
  }

  /// How high a month's layers are together.
  private func height(_ place: Int) -> DecimalSum {
    layers.reduce(into: DecimalSum()) { if !$1.sums[place].isNegative { $0.add($1.sums[place]) } }
  }

  /// The names of the layers, each with its colour.
  private func writeKeys(to out: inout ByteText) {
    guard !layers.isEmpty else { return }
    out.append("<ul class=\"layer-names\">")
    for layer in layers {
      out.append("<li>")
      facts.writeDot(layer.tint, to: &out)
      if let target = layer.target { out.append("<a href=\"#\(target)\">") }
      facts.writeName(layer.name, to: &out)
      out.append(layer.target == nil ? "</li>" : "</a></li>")
    }
    out.append("</ul>\n")
  }

  private func writeLayers(_ scale: ChartScale, to out: inout ByteText) {
    for place in months.indices {
      var ground = DecimalSum()
      for layer in layers where !layer.sums[place].isNegative {
        let bottom = scale.height(ground)
        ground.add(layer.sums[place])
        let top = scale.height(ground)
        guard top > bottom else { continue }
        out.append("<rect \(layer.tint.attributes) x=\"\(place * Self.step + Self.step / 4)\" ")
        out.append("width=\"\(Self.step / 2)\" y=\"\(ChartScale.height - top)\" ")
        out.append("height=\"\(top - bottom)\"/>")
      }
    }
  }

  private func writeLegend(to out: inout ByteText) {
    out.append(" <span class=\"legend\">")
    let marks: KeyValuePairs = [
      "<rect class=\"column\" width=\"20\" height=\"8\"/>": ReportWord.moneyIn,
      "<rect class=\"column out\" width=\"20\" height=\"8\"/>": .moneyOut,
      "<path class=\"line\" d=\"M0 4H20\"/>": .net,
    ]
    for (mark, word) in marks {
      out.append("<span><svg viewBox=\"0 0 20 8\" aria-hidden=\"true\">\(mark)</svg>")
      out.append(words: facts.locale[word])
      out.append("</span> ")
    }
    out.append("</span>")
  }

  /// A bar from nothing up or down to a sum.
  private func writeBar(
    _ place: Int, _ sum: DecimalSum, _ scale: ChartScale, _ style: String, to out: inout ByteText
  ) {
    let (ground, end) = (scale.height(DecimalSum()), scale.height(sum))
    guard ground != end else { return }
    out.append("<rect class=\"\(style)\" x=\"\(place * Self.step + Self.step / 4)\" ")
    out.append("width=\"\(Self.step / 2)\" y=\"\(ChartScale.height - max(ground, end))\" ")
    out.append("height=\"\(abs(end - ground))\"/>")
  }

  private func writeDrawing(_ scale: ChartScale, to out: inout ByteText) {
    let width = months.count * Self.step
    out.append("<svg role=\"img\" aria-labelledby=\"\(key)-title \(key)-desc\" ")
    out.append("viewBox=\"0 0 \(width) \(ChartScale.height)\" preserveAspectRatio=\"none\">")
    out.append("<title id=\"\(key)-title\">")
    out.append(words: title + ", " + currency.code)
    out.append("</title><desc id=\"\(key)-desc\">")
    out.append(words: summary)
    out.append("</desc>")
    func point(_ place: Int, _ sum: DecimalSum) -> String {
      "\(place * Self.step + Self.step / 2) \(ChartScale.height - scale.height(sum))"
    }
    if let flows {
      for place in months.indices {
        writeBar(place, flows.ins[place], scale, "column", to: &out)
        writeBar(place, flows.outs[place].negated, scale, "column out", to: &out)
      }
    }
    writeLayers(scale, to: &out)
    let points = sums.enumerated().map(point)
    if layers.isEmpty, points.count > 1 {
      let line = points.joined(separator: "L")
      let ground = ChartScale.height - scale.height(DecimalSum())
      let (start, end) = (Self.step / 2, width - Self.step / 2)
      if flows == nil {
        out.append("<path class=\"area\" d=\"M\(start) \(ground)L\(line)L\(end) \(ground)Z\"/>")
      }
      out.append("<path class=\"line\" d=\"M\(line)\"/>")
    }
    let middle = (averages?.sums ?? []).enumerated().compactMap { place, sum in
      sum.map { point(place, $0) }
    }
    if middle.count > 1 {
      out.append("<path class=\"average\" d=\"M\(middle.joined(separator: "L"))\"/>")
    }
    out.append("</svg>\n")
  }

  /// A column over each point: what is pointed at, focused and followed.
  private func writeMonths(_ scale: ChartScale, to out: inout ByteText) {
    let thinned = (months.count + 11) / 12
    out.append("<ol class=\"months\">\n")
    for (place, month) in months.enumerated() {
      // Of many months every second or third is named, the newest always.
      let isNamed = (months.count - 1 - place) % thinned == 0
      out.append("<li><a href=\"#\(target(month))\">")
      out.append("<svg class=\"point\" viewBox=\"0 0 10 \(ChartScale.height)\" ")
      out.append("preserveAspectRatio=\"none\" aria-hidden=\"true\">")
      out.append("<path d=\"M5 \(ChartScale.height - scale.height(sums[place]))v0\"/></svg>")
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

  private func writeTable(to out: inout ByteText) {
    let locale = facts.locale
    var columns: [(title: String, sums: [DecimalSum?])] = [(column, sums)]
    if let flows {
      // Where nothing came or went, the cell says nothing.
      columns =
        [(locale[.moneyIn], flows.ins), (locale[.moneyOut], flows.outs)].map { title, sums in
          (title, sums.map { $0.isZero ? nil : $0 })
        } + columns
    }
    if let averages { columns.append((averages.name, averages.sums)) }
    var table = PageTable(
      title,
      [.init(title: locale[.month])] + columns.map { .init(title: $0.title, isFigure: true) })
    for place in months.indices.reversed() {
      table.add(
        [{ $0.append(words: locale.text(months[place])) }]
          + columns.map { column in
            { out in
              guard let sum = column.sums[place] else { return }
              facts.writeAmount(sum, currency, isConverted: isConverted, to: &out)
            }
          })
    }
    out.append("<details class=\"as-table\"><summary>")
    out.append(words: locale[.asTable])
    out.append("</summary>\n")
    table.write(to: &out)
    out.append("</details>\n")
  }
}
