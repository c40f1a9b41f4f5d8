import BookKeeping
import Reports
import StatementModel

extension LogEntry {
  /// `5b20c1d2  03/04/2026 10:12 UTC  laptop  edit  3f2a91c0  category = Food/Coffee  (undone)`.
  package func line(in locale: ReportLocale) -> String {
    let parts = [
      String(id.prefix(8)), locale.momentText(time), device, kind.rawValue, transaction?.short,
      words.joined(separator: ", "), isUndone ? "(undone)" : nil,
    ]
    return TerminalText.safe(parts.compactMap { $0 }.joined(separator: "  "))
  }
}
