/// The search, the choice of grouping and the filters, which the page's script brings to life.
struct PageTools {
  let locale: ReportLocale

  func write(to out: inout ByteText) {
    out.append("<div class=\"with-script\">\n<div id=\"scope\"></div>\n")
    out.append(
      "<form id=\"tools\" role=\"search\" autocomplete=\"off\">\n<div class=\"main-tools\">\n")
    write("search", locale[.search], to: &out) { out in
      out.append(
        "<input type=\"search\" id=\"search\" enterkeyhint=\"search\" spellcheck=\"false\" ")
      out.append("placeholder=\"")
      out.append(words: locale[.searchHint])
      out.append("\">")
    }
    writeMenu("grouping", locale[.groupBy], Self.groupings, to: &out)
    writeMenu("sorting", locale[.sortBy], Self.sortings, to: &out)
    out.append("</div>\n<details class=\"filters\" id=\"filters\"><summary>")
    out.append(words: locale[.filters])
    out.append(" <span id=\"filter-count\"></span></summary>\n<div class=\"more-tools\">\n")
    for (id, title) in [
      ("card", locale[.card]), ("category", locale[.category]), ("month", locale[.month]),
    ] {
      write(id, title, to: &out) { $0.append("<select id=\"\(id)\"></select>") }
    }
    writeChoice(
      "direction", locale[.direction],
      [
        ("", locale[.bothDirections]), ("out", locale[.moneyOut]), ("in", locale[.moneyIn]),
      ], to: &out)
    writeChoice(
      "status", locale[.status],
      [
        ("", locale[.anyStatus]), ("posted", locale[.posted]), ("pending", locale[.pendingTotal]),
      ], to: &out)
    for (id, title) in [("from", locale[.amountFrom]), ("to", locale[.amountUpTo])] {
      write(id, title, to: &out) {
        $0.append("<input id=\"\(id)\" inputmode=\"decimal\" dir=\"ltr\" size=\"8\">")
      }
    }
    out.append("<button type=\"reset\" id=\"clear\">")
    out.append(words: locale[.clear])
    out.append("</button>\n</div></details>\n</form>\n")
    out.append("<p id=\"result\" role=\"status\"></p>\n<div id=\"groups\"></div>\n</div>\n")
  }

  /// A button with a menu of which one item is chosen; the script marks it and draws an icon at each.
  private func writeMenu(
    _ id: String, _ title: String, _ items: KeyValuePairs<String, ReportWord>,
    to out: inout ByteText
  ) {
    out.append("<div class=\"field field-\(id)\"><span class=\"label\" id=\"\(id)-label\">")
    out.append(html: title)
    out.append("</span><div class=\"menu-box\"><button type=\"button\" id=\"\(id)\" ")
    out.append("class=\"menu-button\" aria-haspopup=\"menu\" aria-expanded=\"false\" ")
    out.append("aria-controls=\"\(id)-menu\" aria-labelledby=\"\(id)-label \(id)\"></button>\n")
    out.append("<ul class=\"menu\" id=\"\(id)-menu\" role=\"menu\" ")
    out.append("aria-labelledby=\"\(id)-label\" hidden>\n")
    for (name, word) in items {
      out.append("<li role=\"none\"><button type=\"button\" role=\"menuitemradio\" ")
      out.append("tabindex=\"-1\" aria-checked=\"false\" data-value=\"\(name)\">")
      out.append(html: locale[word])
      out.append("</button></li>\n")
    }
    out.append("</ul></div></div>\n")
  }

  static let sortings: KeyValuePairs<String, ReportWord> = [
    "newest": .newestFirst, "oldest": .oldestFirst, "largest": .largestFirst,
  ]

  /// By the names that `list` knows them by.
  static let groupings: KeyValuePairs<String, ReportWord> = [
    "date": .date, "card": .card, "month": .month, "category": .category, "merchant": .merchant,
    "week": .week, "quarter": .quarter, "year": .year, "tag": .tag, "period": .period,
    "none": .noGrouping,
  ]

  private func write(
    _ id: String, _ title: String, to out: inout ByteText, _ control: (inout ByteText) -> Void
  ) {
    out.append("<div class=\"field field-\(id)\"><label for=\"\(id)\">")
    out.append(html: title)
    out.append("</label>")
    control(&out)
    out.append("</div>\n")
  }

  private func writeChoice(
    _ id: String, _ title: String, _ choices: [(value: String, title: String)],
    to out: inout ByteText
  ) {
    write(id, title, to: &out) { out in
      out.append("<select id=\"\(id)\">")
      for choice in choices {
        out.append("<option value=\"\(choice.value)\">")
        out.append(html: choice.title)
        out.append("</option>")
      }
      out.append("</select>")
    }
  }
}
