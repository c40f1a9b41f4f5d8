import StatementModel

/// Why a rule can't be put into a file, or what should be known of it once it is there.
package enum RuleInsertionFact: DiagnosticFact, Error {
  /// What was wrong with the rule's own words.
  case badRule(String, advice: String?)
  /// The pattern stands in a rule for the category that is named.
  case duplicatePattern(String, category: String, at: SourceLocation, isSame: Bool)
  /// The form of the file leaves no place that can be found; the lines to put there by hand, and
  /// the category that must be declared too, if one must.
  case noPlace(lines: [String], category: String?)
  /// A rule that is to be changed and has other lines by now.
  case ruleMoved
  /// Lines in the place of a rule that are none, or more than one.
  case notOneRule
  /// A pattern that a rule of an earlier file always decides first.
  case neverWins(String, category: String, at: SourceLocation)
  /// A pattern that a wider one of the same category covers.
  case covered(String, by: String, at: SourceLocation)
  /// A rule that no longer decides what the new one decides.
  case takesOver(String, from: String, at: SourceLocation)

  package var code: String {
    switch self {
    case .badRule: "bad-rule"
    case .duplicatePattern: "duplicate-pattern"
    case .noPlace: "no-place-for-rule"
    case .ruleMoved: "changed-since"
    case .notOneRule: "not-one-rule"
    case .neverWins: "rule-never-wins"
    case .covered: "covered-pattern"
    case .takesOver: "takes-over"
    }
  }

  package var summary: String {
    switch self {
    case .badRule(let words, _): words
    case .duplicatePattern(let pattern, let category, let place, _):
      "the pattern \"\(pattern)\" stands already in \(place), for \(category)"
    case .noPlace(_, nil): "the file's form leaves no place where the rule can be put"
    case .noPlace(_, let category?):
      "the file's form leaves no place where \"\(category)\" can be declared"
    case .ruleMoved: "the rule has other lines in its file by now"
    case .notOneRule: "these lines are not one rule"
    case .neverWins(let pattern, let category, let place):
      "\"\(pattern)\" can decide nothing: a rule at \(place) always puts it in \(category) first"
    case .covered(let pattern, let other, let place):
      "\"\(pattern)\" adds nothing: \"\(other)\" at \(place) matches whatever it matches"
    case .takesOver(let pattern, let title, let place):
      "\"\(pattern)\" takes from the rule \"\(title)\" at \(place)"
    }
  }

  package var remedy: String? {
    switch self {
    case .badRule(_, let advice): advice
    case .duplicatePattern(_, _, _, isSame: true): "Nothing needs to be added."
    case .duplicatePattern(_, _, _, isSame: false): "Change the category there."
    case .noPlace(let lines, let category):
      // Under a message, the lines of its remedy stand two spaces in.
      (category.map { "Declare it under \"categories:\" yourself:\n    \($0):\n  " } ?? "")
        + "Put these lines under \"rules:\" yourself:\n"
        + lines.map { "  " + $0 }.joined(separator: "\n")
    case .ruleMoved: "Open it anew."
    case .notOneRule: "A rule begins with a dash: - Food/Coffee: [blue bottle]"
    case .neverWins: "Put the rule into a file that is read before that one."
    case .covered: nil
    case .takesOver: "If that is not meant, name what it should leave alone in \"unless:\"."
    }
  }
}

/// Why nothing was put into a rules file.
package enum RuleInsertionFailure: Error {
  /// The files have mistakes, so that nothing can be said of their rules.
  case mistakes([Diagnostic])
  case refused(RuleInsertionFact, at: SourceLocation?)

  package var diagnostics: [Diagnostic] {
    switch self {
    case .mistakes(let all): all
    case .refused(let fact, let location): [Diagnostic(.error, fact, at: location)]
    }
  }
}
