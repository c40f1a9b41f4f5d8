import StatementModel

/// Finds rules and patterns that can't be what their writer meant.
struct RuleWarnings {
  /// Each fact with its place, in order of the rules.
  private(set) var all: [(fact: RuleFact, location: SourceLocation)] = []
  private let ruleSet: RuleSet
  private var coverage: PatternCoverage
  /// For each pattern the earlier rules that ask for nothing but it or one of its neighbours.
  private var plainRules: [[Int]]

  init(_ ruleSet: RuleSet) { self.init(ruleSet, PatternIndex(ruleSet.patterns)) }

  /// - Parameter index: The rule set's patterns, filed.
  init(_ ruleSet: RuleSet, _ index: PatternIndex) {
    self.ruleSet = ruleSet
    coverage = PatternCoverage(index)
    plainRules = Array(repeating: [], count: ruleSet.patterns.count)
    var checked: Set<Int> = []
    for (number, rule) in ruleSet.rules.enumerated() {
      for use in rule.patternUses where checked.insert(use.id).inserted { check(use) }
      guard let uses = Self.topPatterns(rule) else { continue }
      if reportContradiction(rule, uses) { continue }
      if !reportUnreachable(rule, uses) { reportDuplicates(rule, uses) }
      if rule.conditions.count == 1 {
        for use in uses where plainRules[use.id].last != number {
          plainRules[use.id].append(number)
        }
      }
    }
  }

  /// The patterns of the rule's own `match`.
  private static func topPatterns(_ rule: Rule) -> [PatternUse]? {
    for condition in rule.conditions {
      if case .match(let uses) = condition.test { return uses }
    }
    return nil
  }

  /// Reports the rule if its `unless` takes back whatever its `match` gives.
  private mutating func reportContradiction(_ rule: Rule, _ uses: [PatternUse]) -> Bool {
    var left: Set<Int> = []
    for condition in rule.conditions {
      if case .unless(let uses) = condition.test { left.formUnion(uses.map(\.id)) }
    }
    guard !left.isEmpty else { return false }
    for use in uses where left.isDisjoint(with: coverage.patterns(covering: use.id)) {
      return false
    }
    all.append((.neverMatches(rule.title), rule.location))
    return true
  }

  /// Reports the rule if whatever it could set has been set before.
  private mutating func reportUnreachable(_ rule: Rule, _ uses: [PatternUse]) -> Bool {
    var first: Int?
    for use in uses {
      guard let hiding = ruleHiding(use.id, rule.effects) else { return false }
      if first == nil { first = hiding }
    }
    guard let first else { return false }
    let other = ruleSet.rules[first]
    all.append(
      (
        .unreachableRule(rule.title, by: other.title, at: other.location), rule.location
      ))
    return true
  }

  /// The earlier rule that matches whenever the pattern does, and sets all that these effects do.
  private mutating func ruleHiding(_ pattern: Int, _ effects: RuleEffects) -> Int? {
    for wider in coverage.patterns(covering: pattern) {
      for number in plainRules[wider] where Self.sets(ruleSet.rules[number].effects, effects) {
        return number
      }
    }
    return nil
  }

  private static func sets(_ earlier: RuleEffects, _ later: RuleEffects) -> Bool {
    later.properties.subtracting(.tags).isSubset(of: earlier.certainProperties)
      && later.tags.allSatisfy(earlier.tags.contains)
  }

  private mutating func reportDuplicates(_ rule: Rule, _ uses: [PatternUse]) {
    var here: [Int: SourceLocation] = [:]
    for use in uses {
      let earlier = plainRules[use.id].first { number in
        Self.sets(ruleSet.rules[number].effects, rule.effects)
      }
      let place =
        here[use.id]
        ?? earlier.flatMap { number in
          ruleSet.rules[number].patternUses.first { $0.id == use.id }?.location
        }
      if let place { all.append((.duplicatePattern(use.text, first: place), use.location)) }
      here[use.id] = use.location
    }
  }

  private mutating func check(_ use: PatternUse) {
    switch ruleSet.patterns[use.id] {
    case .text(let pattern):
      if pattern.isBroad { all.append((.broadPattern(use.text), use.location)) }
      if Self.hasPunctuationAtEdge(use.text) {
        let folded = TextFolding.fold(use.text)
        let left = pattern.words == nil ? pattern.spelling : folded
        all.append((.droppedPunctuation(use.text, left: left), use.location))
      }
    case .regex(let expression):
      if Self.isBroad(expression) { all.append((.broadPattern(use.text), use.location)) }
    }
  }

  /// Whether the first or the last character vanishes in folding; spaces and wildcards aside.
  private static func hasPunctuationAtEdge(_ text: String) -> Bool {
    // Nearly all patterns begin and end with a plain letter or digit.
    if let first = text.utf8.first, let last = text.utf8.last, isPlain(first), isPlain(last) {
      return false
    }
    let trimmed = text.unicodeScalars.drop { isBlank($0) }
    guard let first = trimmed.first, let last = trimmed.last(where: { !isBlank($0) }) else {
      return false
    }
    return [first, last].contains { scalar in
      scalar != "*" && scalar != "?" && !scalar.properties.isDefaultIgnorableCodePoint
        && TextFolding.fold(String(Character(scalar))).isEmpty
        && scalar.properties.generalCategory != .nonspacingMark
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace
  }

  /// Whether an expression matches texts that have nothing in common.
  private static func isBroad(_ expression: String) -> Bool {
    guard let regex = try? CompiledRegex(expression) else { return false }
    return ["Q", "7 zx", "жю 5", "大"].allSatisfy { sample in
      regex.match(sample.utf8.span) == .match
    }
  }
}

extension TextPattern {
  /// Whether nearly every description matches: a wildcard with next to no letters.
  fileprivate var isBroad: Bool {
    guard isOpenAtStart || isOpenAtEnd || segments.joined().contains(.anyOne) else { return false }
    var letters = 0
    for case .literal(let bytes) in segments.joined() {
      letters += bytes.count { $0 & 0xC0 != 0x80 && $0 != 0x20 }
    }
    return letters <= 1
  }

  /// The pattern as it is understood.
  fileprivate var spelling: String {
    let inner = segments.map { segment in
      segment.map { piece in
        switch piece {
        case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
        case .anyOne: "?"
        }
      }.joined()
    }.joined(separator: "*")
    return (isOpenAtStart ? "*" : "") + inner + (isOpenAtEnd && !segments.isEmpty ? "*" : "")
  }
}
