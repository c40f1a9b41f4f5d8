import RuleEngine
import StatementModel

/// What a session asks to be saved.
enum ReviewRequest: Hashable, Sendable {
  /// Put transactions in a category by hand.
  case categorize([Int], CategoryPath)
  /// Say of a pair of transactions, by its number, whether they are one.
  case decide(Int, areSame: Bool)
  /// Put a rule into a rules file.
  case add(NewRule)
  /// Take the last step back.
  case undo
}

/// What came of a request.
struct ReviewOutcome: Sendable {
  /// The transactions whose category is another now, by number.
  var categories: [Int: CategoryPath?]
  /// What was done.
  var words: String
  /// The categories that can be chosen now, if they may be others than before.
  var choices: [CategoryPath]?
}

/// What saves the steps of a session.
protocol ReviewStore {
  /// Does what is asked and saves it.
  ///
  /// - Throws: `ReviewFailure`, and then nothing was changed.
  mutating func perform(_ request: ReviewRequest) throws(ReviewFailure) -> ReviewOutcome
}

/// Why a step could not be done, in words for the person.
struct ReviewFailure: Error, Hashable {
  var words: String

  init(_ words: String) { self.words = words }

  init(_ diagnostics: [Diagnostic]) {
    words =
      diagnostics.first.map { diagnostic in
        let place = diagnostic.location.map { "\($0): " } ?? ""
        let remedy = diagnostic.fact.remedy.map { ". \($0)" } ?? ""
        return place + diagnostic.fact.summary + remedy
      } ?? "it could not be done"
  }
}
