import BookKeeping
import StatementModel

/// What an import does, or would do, file by file, for pages.
package struct ImportAnswer {
  private let outcome: ImportOutcome
  private let given: [GivenFile]

  /// Rows of a file that are told of one by one.
  private static let mostRows = 200

  package init(_ outcome: ImportOutcome, of given: [GivenFile]) {
    self.outcome = outcome
    self.given = given
  }

  package var files: JSONText { .array(outcome.files.map(json)) }

  private func json(of file: ImportedFile) -> JSONText {
    let rows = file.answers ?? []
    var counts: [(RowAnswer.Kind, Int)] = []
    for kind in RowAnswer.Kind.all {
      let count = rows.count { $0.kind == kind }
      if count > 0 { counts.append((kind, count)) }
    }
    return .object([
      ("name", .string(given.first { $0.holds(file.path) }?.name ?? file.path)),
      ("path", .string(file.path)), ("status", .string(status(of: file))),
      ("reason", reason(of: file)), ("import", .optional(file.importID)),
      ("statements", .array(statements(of: file))),
      ("counts", .object(counts.map { ($0.0.key, .integer($0.1)) })),
      ("rows", .array(rows.prefix(Self.mostRows).map(Self.json))),
      ("questions", .array(file.asked.map(Self.json))),
      (
        "warnings",
        .array(
          file.warnings.filter { $0.fact.code != ImportedFile.readAsBeforeCode }
            .map { .string($0.fact.summary) })
      ),
      ("read_as", .optional(file.readAs)), ("keeps_answers", .bool(file.keepsAnswers)),
    ])
  }

  private func status(of file: ImportedFile) -> String {
    switch file.outcome {
    case .imported: "imported"
    case .known: "known"
    case .skipped: "skipped"
    case .waiting: "waiting"
    case .unreadable: "unreadable"
    }
  }

  /// Why it is not imported: what it is known as, or what is wrong with it.
  private func reason(of file: ImportedFile) -> JSONText {
    switch file.outcome {
    case .imported, .waiting: .null
    case .known(let name): .string(name)
    case .skipped(let reason), .unreadable(let reason):
      .string([reason.fact.summary, reason.fact.remedy].compactMap { $0 }.joined(separator: "; "))
    }
  }

  private func statements(of file: ImportedFile) -> [JSONText] {
    guard case .imported(let statements) = file.outcome else { return [] }
    return statements.map { statement in
      .object([
        ("card", .string(statement.card.id.text)), ("name", .string(statement.card.displayName)),
        ("is_new_card", .bool(statement.isNewCard)), ("rows", .integer(statement.rows)),
        ("new", .integer(statement.new)), ("known", .integer(statement.known)),
        ("settled", .integer(statement.settled)), ("corrected", .integer(statement.corrected)),
        ("pending", .integer(statement.pending)), ("balance", .string(statement.balance.key)),
        (
          "totals",
          .array(
            statement.totals.currencies.map { currency in
              .object([
                (
                  "amount",
                  .string(statement.totals[currency].text(minimumDecimals: currency.minorUnits))
                ), ("currency", .string(currency.code)),
              ])
            })
        ),
      ])
    }
  }

  private static func json(_ answer: RowAnswer) -> JSONText {
    .object([
      ("kind", .string(answer.kind.key)), ("line", .integer(answer.line)),
      ("date", .optional(answer.row?.date.description)),
      ("amount", .optional(answer.row?.amount.plainText)),
      ("currency", .optional(answer.row?.amount.currency.code)), ("text", .string(answer.text)),
      ("why", .optional(answer.reason ?? answer.evidence)), ("match", .optional(answer.match)),
    ])
  }

  private static func json(_ asked: AskedQuestion) -> JSONText {
    .object([
      ("message", .string(asked.diagnostic.fact.summary)),
      ("remedy", .optional(asked.diagnostic.fact.remedy)),
      ("answer", .string(asked.answer.rawValue)), ("proposal", .optional(asked.proposal)),
      (
        "choices",
        .array(
          asked.choices.map { choice in
            .object([
              ("setting", .string(choice.setting)), ("line", .optional(choice.line)),
              ("date", .optional(choice.row?.date.description)),
              ("amount", .optional(choice.row?.amount.plainText)),
              ("currency", .optional(choice.row?.amount.currency.code)),
              ("text", .optional(choice.text)),
            ])
          })
      ),
    ])
  }
}

extension RowAnswer.Kind {
  fileprivate static let all: [RowAnswer.Kind] = [
    .new, .known, .settles, .corrects, .withdrawn, .possibleDuplicate, .leftOut, .rejected,
  ]

  /// What programs call it.
  fileprivate var key: String { rawValue.replacing(" ", with: "_") }
}

extension ImportedStatement.Balance {
  fileprivate var key: String {
    switch self {
    case .notStated: "not-stated"
    case .proved: "proved"
    case .contradicted: "contradicted"
    }
  }
}
