import StatementFormats
import StatementModel

/// What became of one row of a file, and by which evidence.
package struct RowAnswer: Sendable {
  package enum Kind: String, Sendable {
    case new, known, settles, corrects
    /// A pending row that no newer statement settled.
    case withdrawn
    /// New, and perhaps a transaction that was there already.
    case possibleDuplicate = "possible duplicate"
    /// No transaction: declined, a balance, a summary, information.
    case leftOut = "left out"
    case rejected
  }

  package var kind: Kind
  /// The line on which the row begins, from 1.
  package var line: Int
  /// The row's number in its file, from 1.
  package var record: Int
  /// The facts of the row; nothing where it became none.
  package var row: Row?
  /// The row's description; else its text as the file has it.
  package var text: String
  /// The transaction that it is of.
  package var transaction: TransactionID?
  /// By which evidence it is of its transaction, in words, and the name of the rule.
  package var evidence: String?
  package var rule: String?
  /// The row that it was found by: `Statements/visa/march.ofx:12`.
  package var match: String?
  /// The transaction that may be the same.
  package var other: TransactionID?
  /// Why it was left out or rejected.
  package var reason: String?

  /// What a readable row states.
  package struct Row: Sendable {
    package var isPending: Bool
    package var date: CalendarDate
    package var amount: Money
  }
}

extension RowAnswer {
  /// The rows of a file that are no transactions, and why.
  static func unread(
    _ file: StatementFile, _ bytes: [UInt8], options: ReadingOptions
  ) -> [RowAnswer] {
    let spans = file.leftOut.map(\.span) + file.rejected.map(\.span)
    guard !spans.isEmpty else { return [] }
    let texts = StatementReader.rawRecords(of: spans, in: bytes, options: options)
      .map { $0?.text }
    let leftOut = zip(file.leftOut, texts).map { row, text in
      RowAnswer(
        kind: .leftOut, line: row.span.line, record: row.record, text: Self.short(text),
        reason: row.reason.rawValue)
    }
    let rejected = zip(file.rejected, texts.dropFirst(file.leftOut.count)).map { row, text in
      RowAnswer(
        kind: .rejected, line: row.span.line, record: row.record, text: Self.short(text),
        reason: row.fact.summary)
    }
    return leftOut + rejected
  }

  /// A record on one line, cut where it is very long.
  private static func short(_ text: String?) -> String {
    let words = (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > longest ? words.prefix(longest) + "…" : words
  }

  private static let longest = 200
}
