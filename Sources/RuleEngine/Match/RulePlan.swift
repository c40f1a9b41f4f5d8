import StatementModel

/// A rule as the matcher runs it: what the description decides taken apart from the rest.
struct RulePlan {
  /// One of these patterns must match the description; nothing where the rule asks for none.
  let required: [Int32]?
  /// None of these may.
  let excluded: [Int32]
  /// All other conditions.
  let others: [RuleCondition]
  let properties: RuleProperties
  /// The payee and the note, where what the pattern matched goes into them.
  let payee: TextTemplate?
  let note: TextTemplate?

  init(_ rule: Rule) {
    var required: [Int32]?
    var excluded: [Int32] = []
    var others: [RuleCondition] = []
    for condition in rule.conditions {
      switch condition.test {
      case .match(let uses): required = uses.map { Int32($0.id) }
      case .unless(let uses): excluded = uses.map { Int32($0.id) }
      default: others.append(condition)
      }
    }
    self.required = required ?? Self.required(by: others)
    self.excluded = excluded
    self.others = others
    properties = rule.effects.properties
    payee = rule.effects.payeeTemplate
    note = rule.effects.noteTemplate
    isConstant = rule.effects.split == nil && payee == nil && note == nil
  }

  /// Whether the rule sets the same whatever the transaction.
  let isConstant: Bool

  /// The issuer's categories that the rule asks for, whatever else it asks.
  var bankCategories: [BankCategory]? {
    for condition in others {
      if case .bankCategory(let wanted) = condition.test { return wanted }
    }
    return nil
  }

  /// Patterns of which one matches wherever all of the conditions hold, if there are such.
  private static func required(by conditions: [RuleCondition]) -> [Int32]? {
    var fewest: [Int32]?
    for condition in conditions {
      let found: [Int32]?
      switch condition.test {
      case .match(let uses): found = uses.map { Int32($0.id) }
      case .all(let groups): found = required(by: groups.flatMap(\.self))
      case .any(let groups):
        let each = groups.compactMap { required(by: $0) }
        found = each.count == groups.count ? each.flatMap(\.self) : nil
      default: found = nil
      }
      if let found, found.count < fewest?.count ?? .max { fewest = found }
    }
    return fewest
  }

  func isExcluded(by matched: [Int32]) -> Bool {
    !excluded.isEmpty && excluded.contains { matched.contains($0) }
  }
}

/// Which rules a pattern makes possible.
struct RuleIndex {
  /// The rules that require each pattern, one list behind the other.
  private var lists: [Int32] = []
  private var starts: [Int] = []
  /// The rules that are possible whatever the description and the issuer's category say.
  let always: [RuleCandidate]
  /// Those that ask for the issuer's category and for no description.
  let byBankCategory: [(rule: Int32, wanted: [BankCategory])]

  init(_ plans: [RulePlan], patternCount: Int) {
    var byPattern = [[Int32]](repeating: [], count: patternCount)
    var always: [Int32] = []
    var byBankCategory: [(rule: Int32, wanted: [BankCategory])] = []
    for (index, plan) in plans.enumerated() {
      guard let required = plan.required else {
        if let wanted = plan.bankCategories {
          byBankCategory.append((Int32(index), wanted))
        } else {
          always.append(Int32(index))
        }
        continue
      }
      for pattern in Set(required) { byPattern[Int(pattern)].append(Int32(index)) }
    }
    self.always = RuleCandidate.list(always, plans)
    self.byBankCategory = byBankCategory
    starts.reserveCapacity(patternCount + 1)
    for list in byPattern {
      starts.append(lists.count)
      lists.append(contentsOf: list)
    }
    starts.append(lists.count)
  }

  /// The rules that these patterns make possible, in file order.
  func rules(matching patterns: [Int32]) -> [Int32] {
    var rules: Set<Int32> = []
    for pattern in patterns {
      rules.formUnion(lists[starts[Int(pattern)]..<starts[Int(pattern) + 1]])
    }
    return rules.sorted()
  }
}

extension Rule {
  /// All patterns of the rule's conditions, those of nested ones too.
  var patternUses: [PatternUse] { conditions.flatMap(\.patternUses) }
}

extension RuleCondition {
  var patternUses: [PatternUse] {
    switch test {
    case .match(let uses), .unless(let uses), .memo(let uses): uses
    case .all(let groups), .any(let groups), .not(let groups):
      groups.joined().flatMap(\.patternUses)
    default: []
    }
  }
}
