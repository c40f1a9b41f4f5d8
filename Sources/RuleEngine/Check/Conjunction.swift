import StatementModel

/// Conditions that must all hold, with nested `all` taken apart.
struct Conjunction {
  /// Conditions without others within.
  private(set) var leaves: [RuleCondition] = []
  /// Of each of these lists of groups one group holds.
  private(set) var choices: [[[RuleCondition]]] = []
  /// None of these groups holds.
  private(set) var exclusions: [[RuleCondition]] = []

  init(_ conditions: [RuleCondition]) { add(conditions) }

  mutating func add(_ conditions: [RuleCondition]) {
    for condition in conditions {
      switch condition.test {
      case .all(let groups): groups.forEach { add($0) }
      case .any(let groups):
        if groups.count == 1 { add(groups[0]) } else { choices.append(groups) }
      case .not(let groups): groups.forEach { exclude($0, at: condition.location) }
      default: leaves.append(condition)
      }
    }
  }

  private mutating func exclude(_ group: [RuleCondition], at location: SourceLocation) {
    if group.count == 1, case .match(let uses) = group[0].test {
      leaves.append(RuleCondition(field: .not, location: location, test: .unless(uses)))
    } else {
      exclusions.append(group)
    }
  }

  func adding(_ conditions: [RuleCondition]) -> Conjunction {
    var sum = self
    sum.add(conditions)
    return sum
  }

  /// The same with one of the groups of a choice in its place.
  func choosing(_ group: [RuleCondition], of choice: Int) -> Conjunction {
    var chosen = self
    chosen.choices.remove(at: choice)
    chosen.add(group)
    return chosen
  }

  /// The same for one of the patterns of the rule's own `match`.
  func matching(only use: PatternUse) -> Conjunction {
    var one = self
    for index in one.leaves.indices {
      if case .match = one.leaves[index].test {
        one.leaves[index].test = .match([use])
        break
      }
    }
    return one
  }
}

/// A set of condition fields, for telling quickly that one rule can't be proved to hold with
/// another.
struct FieldSet: OptionSet, Hashable {
  var rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(_ field: RuleField) {
    let place = RuleField.conditions.firstIndex(of: field) ?? 31
    rawValue = 1 << UInt32(place)
  }

  /// All fields that the conditions speak of, those within others too.
  static func offered(_ conditions: [RuleCondition]) -> FieldSet {
    conditions.reduce(into: []) { fields, condition in
      switch condition.test {
      case .all(let groups), .any(let groups):
        fields.formUnion(offered(groups.flatMap(\.self)))
      case .not: fields.insert(FieldSet(.unless))
      case .amount: fields.formUnion([FieldSet(.amount), FieldSet(.currency)])
      default: fields.insert(FieldSet(condition.field))
      }
    }
  }

  /// Fields without which the conditions can't be proved to hold.
  static func required(_ conditions: [RuleCondition]) -> FieldSet {
    conditions.reduce(into: []) { fields, condition in
      switch condition.test {
      case .all(let groups): groups.forEach { fields.formUnion(required($0)) }
      case .any(let groups):
        let each = groups.map(required)
        fields.formUnion(each.dropFirst().reduce(each.first ?? []) { $0.intersection($1) })
      case .not: break
      default: fields.insert(FieldSet(condition.field))
      }
    }
  }
}
