import StatementModel

/// What can be wrong with a rules file.
enum RuleFact: Hashable, Sendable {
  // What stands where nothing like it is known.
  case unknownSection(String, suggestion: String?)
  case unknownField(String, of: String, suggestion: String?)
  case unknownWord(String, field: String, known: [String])
  case unknownCategory(String, suggestion: String?)
  /// The word for "no category" where a rule should set one.
  case uncategorizedByRule(String)
  /// A code that ISO 4217 does not list.
  case unknownCurrency(String, suggestion: String?)
  case unknownList(String, suggestion: String?)
  /// The key of a short form with other keys beside it.
  case shortFormNotAlone(String)

  // What has the wrong form.
  case wrongShape(String, expected: String, found: String)
  case wrongItem(of: String, expected: String, found: String)
  /// An item that is one text because nothing but letters follows its colon.
  case colonWithoutSpace(String)
  /// What should be several texts, or one, and stands in several lines without quotes.
  case severalLines(String, lines: [String], isFlowItem: Bool)
  case nothingSaid(String)
  case emptyItem(of: String)
  case badTag(String)
  case badValue(String, field: String, expected: String)
  case reversedRange(String, field: String)
  case signedAmount(String)
  /// An item that is one text because no colon stands before its brackets.
  case missingColon(String)
  /// A range with a hyphen or the like between its ends.
  case rangeWithHyphen(String, least: String, most: String)
  /// A range with three full stops, or the one character for them.
  case rangeDots(String, meant: String)
  case badCategoryName(String)
  case reservedCategory(String)
  case conflictingCategory(String, detail: String, one: String, other: String, at: SourceLocation?)

  case badListName(String)
  case listDeclaredTwice(String, first: SourceLocation)
  case listWithinItself(String)

  // What is missing.
  case ruleWithoutConditions
  case ruleWithoutEffects
  case testWithoutDescription
  case testWithoutExpectations
  case directionAgainstSign(amount: String)

  // Patterns.
  case emptyPattern
  case nothingLeftOfPattern(String)
  case openRegex(String, isQuoted: Bool)
  case regexFlags(String, flags: String)
  case badRegex(String, message: String)
  // Splits.
  case categoryBesideSplit
  case splitOfOne
  case splitWithTwoRests
  case splitWithoutRest
  /// The percentages' sum.
  case splitNotWhole(String)
  case nothingLeftToSplit
  /// A part with a key for its category and one for its share; as it is to be written.
  case splitPartInKeys(String)

  /// A place in a payee or a note for a group of a rule that has no `match`.
  case placeWithoutMatch(String)
  case noSuchGroup(String, pattern: String, isRegex: Bool)

  // Warnings.
  case shortFlowItem(String)
  /// A pattern without quotes that looks like several.
  case markInPattern(String, mark: String, items: [String])
  /// The rule's conditions contradict each other; the two fields, where it is two.
  case neverMatches(String, ContradictoryFields?)
  case unreachableRule(String, by: String, at: SourceLocation)
  /// One of several patterns, for which an earlier rule sets all, and sets it otherwise.
  case unreachablePattern(String, by: String, at: SourceLocation)
  /// Some of what the rule sets.
  case unreachableEffect([String], of: String, by: String, at: SourceLocation)
  case conflictingRules(RuleConflict)
  case duplicatePattern(String, first: SourceLocation)
  case unusedList(String)
  case broadPattern(String)
  /// A rule whose conditions leave out nothing.
  case broadRule(String)
  /// A rule that categorizes nearly everything before another one comes to it.
  case wideRule(String, before: String, at: SourceLocation)
  /// A text that looks like a pattern, for a field that takes none.
  case noPatternHere(String, field: String)
  case droppedPunctuation(String, left: String)
  /// The pattern took more steps than are allowed in a text.
  case matchLimit(String, rule: String, text: String?)

  // Tests.
  case testFailed(String, property: String, expected: String, actual: String, rule: String?)
}
