import StatementModel

/// Charts as text that forges draw.
enum MermaidChart {
  /// The parts of what was spent in a month or period; nothing where there are fewer than two.
  static func pie(
    of section: SpendingReport.Section, _ span: ReportSpan, _ locale: ReportLocale
  ) -> String? {
    let positive = section.lines.filter { $0.spent > DecimalSum() }
    guard positive.count > 1 else { return nil }
    let shown = positive.count > largestPie ? Array(positive.prefix(largestPie - 1)) : positive
    var chart =
      "```mermaid\npie showData\n  title "
      + label(locale.text(.spentInMonth, section.currency.code, span.name)) + "\n"
    for line in shown {
      chart +=
        "  \"\(label(line.category?.text ?? locale[.uncategorized]))\" : \(line.spent.text())\n"
    }
    if shown.count < positive.count {
      let rest = positive.dropFirst(shown.count).reduce(into: DecimalSum()) { $0.add($1.spent) }
      chart += "  \"\(label(locale[.other]))\" : \(rest.text())\n"
    }
    return chart + "```\n"
  }

  /// Spending month by month; nothing where there are fewer than two months or where refunds
  /// exceed a month's charges, which bars can't show.
  static func bars(
    _ months: [(month: Month, spent: DecimalSum)], _ currency: Currency, _ locale: ReportLocale
  ) -> String? {
    guard months.count > 1, !months.contains(where: \.spent.isNegative) else { return nil }
    let names = months.map { "\"\($0.month)\"" }.joined(separator: ", ")
    let values = months.map { $0.spent.text() }.joined(separator: ", ")
    return """
      ```mermaid
      xychart-beta
        title "\(label(locale.text(.spentPerMonth, currency.code)))"
        x-axis [\(names)]
        bar [\(values)]
      ```

      """
  }

  /// More parts than this can't be told apart.
  private static let largestPie = 10

  /// A name without the signs that mean something to Mermaid.
  private static func label(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        CellText.terminal(text).unicodeScalars.map { scalar in
          switch scalar {
          case "\"", "`": "'"
          case "#", ";", "<", ">", "\\", "\u{2028}", "\u{2029}": " "
          default: scalar
          }
        }))
  }
}
