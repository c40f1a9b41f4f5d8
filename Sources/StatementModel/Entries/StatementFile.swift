/// A reader's answer about one file: statements, and everything in the file that became none.
package struct StatementFile: Sendable {
  package enum Outcome: Sendable {
    /// Statements were read; possibly of no rows, possibly with rejected rows beside them.
    case read
    /// More than one reading of the file remains; each question names the setting that decides.
    /// No statement is given.
    case ambiguous([Diagnostic])
    /// The file is readable, but holds no statement.
    case noStatement(Diagnostic)
    /// The file cannot be read.
    case unreadable(Diagnostic)
  }

  package var outcome: Outcome
  /// `csv`, `ofx` or `json`; empty where none of them claims the file.
  package var format: String
  /// The character encoding it was read in: `UTF-8`, `windows-1252`.
  package var encoding: String
  package var statements: [Statement] = []
  /// What each statement amounts to, where only that was asked for; `statements` is then empty.
  package var summaries: [StatementSummary] = []
  /// Rows that could not be read, each with its reason.
  package var rejected: [RejectedRow] = []
  /// Rows that are no transactions: declined, opening balances, summaries, information.
  package var leftOut: [LeftOutRow] = []
  package var warnings: [Diagnostic] = []
  /// What was decided about the file and by which evidence, in the order of deciding.
  package var decisions: [ReadingDecision] = []
  /// What a profile would have to say for another file of its kind to be read as this one was.
  package var settings: [DecidedSetting] = []
  /// The header cells of a CSV as written, by which a profile recognises it.
  package var header: [String] = []
  /// What the columns of a CSV without a header look like, in the words of a profile's `shape`.
  package var shape: [String] = []
  /// The first rows of a CSV, as the file has them.
  package var sample: [String] = []
  /// The profile that it was read by, where one was chosen by its header.
  package var profileName: String?

  package init(_ outcome: Outcome, format: String = "", encoding: String = "") {
    self.outcome = outcome
    self.format = format
    self.encoding = encoding
  }
}

/// A row that could not be read.
package struct RejectedRow: Sendable {
  /// The row's number in its file, from 1.
  package var record: Int
  /// The sheet of a workbook that it is on.
  package var sheet: String?
  package var span: SourceSpan
  /// The character of the line at which the mistake stands, from 1.
  package var column: Int?
  package var fact: any DiagnosticFact

  package init(record: Int, span: SourceSpan, column: Int?, fact: any DiagnosticFact) {
    self.record = record
    self.span = span
    self.column = column
    self.fact = fact
  }

  /// Where it stands in the file of a path.
  package func location(in path: String) -> SourceLocation {
    SourceLocation(file: path, sheet: sheet, line: span.line, column: column)
  }
}

/// A row that was understood and is no transaction.
package struct LeftOutRow: Sendable {
  package enum Reason: String, Sendable {
    case declined, openingBalance = "opening balance", closingBalance = "closing balance"
    case summary = "summary row", information = "information row", removed = "removed by its source"
    case repeatedHeader = "repeated header"
    /// A row that the bank has not booked and gives no day; it comes again with one.
    case pendingUndated = "pending row without a date"
    /// A row with a date whose columns of amounts are empty.
    case withoutAmount = "dated row without an amount"
    /// A row that its source counts neither as spent nor as received, such as between one's own.
    case neutral = "neither income nor expense"
    /// A part of a row that counts as a whole.
    case part = "part of the row above"
  }
  package var record: Int
  /// The sheet of a workbook that it is on.
  package var sheet: String?
  package var span: SourceSpan
  package var reason: Reason

  package init(record: Int, span: SourceSpan, reason: Reason) {
    self.record = record
    self.span = span
    self.reason = reason
  }
}

/// One decision of a reader: `date order: day first, because 17 rows have a first number above 12`.
package struct ReadingDecision: Hashable, Sendable {
  package var subject: String
  package var choice: String
  package var evidence: String

  package init(_ subject: String, _ choice: String, because evidence: String) {
    self.subject = subject
    self.choice = choice
    self.evidence = evidence
  }
}

/// One setting of a profile that a reader decided by itself: `dates: dmy`.
package struct DecidedSetting: Hashable, Sendable {
  /// The profile's key.
  package var key: String
  /// Its value, as YAML writes it on one line.
  package var value: String

  package init(_ key: String, _ value: String) {
    self.key = key
    self.value = value
  }
}
