import BookKeeping
import StatementModel

/// What a run tells programs of what it did.
///
/// It is kept with the run's record, printed where JSON is asked for, and handed to who is told of the
/// run. `daybook schema import` describes it.
struct RunReport {
  /// What became of the inbox; nothing where the run did not come to it.
  var outcome: ImportOutcome?
  /// How many files of reports were written; nothing where they were current.
  var written: [(key: String, value: JSONText)]?
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
    guard let outcome else { return [] }
    return ImportReport(outcome: outcome).members
      + [
        ("reports", written.map { JSONText.object($0) } ?? .null),
        ("budgets_passed", .array(budgets.map(JSONText.string))),
      ]
  }
}
