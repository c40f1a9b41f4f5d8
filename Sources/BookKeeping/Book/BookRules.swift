import RuleEngine
import StatementModel

/// The rules of a book, compiled at the first need: looking at a list needs none.
final class BookRules {
  private let session: BookSession
  private var compiled: RuleSet?
  /// Decides by them, where one stands ready.
  private let ready: RuleMatcher?
  /// What the rules declare, where nobody has asked for the rules themselves.
  private var declared: [Category]?
  /// Whether the rules can't be used, and those of the last run stand in for them.
  private(set) var areOfLastRun = false

  /// - Parameter compiled: The rules to go by, where they are at hand.
  init(_ session: BookSession, compiled: RuleSet? = nil) {
    self.session = session
    self.compiled = compiled
    ready = nil
  }

  /// - Parameter matcher: Decides by the rules to go by; one book at a time.
  init(_ session: BookSession, _ matcher: RuleMatcher) {
    self.session = session
    compiled = matcher.ruleSet
    ready = matcher
  }

  /// Decides by the rules, and was asked nothing yet.
  var matcher: RuleMatcher {
    get throws(BookError) {
      guard let ready else { return RuleMatcher(try ruleSet) }
      ready.forget()
      return ready
    }
  }

  /// The compiled rules: those kept from another time, if the files are the same.
  ///
  /// What the compiler warns of is `rules check`'s to tell, which always compiles.
  var ruleSet: RuleSet {
    get throws(BookError) {
      if let compiled { return compiled }
      let rules = try session.catalog.rules(session.paths, keepsForm: !session.writesNothing)
      compiled = rules
      return rules
    }
  }

  /// All categories: the defaults, those of `daybook.yaml` and those of the rules files.
  var categories: CategoryTree {
    get throws(BookError) {
      let ofRules: [Category]
      if let compiled {
        ofRules = compiled.categories
      } else if let declared {
        ofRules = declared
      } else {
        ofRules = try session.catalog.ruleCategories(
          session.paths, keepsForm: !session.writesNothing)
        declared = ofRules
      }
      return CategoryTree(declared: session.configuration.categories + ofRules)
    }
  }

  /// Goes on by the rules of the last run, and says so.
  ///
  /// - Returns: The fingerprint of the files that they are of.
  /// - Throws: `.configuration` with the mistakes where no rules were kept.
  func goByLastRun(because mistakes: [Diagnostic]) throws(BookError) -> String {
    guard let kept = LastRunRules(session.paths).kept,
      let first = mistakes.first(where: { $0.severity == .error }) ?? mistakes.first
    else { throw .configuration(mistakes) }
    compiled = kept.rules
    areOfLastRun = true
    session.remarks.append(
      Diagnostic(.warning, BookFact.rulesOfLastRun(first.fact.summary), at: first.location))
    return kept.fingerprint
  }
}
