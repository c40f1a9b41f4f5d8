import BookKeeping
import Reports
import StatementModel

extension LogEntry {
  /// What was done, with an import's id only where its file is not named, and as short as others.
  package var shortWords: [String] {
    let others = words.filter { !$0.hasPrefix("import ") }
    return others.isEmpty ? words.map { String($0.prefix(15)) } : others
  }

  /// `5b20c1d2  03/04/2026 10:12 UTC  laptop  edit  3f2a91c0  category = Food/Coffee  (undone)`.
  package func line(in locale: ReportLocale) -> String {
    let parts = [
      String(id.prefix(8)), locale.momentText(time), device, kind.rawValue, transaction?.short,
      shortWords.joined(separator: ", "), isUndone ? "(undone)" : nil,
    ]
    return TerminalText.safe(parts.compactMap { $0 }.joined(separator: "  "))
  }
}
