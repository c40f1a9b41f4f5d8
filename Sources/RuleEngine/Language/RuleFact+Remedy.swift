import StatementModel

extension RuleFact {
  var remedy: String? {
    switch self {
    case .unknownSection(_, let suggestion):
      Self.meant(suggestion) ?? "A rules file has the sections \(WordList.and(RuleSection.names))."
    case .unknownField(let name, _, nil) where name.first?.isNumber ?? false: Self.comma(name)
    case .unknownCategory(let name, nil) where name.allSatisfy { $0.isNumber || $0 == "." }:
      Self.comma(name)
    case .unknownField(let name, _, nil) where OtherWords.ofOtherPrograms.contains(name):
      "Write conditions and effects side by side: match: …, category: … `daybook rules import`"
        + " reads the rules of other programs."
    case .unknownField(let name, "a category", nil) where name.first?.isUppercase ?? false:
      "A category within another is declared in a line of its own: Food/Coffee:"
    case .unknownField(_, let owner, let suggestion):
      Self.meant(suggestion) ?? "Known are \(Self.fields(of: owner).joined(separator: ", "))."
    case .unknownWord(let word, _, let known):
      Self.meant(OtherWords.word(for: word, among: known))
        ?? "Known are \(known.joined(separator: ", "))."
    case .unknownCategory(let name, let suggestion):
      Self.meant(suggestion) ?? "Declare it under \"categories:\": \(name):"
    case .uncategorizedByRule:
      "It is the word for what no rule categorizes. Remove the rule, or name in \"unless:\" what"
        + " another rule should not match."
    case .unknownCurrency(_, let suggestion):
      Self.meant(suggestion) ?? "It matches only where a statement writes this very code."
    case .unknownList(let name, let suggestion):
      suggestion.map { "Did you mean \"$\($0)\"?" }
        ?? "Declare it under \"lists:\", or put the text in quotes: \"$\(name)\""
    case .badListName:
      "A name begins with a letter and has letters, digits, \"-\" and \"_\" only."
    case .listDeclaredTwice(_, let location): "See \(location); join the two, or rename one."
    case .listWithinItself: "Remove it here."
    case .unusedList(let name): "Write $\(name) where its texts are meant, or remove it."
    case .shortFormNotAlone(let name):
      "Begin a new item with \"- \", or write the long form: match: …, category: \(name)"
    case .severalLines(_, let lines, true):
      "Put a comma behind \"\(lines[0])\", or, if it is one name, write it in one line."
    case .severalLines(_, let lines, false): Self.apart(lines)
    case .nothingSaid, .emptyItem: "Give it a value, or remove it."
    case .badTag: TagName.form
    case .badValue(_, _, let expected): "Write \(expected)."
    case .reversedRange(let value, let field): Self.turned(value, field)
    case .rangeWithHyphen(_, let least, let most):
      "A range has two full stops: \(least)..\(most)"
    case .rangeDots(_, let meant): "A range has two full stops: \(meant)"
    case .colonWithoutSpace(let text):
      "Write \(text.replacing(":", with: ": ", maxReplacements: 1))"
    case .signedAmount:
      "An amount here has no sign; \"direction: in\" or \"direction: out\" tells which way."
    case .badCategoryName: "Write names with \"/\" between them: Food/Groceries."
    case .reservedCategory: "It is the word for transactions that no rule has categorized."
    case .conflictingCategory(_, _, _, _, let location):
      location.map { "See \($0); make both the same." } ?? "See daybook.yaml; make both the same."
    case .ruleWithoutConditions: "Add a condition, such as \"match:\"."
    case .ruleWithoutEffects: "Add what it sets, such as \"category:\"."
    case .testWithoutDescription: "Add \"description:\" with a text as the bank writes it."
    case .testWithoutExpectations:
      "Add what the rules should make of it, such as \"category:\"."
    case .directionAgainstSign: "Remove the direction: an amount below zero goes out."
    case .emptyPattern: "Write a text, or remove the item."
    case .nothingLeftOfPattern:
      "Words and wildcards see letters and digits only; write a regular expression: /…/"
    case .openRegex(_, let isQuoted):
      "A pattern that begins with \"/\" is a regular expression and ends with \"/\"."
        + (isQuoted ? "" : " With a comma or \" #\" in it, it stands in single quotes: '/…/'")
    case .regexFlags: "Case is ignored anyway; other options are written inside: (?s)"
    case .wrongItem("rules", _, _): "Write a category with its patterns: Food: bakery"
    case .wrongItem("tests", _, _): "Write a description and its category: \"BAKERY 12\": Food"
    case .wrongShape("rules", _, _):
      "Begin each rule with \"-\" and a space: - Food: bakery"
    case .wrongShape("tests", _, _):
      "Begin each test with \"-\" and a space: - \"BAKERY 12\": Food"
    case .wrongShape("category", _, "a list"):
      "Write one category; \"split:\" divides an amount among several."
    case .wrongShape(_, "a text", "a list"): "Write one text, without brackets and \"-\"."
    case .wrongItem("any", _, "a text"):
      "Write each as a condition: { match: bakery }; of several patterns of one \"match\" any will do."
    case .wrongItem("all", _, "a text"), .wrongItem("not", _, "a text"):
      "Write each as a condition: { match: bakery }"
    case .wrongItem("split", _, _), .wrongShape("split", _, _):
      "Write each category with its share: { Food: 60%, Home: rest }"
    case .wrongShape("categories", _, _):
      "Write each category in a line of its own, with \":\" behind it and no \"-\": Food/Coffee:"
    case .wrongShape("a rules file", _, "a list"):
      "Write \"rules:\" in a line of its own above the first rule."
    case .wrongShape("a rules file", _, _):
      "Write \"rules:\" and below it each rule with \"-\" and a space: - Food: bakery."
        + " `daybook rules import` reads the rules of other programs."
    case .badRegex:
      "A character that stands for itself has a \"\\\" before it where it has a meaning: \\( \\[ \\* \\+"
    case .testFailed(_, _, _, _, nil):
      "`daybook rules explain` with this text names the rules that come near."
    case .wrongShape, .wrongItem, .testFailed: nil
    case .categoryBesideSplit: "Remove one of the two."
    case .splitOfOne: "Write \"category:\" for one category, or add another part."
    case .splitWithTwoRests: "Give all but one an amount or a percentage."
    case .splitWithoutRest: "Write \"rest\" for one of the parts."
    case .splitNotWhole: "Change them, or write \"rest\" for one of the parts."
    case .splitPartInKeys(let written): "Write \(written)."
    case .nothingLeftToSplit: "Remove the part that is the rest, or lower a percentage."
    case .placeWithoutMatch: "Add \"match:\" with a regular expression that has a group: /x (.+)/"
    case .noSuchGroup(let group, _, true):
      Int(group) == nil
        ? "Write a group with this name: (?<\(group)>…); or, for braces, \"{{\(group)}}\"."
        : "Put what you want of the text in parentheses; or, for braces, write \"{{\(group)}}\"."
    case .noSuchGroup(let group, _, false):
      "Write it as a regular expression, or in a rule of its own; for braces, \"{{\(group)}}\"."
    case .missingColon(let text): "Write \(Self.withColon(text))"
    case .markInPattern(_, let mark, let items):
      "Write a list in brackets: \(YAMLWriter.flowList(items)). If the"
        + " \(mark == "," ? "comma" : "\"\(mark)\"") belongs to the name, put it in quotes."
    case .shortFlowItem(let text):
      "In brackets a comma begins a new item. Put the whole name in quotes; or, if it is meant"
        + " so, \"\(text)\"."
    case .neverMatches(_, let fields):
      fields?.isUnless == true
        ? "Remove patterns of \"unless\", or the rule."
        : "Change one of its conditions, or write a rule for each."
    case .unreachableRule(_, _, let location): "See \(location); move this rule up or remove it."
    case .unreachablePattern(_, _, let location):
      "See \(location); move this pattern to a rule above it, or remove it."
    case .unreachableEffect(_, _, _, let location):
      "See \(location); move this rule up, or set something else."
    case .conflictingRules(let conflict): conflict.remedy
    case .duplicatePattern(_, let location): "See \(location); remove one of the two."
    case .broadPattern: "Write more of the name."
    case .broadRule: "Add what the rule is about, such as \"match:\"."
    case .wideRule(_, _, let location):
      "See \(location); add what the rule is about, such as \"match:\", or move it to the end."
    case .noPatternHere(_, let field):
      "Write the whole \(field); \"match\" and \"memo\" take patterns."
    case .matchLimit: "Make it simpler: repetitions within repetitions, as in (a+)+, are the cause."
    case .droppedPunctuation: "Where punctuation matters, write a regular expression: /…/"
    }
  }

  /// What is to be done where a comma has cut an amount in two.
  private static func comma(_ rest: String) -> String {
    // Three digits are thousands, and then hundreds.
    let digits = rest.prefix { $0.isNumber }
    return digits.count == 3
      ? "A comma begins a new entry. Write an amount without it: 1\(digits).00"
      : "A comma begins a new entry. The decimal mark of an amount is a point: 100.00"
  }

  /// The key and its value as they are written: of `Food [gett]`, and of `match = acme`.
  private static func withColon(_ text: String) -> String {
    if text.hasSuffix("]"), text.contains(" [") {
      return text.replacing(" [", with: ": [", maxReplacements: 1)
    }
    let key = text.prefix { $0 != " " && $0 != "=" }
    let value = text.dropFirst(key.count).drop { $0 == " " || $0 == "=" }
    return "\(key): \(value)"
  }

  /// How several lines become several texts, or one.
  private static func apart(_ lines: [String]) -> String {
    if lines[0].hasPrefix("/") {
      return "Write a regular expression in one line; several of them need \"- \" before each."
    }
    let items = lines.prefix(3).map { line in
      var item = line[...]
      if item.hasPrefix("- ") { item = item.dropFirst(2).drop { $0 == " " } }
      if item.last == "," { item.removeLast() }
      return String(item)
    }
    let list =
      lines.count > 3 ? "[\(items.joined(separator: ", ")), …]" : YAMLWriter.flowList(items)
    let hasDash = lines.contains { $0.hasPrefix("- ") }
    return hasDash
      ? "Put each \"-\" under the first one, or write \(list)."
      : "Put \"- \" before each line, or write \(list); if it is one name, write it in one line."
  }

  /// The keys of what a message calls so.
  private static func fields(of owner: String) -> [String] {
    switch owner {
    case "a rule": RuleField.names
    case "a test": TestField.names
    case "a category": CategoryDetail.names
    default: RuleField.conditions.map(\.rawValue)
    }
  }

  private static func meant(_ suggestion: String?) -> String? {
    suggestion.map { "Did you mean \"\($0)\"?" }
  }

  private static func turned(_ value: String, _ field: String) -> String {
    let parts = value.split(separator: "..", maxSplits: 1)
    guard parts.count == 2 else { return "Write the smaller value first." }
    if field == "day" {
      return "Write [\(parts[0]).., 1..\(parts[1])] for days around the end of a month,"
        + " or the smaller value first: \(parts[1])..\(parts[0])"
    }
    return "Write the smaller value first: \(parts[1])..\(parts[0])"
  }
}
