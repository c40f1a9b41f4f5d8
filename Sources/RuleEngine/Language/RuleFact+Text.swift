import StatementModel

extension RuleFact: DiagnosticFact {
  var code: String {
    switch self {
    case .unknownSection: "unknown-section"
    case .unknownField: "unknown-field"
    case .unknownWord: "unknown-word"
    case .unknownCategory: "unknown-category"
    case .uncategorizedByRule: "uncategorized-by-rule"
    case .unknownCurrency: "unknown-currency"
    case .unknownList: "unknown-list"
    case .badListName: "list-name"
    case .listDeclaredTwice: "list-declared-twice"
    case .listWithinItself: "list-within-itself"
    case .unusedList: "unused-list"
    case .shortFormNotAlone: "short-form-not-alone"
    case .wrongShape, .wrongItem, .colonWithoutSpace, .missingColon, .severalLines: "wrong-shape"
    case .nothingSaid, .emptyItem: "nothing-said"
    case .badTag: "bad-tag"
    case .badValue, .rangeWithHyphen, .rangeDots: "bad-value"
    case .reversedRange: "reversed-range"
    case .signedAmount: "signed-amount"
    case .badCategoryName, .reservedCategory: "category-name"
    case .conflictingCategory: "conflicting-category"
    case .ruleWithoutConditions: "rule-without-conditions"
    case .ruleWithoutEffects: "rule-without-effects"
    case .testWithoutDescription, .testWithoutExpectations, .directionAgainstSign: "test-form"
    case .emptyPattern, .nothingLeftOfPattern: "empty-pattern"
    case .openRegex, .regexFlags, .badRegex: "bad-regex"
    case .categoryBesideSplit, .splitOfOne, .splitWithTwoRests, .splitWithoutRest, .splitNotWhole,
      .nothingLeftToSplit, .splitPartInKeys:
      "bad-split"
    case .placeWithoutMatch, .noSuchGroup: "no-such-group"
    case .shortFlowItem: "short-flow-item"
    case .markInPattern: "comma-in-pattern"
    case .neverMatches: "never-matches"
    case .unreachableRule: "unreachable-rule"
    case .unreachablePattern: "unreachable-pattern"
    case .unreachableEffect: "unreachable-effect"
    case .conflictingRules: "conflicting-rules"
    case .duplicatePattern: "duplicate-pattern"
    case .broadPattern: "broad-pattern"
    case .broadRule, .wideRule: "broad-rule"
    case .noPatternHere: "no-pattern-here"
    case .droppedPunctuation: "dropped-punctuation"
    case .matchLimit: "match-limit"
    case .testFailed: "test-failed"
    }
  }

