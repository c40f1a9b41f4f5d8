import BookKeeping
import StatementModel

extension LogEntry {
  /// `5b20c1d2  2026-03-04T10:12:00Z  laptop  edit  3f2a91c0  category = Food/Coffee  (undone)`.
  package var line: String {
    let parts = [
      String(id.prefix(8)), time, device, kind.rawValue, transaction?.short,
      words.joined(separator: ", "), isUndone ? "(undone)" : nil,
    ]
    return TerminalText.safe(parts.compactMap { $0 }.joined(separator: "  "))
  }
}
