import StatementModel

/// What a history proves about rules that can be read without a mistake.
///
/// Reading alone shows that a rule can't decide anything only where its patterns prove it. A
/// history shows it for everything that has come so far: of each transaction that the rule matches,
/// an earlier rule had set all that it could.
package struct HistoryEvidence: Sendable {
  /// In file order; of a history of nothing, only what concerns cards.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - matcher: Decides by the rules.
  ///   - sources: The files to speak of, for the lines under the messages.
  ///   - known: Rules that something has been said of already.
  ///   - cards: The book's cards.
  ///   - isWanted: Whether a rule that is always overruled is worth a word.
  package init(
    _ history: some Sequence<RuleSubject>, by matcher: RuleMatcher, sources: [SourceText],
    known: [Diagnostic], cards: [Card], isWanted: (Rule) -> Bool
  ) {
    let texts = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let told = Set(known.compactMap(\.location))
    let rules = matcher.ruleSet
    let beaten = RuleRivalry(history, by: matcher) { number in
      let rule = rules.rules[number]
      return texts[rule.location.file] != nil && !told.contains(rule.location) && isWanted(rule)
    }
    // A book without transactions and cards has nothing to hold the rules against.
    guard beaten.count > 0 || !cards.isEmpty else { return }
    for (number, rule) in rules.rules.enumerated() {
      guard let source = texts[rule.location.file] else { continue }
      func add(_ fact: EvidenceFact, at location: SourceLocation) {
        diagnostics.append(
          Diagnostic(.warning, fact, at: location, excerpt: source.excerpt(at: location)))
      }
      if let found = beaten.overruled[number] {
        let other = rules.rules[found.by]
        add(
          .overruledRule(
            rule.title, by: other.title, at: other.location, matches: found.matches,
            times: found.times),
          at: rule.location)
      }
      if let found = beaten.unfit[number], isWanted(rule) {
        add(
          .unfitSplit(rule.title, times: found.times, of: found.matches, amount: found.amount),
          at: rule.location)
      }
      for (card, location) in rule.conditions.flatMap(\.cards)
      where !cards.contains(where: { $0.isNamed(card) }) {
        add(
          .unknownCard(card.text, suggestion: Self.meant(card.text, among: cards)),
          at: Self.place(of: card.text, behind: location, in: source))
      }
    }
  }

  /// Where a card's id stands in the line of its key or in those of its items; else the key.
  private static func place(
    of text: String, behind key: SourceLocation, in source: SourceText
  ) -> SourceLocation {
    guard let first = key.line, let column = key.column else { return key }
    for number in first..<(first + 20) {
      guard let line = source.line(number) else { return key }
      let rest = number == first ? line.dropFirst(column - 1) : line[...]
      if number > first, !rest.drop(while: { $0 == " " }).hasPrefix("-") { return key }
      for range in rest.ranges(of: text) {
        let ends = [rest[..<range.lowerBound].last, rest[range.upperBound...].first]
        guard ends.allSatisfy({ $0.map { " ,[]{}\"'".contains($0) } ?? true }) else { continue }
        let place = line.distance(from: line.startIndex, to: range.lowerBound) + 1
        return SourceLocation(file: key.file, line: number, column: place)
      }
    }
    return key
  }

  /// The card whose name was written for its id, else the one whose id is nearly the same.
  private static func meant(_ text: String, among cards: [Card]) -> String? {
    let folded = TextFolding.fold(text)
    let named = cards.first {
      TextFolding.fold($0.id.text) == folded || TextFolding.fold($0.name) == folded
    }
    return named?.id.text ?? NearMiss.best(for: text, among: cards.map(\.id.text).sorted())
  }
}

/// Which rules never win, and against whom.
struct RuleRivalry {
  /// A rule that matches and never sets anything.
  struct Overruled: Hashable {
    /// The transactions that it matches.
    var matches: Int
    /// The rule that most often had come first.
    var by: Int
    /// In how many of them.
    var times: Int
  }

  /// A rule whose split did not fit transactions that no other rule categorizes.
  struct Unfit: Hashable {
    /// The transactions that it matches.
    var matches = 0
    /// In how many of them.
    var times = 0
    /// The first one's amount.
    var amount: Money
  }