  var summary: String {
    switch self {
    case .unknownSection(let name, _): "unknown section \"\(name)\""
    case .unknownField(let name, let owner, _): "unknown field \"\(name)\" in \(owner)"
    case .unknownWord(let word, let field, _): "unknown \(field) \"\(word)\""
    case .unknownCategory(let name, _): "unknown category \"\(name)\""
    case .uncategorizedByRule(let name): "no rule can set the category \"\(name)\""
    case .unknownCurrency(let code, _): "\"\(code)\" is no currency of ISO 4217"
    case .unknownList(let name, _): "there is no list \"\(name)\""
    case .badListName(let name): "\"\(name)\" can't be the name of a list"
    case .listDeclaredTwice(let name, _): "the list \"\(name)\" has been declared before"
    case .unusedList(let name): "no rule and no other list uses the list \"\(name)\""
    case .listWithinItself(let name): "the list \"\(name)\" is named within itself"
    case .shortFormNotAlone(let name): "the short form \"\(name): …\" must stand alone in its item"
    case .wrongShape(let name, let expected, let found):
      "\"\(name)\" must be \(expected), not \(found)"
    case .wrongItem(let name, let expected, let found):
      "an item of \"\(name)\" must be \(expected), not \(found)"
    case .colonWithoutSpace(let text): "the \":\" in \"\(text)\" has no space behind it"
    case .missingColon(let text):
      text.hasSuffix("]")
        ? "\"\(text)\" has no \":\" between the category and its patterns"
        : "\"\(text)\" has no \":\" between a key and its value"
    case .rangeWithHyphen(let value, _, _), .rangeDots(let value, _): "\"\(value)\" is no range"
    case .severalLines(let text, let lines, _):
      "YAML makes one text of these \(lines.count) lines: \"\(text)\""
    case .nothingSaid(let name): "\"\(name)\" says nothing"
    case .emptyItem(let name): "an item of \"\(name)\" is empty"
    case .badTag(let tag): "\"\(tag)\" can't be a tag"
    case .badValue(let value, let field, _): "\"\(value)\" is no \(field)"
    case .reversedRange(let value, let field): "the \(field) \"\(value)\" ends before it begins"
    case .signedAmount(let value): "the amount \"\(value)\" has a sign"
    case .badCategoryName(let name): "\"\(name)\" is no category name"
    case .reservedCategory(let name): "\"\(name)\" can't be declared as a category"
    case .conflictingCategory(let name, let detail, let one, let other, _):
      "\(detail) of category \"\(name)\" is \"\(other)\" here and \"\(one)\" elsewhere"
    case .ruleWithoutConditions: "the rule has no condition, so it would match everything"
    case .ruleWithoutEffects: "the rule sets nothing"
    case .testWithoutDescription: "the test has no description"
    case .testWithoutExpectations: "the test expects nothing"
    case .directionAgainstSign(let amount):
      "the direction and the sign of the amount \"\(amount)\" contradict each other"
    case .emptyPattern: "the pattern is empty"
    case .nothingLeftOfPattern(let text): "nothing of the pattern \"\(text)\" can be matched"
    case .openRegex(let text, _): "the regular expression \(text) has no \"/\" at its end"
    case .regexFlags(let text, let flags):
      "the regular expression \(text) has the letters \"\(flags)\" after its \"/\""
    case .badRegex(let text, let message):
      "the regular expression \(text) can't be read: \(message)"
    case .categoryBesideSplit: "\"split\" stands beside \"category\", which it takes the place of"
    case .splitOfOne: "a split has at least two parts"
    case .splitWithTwoRests: "more than one part of the split is the rest"
    case .splitWithoutRest: "the amounts of the split leave something, or take too much"
    case .splitNotWhole(let sum): "the percentages of the split sum to \(sum), not 100"
    case .splitPartInKeys: "a part of a split is one category with its share behind it"
    case .nothingLeftToSplit: "the percentages sum to 100, so nothing is left for the rest"
    case .placeWithoutMatch(let group):
      "there is nothing to put in the place of \"{\(group)}\": the rule has no \"match\""
    case .noSuchGroup(let group, let pattern, true):
      "the regular expression \(pattern) has no group for \"{\(group)}\""
    case .noSuchGroup(let group, let pattern, false):
      "\"\(pattern)\" is no regular expression, so there is no group for \"{\(group)}\""
    case .shortFlowItem(let text):
      "\"\(text)\" is very short for a pattern: has a comma cut a name in two?"
    case .markInPattern(let text, ",", _):
      "\"\(text)\" is one pattern: without brackets a comma parts nothing"
    case .markInPattern(let text, let mark, _):
      "\"\(text)\" is one pattern: \"\(mark)\" parts nothing"
    case .neverMatches(let title, let fields):
      "the rule \"\(title)\" can never match: \(fields?.words ?? "its conditions contradict each other")"
    case .unreachableRule(let title, let other, _):
      "the rule \"\(title)\" can never set anything: \"\(other)\" always matches first"
    case .unreachablePattern(let text, let other, _):
      "the pattern \"\(text)\" can never set anything here: \"\(other)\" always matches first"
    case .unreachableEffect(let names, let title, let other, _):
      "the rule \"\(title)\" can never set \(WordList.and(names)): \"\(other)\" always matches first"
    case .conflictingRules(let conflict): conflict.summary
    case .duplicatePattern(let text, _): "the pattern \"\(text)\" has been given before"
    case .broadPattern(let text): "the pattern \"\(text)\" matches almost everything"
    case .broadRule(let title): "the conditions of the rule \"\(title)\" leave out next to nothing"
    case .wideRule(let title, let other, _):
      "the rule \"\(title)\" takes nearly everything from the rules below it, such as \"\(other)\""
    case .noPatternHere(let text, let field):
      "\"\(text)\" stands for itself: \"\(field)\" takes no patterns"
    case .droppedPunctuation(let text, let left):
      "punctuation does not count in patterns: \"\(text)\" is the same as \"\(left)\""
    case .matchLimit(let pattern, let rule, let text):
      "the pattern \(pattern) of the rule \"\(rule)\" is stopped by the match limit"
        + (text.map { ", as in \"\($0)\"" } ?? "") + "; it matches nothing there"
    case .testFailed(let text, let property, let expected, let actual, let rule):
      "test failed: \(property) of \"\(text)\" is \(actual), not \(expected)"
        + (rule.map { " (set by \($0))" } ?? "")
    }
  }
}
