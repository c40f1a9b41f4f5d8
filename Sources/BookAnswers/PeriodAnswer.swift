import BookKeeping
import Reports
import StatementModel

/// A period in words and for programs.
package struct PeriodAnswer {
  private let book: Book
  private let period: Period

  package init(book: Book, period: Period) {
    self.book = book
    self.period = period
  }

  /// `Vacation  1 July 2026 – 14 July 2026  automatic  1f2e3d4c`.
  package var line: String {
    let parts = [
      period.name, PeriodText.days(of: period, in: book.locale),
      period.isAutomatic ? "automatic" : nil, String(period.id.text.prefix(8)),
    ]
    return TerminalText.safe(parts.compactMap { $0 }.joined(separator: "  "))
  }

  /// What programs are told of it.
  package var members: [(String, JSONText)] {
    [
      ("id", .string(period.id.text)), ("name", .string(period.name)),
      ("start", .string(period.start.description)),
      ("end", .optional(period.end?.description)), ("automatic", .bool(period.isAutomatic)),
      ("device", .string(book.device(of: period.id))),
    ]
  }
}
