import StatementModel

// Conditions of rules and of their groups.
extension RuleFileParser {
  private static let maximumDepth = 8

  /// What the condition asks; nothing where it is not understood, which has been reported.
  mutating func condition(
    _ field: RuleField, _ entry: YAMLEntry, depth: Int
  ) -> ConditionTest? {
    if [.card, .tag, .bankCategory].contains(field) { checkStars(entry) }
    switch field {
    case .match: return list(patternUses(entry)).map { .match($0) }
    case .unless: return list(patternUses(entry)).map { .unless($0) }
    case .memo: return list(patternUses(entry)).map { .memo($0) }
    case .card: return list(scalars(entry).map { CardID($0.text) }).map { .card($0) }
    case .accountType: return list(words(entry, named: \AccountType.name)).map { .accountType($0) }
    case .kind: return list(words(entry, named: \TransactionKind.name)).map { .kind($0) }
    case .direction:
      return scalar(entry).flatMap { word($0, field: "direction", named: \.rawValue) }
        .map { .direction($0) }
    case .pending: return flag(entry).map { .pending($0) }
    case .tag: return list(tags(entry)).map { .tag($0) }
    case .amount:
      return list(values(entry, ValueForms.amount, currency: \.currency)).map { .amount($0) }
    case .currency:
      return list(values(entry, ValueForms.currency, currency: { $0 })).map { .currency($0) }
    case .date: return list(values(entry, ValueForms.dates)).map { .date($0) }
    case .day: return list(values(entry, ValueForms.days)).map { .day($0) }
    case .weekday:
      return list(values(entry, ValueForms.weekdays).flatMap(\.self)).map { .weekday($0) }
    case .bankCategory:
      return list(values(entry, ValueForms.bankCategory)).map { .bankCategory($0) }
    case .all: return list(groups(entry, depth: depth)).map { .all($0) }
    case .any: return list(groups(entry, depth: depth)).map { .any($0) }
    case .not: return list(groups(entry, depth: depth)).map { .not($0) }
    case .name, .category, .payee, .tags, .note, .hidden, .transfer, .period, .split: return nil
    }
  }

  /// The list, unless nothing of it was understood.
  private func list<Value>(_ values: [Value]) -> [Value]? { values.isEmpty ? nil : values }

  /// Warns of what looks like a pattern where texts are compared as wholes.
  private mutating func checkStars(_ entry: YAMLEntry) {
    let nodes: [YAMLNode] =
      if case .sequence(let items, _) = entry.value { items } else { [entry.value] }
    for case .scalar(let scalar) in nodes {
      let text = scalar.text
      let isExpression = text.count > 2 && text.hasPrefix("/") && text.hasSuffix("/")
      if isExpression || text.hasPrefix("*") || text.hasSuffix("*") {
        sink.warning(.noPatternHere(text, field: entry.key.text), at: scalar.location)
      }
    }
  }

  private mutating func words<Value: CaseIterable>(
    _ entry: YAMLEntry, named name: (Value) -> String
  ) -> [Value] {
    scalars(entry).compactMap { word($0, field: entry.key.text, named: name) }
  }

  /// - Parameter currency: The currency that a value names, which is checked.
  private mutating func values<Value>(
    _ entry: YAMLEntry, _ read: (String) throws(ValueForms.Mistake) -> Value,
    currency: (Value) -> Currency? = { _ in nil }
  ) -> [Value] {
    var values: [Value] = []
    for scalar in scalars(entry) {
      do throws(ValueForms.Mistake) {
        let value = try read(scalar.text)
        if let currency = currency(value) { check(currency, at: scalar.location) }
        values.append(value)
      } catch {
        sink.error(error.fact, at: scalar.location)
      }
    }
    return values
  }

  private mutating func groups(_ entry: YAMLEntry, depth: Int) -> [[RuleCondition]] {
    guard depth < Self.maximumDepth else {
      sink.error(
        .wrongShape(entry.key.text, expected: "nested less deeply", found: "this"),
        at: entry.key.location)
      return []
    }
    let nodes: [YAMLNode]
    switch entry.value {
    case .sequence(let items, _): nodes = items
    case .mapping, .scalar: nodes = [entry.value]
    }
    if nodes.isEmpty { sink.error(.nothingSaid(entry.key.text), at: entry.key.location) }
    return nodes.compactMap { group($0, of: entry.key, depth: depth + 1) }
  }

  private mutating func group(
    _ node: YAMLNode, of key: YAMLScalar, depth: Int
  ) -> [RuleCondition]? {
    guard case .mapping(let entries, _) = node else {
      sink.error(
        .wrongItem(of: key.text, expected: "a mapping of conditions", found: node.kindName),
        at: node.location)
      return nil
    }
    let conditions = entries.compactMap { entry -> RuleCondition? in
      guard let field = RuleField(rawValue: entry.key.text), RuleField.conditions.contains(field)
      else {
        let suggestion = OtherWords.field(
          for: entry.key.text, among: Self.conditionFields, beside: entries)
        sink.error(
          .unknownField(entry.key.text, of: "\"\(key.text)\"", suggestion: suggestion),
          at: entry.key.location)
        return nil
      }
      return condition(field, entry, depth: depth).map {
        RuleCondition(field: field, location: entry.key.location, test: $0)
      }
    }
    if entries.isEmpty { sink.error(.nothingSaid(key.text), at: key.location) }
    return conditions.isEmpty ? nil : conditions
  }
}
