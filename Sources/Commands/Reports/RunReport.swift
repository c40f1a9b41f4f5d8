import BookKeeping
import StatementModel

/// What a run tells programs of what it did: kept with its record, and handed to who is told of it.
struct RunReport {
  /// What became of the inbox; nothing where the run did not come to it.
  var outcome: ImportOutcome?
  /// Budgets that this run passed, in words.
  var budgets: [String] = []
  /// Warnings and errors, in the order in which they were told.
  var messages: [Diagnostic] = []
  /// The run in one sentence where nothing was wrong.
  var plainSummary = "nothing was done"

  /// The run in one sentence: the first thing that is wrong, and how many more are.
  var summary: String {
    guard let first = messages.first else { return plainSummary }
    let place = first.location.map { "\($0): " } ?? ""
    let more = messages.count - 1
    return TerminalText.safe("\(place)\(first.fact.summary)")
      + (more > 0 ? " (and \(more) more)" : "")
  }

  var details: [(key: String, value: JSONText)] {
    [
      ("files", .array((outcome?.files ?? []).map(Self.json))),
      ("waiting", .array((outcome?.outstanding ?? []).map(JSONText.string))),
      ("budgets", .array(budgets.map(JSONText.string))),
    ]
  }

  private static func json(_ file: ImportedFile) -> JSONText {
    var statements: [ImportedStatement] = []
    let word: String
    switch file.outcome {
    case .imported(let imported): (word, statements) = ("imported", imported)
    case .known: word = "known"
    case .skipped: word = "skipped"
    case .waiting: word = "waiting"
    case .unreadable: word = "unreadable"
    }
    return .object([
      ("path", .string(file.path)), ("outcome", .string(word)),
      ("rejected", .integer(file.rejected.count)), ("left_out", .integer(file.leftOut.count)),
      ("statements", .array(statements.map(json))),
    ])
  }

  private static func json(_ statement: ImportedStatement) -> JSONText {
    let balance =
      switch statement.balance {
      case .notStated: "not-stated"
      case .proved: "proved"
      case .contradicted: "contradicted"
      }
    let totals = statement.totals.currencies.map { currency in
      (
        currency.code,
        JSONText.string(statement.totals[currency].text(minimumDecimals: currency.minorUnits))
      )
    }
    return .object([
      ("card", .string(statement.card.id.text)), ("new_card", .bool(statement.isNewCard)),
      ("rows", .integer(statement.rows)), ("new", .integer(statement.new)),
      ("known", .integer(statement.known)), ("settled", .integer(statement.settled)),
      ("corrected", .integer(statement.corrected)), ("pending", .integer(statement.pending)),
      ("totals", .object(totals)), ("balance", .string(balance)),
    ])
  }
}
