import StatementModel

/// The words of the patterns of the rules in force.
struct RuleWords: Sendable {
  /// The words that are a pattern by themselves: an unknown merchant has none of them, or a rule
  /// would know it.
  private(set) var isPattern: [Bool]
  /// Whether each rule asks for the issuer's category or the merchant category code.
  private var asksBank: [Bool]
  /// How often each word stands in a pattern of a rule for each category.
  private(set) var categories: SignTable

  init(_ rules: RuleSet, _ history: DecidedHistory) {
    let table = history.table
    categories = SignTable(count: table.vocabulary.count)
    let ofPattern = rules.patterns.map { Self.words(of: $0, table) }
    for (number, rule) in rules.rules.enumerated() {
      guard let category = rule.effects.category.flatMap(history.number(of:)) else { continue }
      for use in rule.patternUses {
        for word in ofPattern[use.id] { categories.add(Int32(word), category, example: number) }
      }
    }
    asksBank = rules.rules.map { $0.conditions.contains(where: \.asksBank) }
    isPattern = Self.patterns(rules.patterns, among: table.vocabulary)
  }

  /// Which words a pattern matches by themselves.
  private static func patterns(_ patterns: [Pattern], among words: [String]) -> [Bool] {
    var texts: [TextPattern] = []
    var literals: [Literal] = []
    for case .text(let text) in patterns {
      guard text.segments.count == 1, let literal = text.longestLiteral, !literal.contains(0x20)
      else { continue }
      literals.append(Literal(bytes: literal))
      texts.append(text)
    }
    let index = LiteralIndex(literals, areFolded: true)
    return words.map { word in
      var isPattern = false
      let text = word.utf8.span
      index.find(in: text) { literal, _ in
        isPattern = isPattern || texts[literal].matches(text)
      }
      return isPattern
    }
  }

  /// Whether a rule knows merchants by what the bank calls them.
  func asksBank(_ rule: Int?) -> Bool {
    rule.flatMap { asksBank.indices.contains($0) ? asksBank[$0] : nil } ?? false
  }

  /// The whole words of a pattern.
  private static func words(of pattern: Pattern, _ table: DescriptorTable) -> [Int] {
    guard case .text(let text) = pattern else { return [] }
    return text.segments.joined().flatMap { piece -> [Int] in
      guard case .literal(let bytes) = piece else { return [] }
      return table.numbers(ofWordsIn: String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension RuleCondition {
  /// Whether it asks for what the bank calls the merchant.
  fileprivate var asksBank: Bool {
    switch test {
    case .bankCategory: true
    case .all(let groups), .any(let groups), .not(let groups):
      groups.joined().contains(where: \.asksBank)
    default: false
    }
  }
}
