import StatementModel

extension RuleDecision {
  /// The rule that set one of the properties, the first of them that is set.
  func rule(of properties: RuleProperties, tags: [String] = []) -> Int? {
    if properties.contains(.category), let rule = category?.rule ?? split?.rule { return rule }
    if properties.contains(.payee), let rule = payee?.rule { return rule }
    if properties.contains(.note), let rule = note?.rule { return rule }
    if properties.contains(.hidden), let rule = hidden?.rule { return rule }
    if properties.contains(.transfer), let rule = transfer?.rule { return rule }
    if properties.contains(.period), let rule = period?.rule { return rule }
    if properties.contains(.tags) {
      return self.tags.first { tags.contains($0.value) }?.rule
    }
    return nil
  }
}
