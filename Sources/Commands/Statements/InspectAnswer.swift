import StatementModel

/// What `inspect --format json` says of one file.
struct InspectAnswer {
  var path: String
  var file: StatementFile

  /// The answer as one JSON object.
  var json: JSONText {
    .object([
      ("path", .string(path)),
      ("status", .string(status)),
      ("format", .optional(file.format.isEmpty ? nil : file.format)),
      ("encoding", .optional(file.encoding.isEmpty ? nil : file.encoding)),
      ("questions", .array(questions.map(Self.sentence))),
      ("statements", .array(file.summaries.map(Self.statement))),
      ("rejected", .array(file.rejected.map(Self.rejected))),
      ("left_out", .array(file.leftOut.map(Self.leftOut))),
      ("warnings", .array(warnings.map(Self.sentence))),
      ("findings", .array((questions + warnings).map(\.json))),
      ("profile", .optional(file.profileName)),
      ("decisions", .array(file.decisions.map(Self.decision))),
    ])
  }

  private static func decision(_ decision: ReadingDecision) -> JSONText {
    .object([
      ("subject", .string(decision.subject)), ("choice", .string(decision.choice)),
      ("because", .string(decision.evidence)),
    ])
  }

  /// `read`, `ambiguous`, `no-statement` or `unreadable`.
  var status: String {
    switch file.outcome {
    case .read: "read"
    case .ambiguous: "ambiguous"
    case .noStatement: "no-statement"
    case .unreadable: "unreadable"
    }
  }

  var questions: [Diagnostic] {
    if case .ambiguous(let questions) = file.outcome { questions } else { [] }
  }

  /// The reason why nothing was read, if so, and the reader's own warnings.
  var warnings: [Diagnostic] {
    switch file.outcome {
    case .noStatement(let reason), .unreadable(let reason): [reason] + file.warnings
    case .read, .ambiguous: file.warnings
    }
  }

  private static func sentence(_ diagnostic: Diagnostic) -> JSONText {
    let remedy = diagnostic.fact.remedy.map { "; \($0)" } ?? ""
    return .string(diagnostic.fact.summary + remedy)
  }

  private static func statement(_ statement: StatementSummary) -> JSONText {
    .object([
      ("account", .optional(statement.account)),
      ("pocket", .optional(statement.pocket)),
      ("transactions", .integer(statement.transactions)),
      ("pending", .integer(statement.pending)),
      ("corrected", .integer(statement.corrected)),
      ("sums", sums(statement.sums)),
      ("pending_sums", sums(statement.pendingSums)),
      ("first_date", .optional(statement.firstDate?.description)),
      ("last_date", .optional(statement.lastDate?.description)),
      ("opening_balance", .optional(balance(statement.openingBalance, in: statement))),
      ("closing_balance", .optional(balance(statement.closingBalance, in: statement))),
    ])
  }

  private static func sums(_ totals: MoneyTotals) -> JSONText {
    .object(
      totals.currencies.map { currency in
        (currency.code, .string(totals[currency].text(minimumDecimals: currency.minorUnits)))
      })
  }

  private static func balance(_ balance: StatedBalance?, in statement: StatementSummary) -> String?
  {
    balance?.amount.text(minimumDecimals: (statement.currency ?? .none).minorUnits)
  }

  private static func rejected(_ row: RejectedRow) -> JSONText {
    .object([
      ("sheet", .optional(row.sheet)),
      ("line", .integer(row.span.line)),
      ("column", .optional(row.column)),
      ("reason", .string(row.fact.summary)),
    ])
  }

  private static func leftOut(_ row: LeftOutRow) -> JSONText {
    .object([
      ("sheet", .optional(row.sheet)), ("line", .integer(row.span.line)),
      ("reason", .string(row.reason.rawValue)),
    ])
  }
}
