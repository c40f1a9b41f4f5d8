import StatementModel

/// Where among the rules a new one does what it says and takes nothing from those before it.
///
/// It is worked out from the rules alone, by which patterns are proved to match whenever others
/// do; what is not proved may still meet in one description.
struct RulePlacement {
  /// A rule by which a pattern is always decided first, or one that the new rule takes from.
  struct Rival: Hashable, Sendable {
    /// The new rule's pattern.
    var pattern: String
    /// The other rule's number in the rule set.
    var rule: Int
    /// Where its pattern stands.
    var location: SourceLocation
  }

  /// The places among the file's rules, counted from 0, at which the new rule may stand: behind
  /// all that it would hide, and before all that would hide it.
  private(set) var places: ClosedRange<Int>
  /// Rules that stand behind `places` all the same and lose what a pattern of theirs matched.
  private(set) var losers: [Rival] = []
  /// Rules of earlier files that match whenever a pattern does.
  private(set) var winners: [Rival] = []
  /// Rules that say the same of the same pattern, and rules of the same file that say otherwise.
  private(set) var duplicates: [Rival] = []
  /// Rules that say the same of a wider pattern.
  private(set) var wider: [Rival] = []

  private let rules: [Rule]
  private let coverage: PatternCoverage
  private let rule: NewRule
  /// The new patterns' numbers among all.
  private let own: [Int]

  /// - Parameters:
  ///   - patterns: The new rule's, parsed, in its order.
  ///   - files: The paths of all files in their order.
  ///   - file: The one that the new rule is to stand in.
  init(_ rule: NewRule, _ patterns: [Pattern], in set: RuleSet, files: [String], file: String) {
    rules = set.rules
    self.rule = rule
    var all = set.patterns
    own = patterns.map { pattern in
      if let known = all.firstIndex(of: pattern) { return known }
      all.append(pattern)
      return all.count - 1
    }
    coverage = PatternCoverage(all)
    let ranks = Dictionary(
      files.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let rank = ranks[file] ?? files.count
    let numbers = set.rules.indices.filter { set.rules[$0].location.file == file }
    places = 0...numbers.count
    var last = numbers.count
    for (index, pattern) in rule.patterns.enumerated() {
      let covering = Set(coverage.patterns(covering: own[index]))
      var isDecided = false
      for (number, other) in rules.enumerated() {
        guard let use = use(in: other, covering: covering, own[index]) else { continue }
        let rival = Rival(pattern: pattern, rule: number, location: use.location)
        let otherRank = ranks[other.location.file] ?? 0
        if saysTheSame(other) {
          guard other.isPlain, !isDecided, rule.isShort else { continue }
          if use.id == own[index] { duplicates.append(rival) } else { wider.append(rival) }
          isDecided = true
        } else if other.effects.setsCategory {
          if other.isPlain { isDecided = true }
          if otherRank < rank {
            if other.isPlain { winners.append(rival) }
          } else if otherRank == rank {
            if other.isPlain, rule.isPlain, use.id == own[index] { duplicates.append(rival) }
            last = min(last, numbers.firstIndex(of: number) ?? last)
          }
        }
      }
    }
    settle(last, numbers)
  }

  /// The rule's pattern that matches whenever the new one does, if the rule is to be put off.
  ///
  /// A rule that asks for more besides the same pattern says something more special: it stays
  /// before the new one. One that asks for more besides a wider pattern does not.
  private func use(in other: Rule, covering: Set<Int>, _ pattern: Int) -> PatternUse? {
    guard let uses = other.matchUses, !other.excludes(covering) else { return nil }
    let found = uses.filter { covering.contains($0.id) }
    if other.isPlain { return found.first { $0.id == pattern } ?? found.first }
    return found.first { use in
      use.id != pattern && !coverage.patterns(covering: use.id).contains(pattern)
    }
  }

  private func saysTheSame(_ other: Rule) -> Bool { other.effects.category == rule.category }

  /// Keeps the new rule behind those that it would hide, as far as it can still win.
  private mutating func settle(_ last: Int, _ numbers: [Int]) {
    var first = 0
    if rule.isPlain {
      for (place, number) in numbers.enumerated() {
        let other = rules[number]
        guard !saysTheSame(other), other.effects.setsCategory, let uses = other.matchUses else {
          continue
        }
        for use in uses {
          let covering = coverage.patterns(covering: use.id)
          guard let index = own.firstIndex(where: covering.contains) else { continue }
          if place < last {
            first = max(first, place + 1)
          } else if !other.isPlain || use.id != own[index] {
            losers.append(
              Rival(pattern: rule.patterns[index], rule: number, location: use.location))
          }
          break
        }
      }
    }
    places = min(first, last)...last
  }
}

extension Rule {
  /// Whether it asks for nothing but patterns.
  var isPlain: Bool { conditions.count == 1 && matchUses != nil }

  /// The patterns of its own `match`.
  var matchUses: [PatternUse]? {
    for condition in conditions {
      if case .match(let uses) = condition.test { return uses }
    }
    return nil
  }

  /// Whether its `unless` leaves out whatever these patterns match.
  func excludes(_ patterns: Set<Int>) -> Bool {
    conditions.contains { condition in
      if case .unless(let uses) = condition.test {
        uses.contains { patterns.contains($0.id) }
      } else {
        false
      }
    }
  }
}

extension RuleEffects {
  /// Whether it says what category a transaction has.
  var setsCategory: Bool { category != nil || split != nil }
}