  private(set) var overruled: [Int: Overruled] = [:]
  private(set) var unfit: [Int: Unfit] = [:]
  /// How many transactions were looked at.
  private(set) var count = 0

  /// - Parameter isAsked: Whether a rule's number is asked about.
  init(_ history: some Sequence<RuleSubject>, by matcher: RuleMatcher, isAsked: (Int) -> Bool) {
    let rules = matcher.ruleSet
    let splits = Set(rules.rules.indices.filter { rules.rules[$0].effects.split != nil })
    var matches: [Int: Int] = [:]
    var open = rules.rules.indices.map(isAsked)
    var beatenBy: [Int: [Int: Int]] = [:]
    for subject in history where !subject.transaction.status.isGone {
      count += 1
      let (found, decision) = matcher.matches(subject.facts)
      for match in found where splits.contains(match.rule) {
        matches[match.rule, default: 0] += 1
        guard !decision.isCategorized, !subject.isCategorizedByHand else {
          continue
        }
        unfit[match.rule, default: Unfit(amount: subject.transaction.amount)].times += 1
      }
      for match in found where open[match.rule] {
        let effects = rules.rules[match.rule].effects
        let winner =
          match.won.isEmpty ? decision.rule(of: effects.properties, tags: effects.tags) : nil
        if let winner, winner < match.rule {
          beatenBy[match.rule, default: [:]][winner, default: 0] += 1
        } else {
          // It has set something, or its split did not fit: then nobody has overruled it.
          open[match.rule] = false
          beatenBy[match.rule] = nil
        }
      }
    }
    for rule in unfit.keys { unfit[rule]?.matches = matches[rule] ?? 0 }
    for (rule, winners) in beatenBy {
      guard let most = winners.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
        continue
      }
      overruled[rule] = Overruled(
        matches: winners.values.reduce(0, +), by: most.key, times: most.value)
    }
  }
}

extension RuleCondition {
  /// The cards that it names, with the place of the key.
  fileprivate var cards: [(CardID, SourceLocation)] {
    switch test {
    case .card(let cards): cards.map { ($0, location) }
    case .all(let groups), .any(let groups), .not(let groups):
      groups.joined().flatMap(\.cards)
    default: []
    }
  }
}

/// What a history shows about rules.
enum EvidenceFact: DiagnosticFact {
  case overruledRule(String, by: String, at: SourceLocation, matches: Int, times: Int)
  case unknownCard(String, suggestion: String?)
  case unfitSplit(String, times: Int, of: Int, amount: Money)

  var code: String {
    switch self {
    case .overruledRule: "overruled-rule"
    case .unknownCard: "unseen-card"
    case .unfitSplit: "unfit-split"
    }
  }

  var summary: String {
    switch self {
    case .overruledRule(let title, let other, _, let matches, let times):
      "the rule \"\(title)\" matches \(Self.transactions(matches)) and decides nothing:"
        + " \"\(other)\" comes first"
        + (matches == times
          ? matches == 1 ? "" : " each time" : " in \(times) of them, and others in the rest")
    case .unfitSplit(let title, let times, let matches, let amount):
      "the split of the rule \"\(title)\" does not fit \(times) of \(Self.transactions(matches)), such"
        + " as one of \(amount), and nothing categorizes what it does not fit"
    case .unknownCard(let name, _): "the book has no card \"\(name)\" yet"
    }
  }

  var remedy: String? {
    switch self {
    case .overruledRule(_, _, let location, _, _):
      "See \(location); move this rule up, or remove it."
    case .unfitSplit:
      "Its amounts exceed the transaction's, or are of another currency. Write percentages, or a rule"
        + " below it for the others."
    case .unknownCard(_, let suggestion?): "Did you mean \"\(suggestion)\"?"
    case .unknownCard: "`daybook cards` lists those there are; a statement may bring it."
    }
  }

  private static func transactions(_ count: Int) -> String {
    count == 1 ? "1 transaction" : "\(count) transactions"
  }
}
