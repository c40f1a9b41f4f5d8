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
    return counts.map { $0.reason.words(for: $0.count) }.joined(separator: ", ")
  }
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
      }
    return "\(count) \(words)"
  }
}
