extension LeftOutRow {
  /// What was left out, counted by its reason: `3 declined, 1 opening balance`.
  package static func words(for rows: [LeftOutRow]) -> String {
    var counts: [(reason: Reason, count: Int)] = []
    for row in rows {
      if let index = counts.firstIndex(where: { $0.reason == row.reason }) {
        counts[index].count += 1
      } else {
        counts.append((row.reason, 1))
      }
    }
    return counts.map { reason, count in
      let words = reason.words(for: count)
      return reason == .withoutAmount ? "\(words) (\(lines(of: rows)))" : words
    }.joined(separator: ", ")
  }

  /// Where the dated rows without an amount stand: nothing else tells whether they matter.
  private static func lines(of rows: [LeftOutRow]) -> String {
    let lines = rows.filter { $0.reason == .withoutAmount }.map(\.span.line)
    let shown = lines.prefix(mostLines).map(String.init).joined(separator: ", ")
    let more = lines.count - mostLines
    return (lines.count == 1 ? "line " : "lines ") + shown + (more > 0 ? " and \(more) more" : "")
  }

  private static let mostLines = 5
}

extension LeftOutRow.Reason {
  /// The reason as said of so many rows: `1 summary row`, `2 summary rows`.
  func words(for count: Int) -> String {
    guard count != 1 else { return "1 \(rawValue)" }
    let words =
      switch self {
      case .declined: rawValue
      case .openingBalance: "opening balances"
      case .closingBalance: "closing balances"
      case .summary: "summary rows"
      case .information: "information rows"
      case .removed: "removed by their source"
      case .repeatedHeader: "repeated headers"
      case .pendingUndated: "pending rows without a date"
      case .withoutAmount: "dated rows without an amount"
      case .neutral: rawValue
      case .part: "parts of the rows above"
      }
    return "\(count) \(words)"
  }
}
