import BookIndex
import StatementFormats
import StatementModel

/// Files on their way into the book: read, their cards chosen, nothing written yet.
struct ImportBatch {
  /// One file that is ready.
  struct Ready {
    var place: Int
    var fact: ImportFact
    var statements: [Statement]
    var chosen: [CardChoice.Chosen]
  }

  var outcome = ImportOutcome()
  var ready: [Ready] = []
  var read: [StatementKey: Statement] = [:]
}
