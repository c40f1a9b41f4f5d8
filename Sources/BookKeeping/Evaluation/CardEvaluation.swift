import Identity
import StatementModel

/// One card's history judged: which rows are one event, further names of these, and which of the
/// book's edits they have.
struct CardEvaluation {
  var card: CardID
  var result: CardClusters
  var aliases: [TransactionAlias]
  /// By cluster: the edits of it, by their place among the book's.
  var edits: [Int: [Int]]
  /// The path that each file is shown by, by its hash.
  var shownPaths: [String: String]
}
