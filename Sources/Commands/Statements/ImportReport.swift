import BookKeeping
import StatementModel

/// What an import did, for programs; `daybook schema import` describes it.
struct ImportReport {
  let outcome: ImportOutcome

  /// The document's members, without its version, to which a run adds its own.
  var members: [(key: String, value: JSONText)] {
    let counts = ImportCounts(outcome.files)
    return [
      ("needs_person", .bool(outcome.needsPerson)),
      ("new", .integer(counts.new)), ("known", .integer(counts.known)),
      ("settled", .integer(counts.settled)), ("corrected", .integer(counts.corrected)),
      ("rejected", .integer(counts.rejected)),
      ("possible_duplicates", .integer(outcome.possibleDuplicates)),
      ("files", .array(outcome.files.map(Self.json))),
      ("still_waiting", .array(outcome.outstanding.map(JSONText.string))),
      ("rows_still_rejected", .integer(outcome.outstandingRows)),
      ("remarks", .array(outcome.remarks.map(\.json))),
    ]
  }

  private static func json(_ file: ImportedFile) -> JSONText {
    var members: [(key: String, value: JSONText)] = [("file", .string(file.path))]
    var statements: [ImportedStatement] = []
    var findings = file.warnings
    switch file.outcome {
    case .imported(let imported):
      members.append(("outcome", .string("imported")))
      statements = imported
    case .known(let name):
      members.append(("outcome", .string("known")))
      if name != file.path { members.append(("same_as", .string(name))) }
    case .skipped(let reason):
      members.append(("outcome", .string("skipped")))
      findings.insert(reason, at: 0)
    case .waiting(let questions):
      members.append(("outcome", .string("waiting")))
      findings = questions + findings
    case .unreadable(let reason):
      members.append(("outcome", .string("unreadable")))
      findings.insert(reason, at: 0)
    }
    members += [
      ("statements", .array(statements.map(json))),
      (
        "rejected",
        .array(
          file.rejected.map { Diagnostic(.error, $0.fact, at: $0.location(in: file.path)).json })
      ),
      ("findings", .array(findings.map(\.json))),
    ]
    return .object(members)
  }

  private static func json(_ statement: ImportedStatement) -> JSONText {
    let balance =
      switch statement.balance {
      case .notStated: "not_stated"
      case .proved: "proved"
      case .contradicted: "contradicted"
      }
    return .object([
      ("card", .string(statement.card.id.text)), ("is_new_card", .bool(statement.isNewCard)),
      ("rows", .integer(statement.rows)), ("new", .integer(statement.new)),
      ("known", .integer(statement.known)), ("settled", .integer(statement.settled)),
      ("corrected", .integer(statement.corrected)), ("pending", .integer(statement.pending)),
      ("totals", .money(statement.totals)), ("balance", .string(balance)),
    ])
  }
}
