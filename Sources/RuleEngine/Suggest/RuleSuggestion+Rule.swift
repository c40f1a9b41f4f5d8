import StatementModel

extension RuleSuggestion {
  /// The rule as an item of `rules:`, line by line; nothing where no category is named.
  ///
  /// Read back, it has the very pattern and conditions of the suggestion.
  package var ruleLines: [String]? {
    guard let category else { return nil }
    let path = YAMLScalarText.written(category.text)
    let text = YAMLScalarText.written(pattern)
    guard !conditions.isEmpty else { return ["- \(path): [\(text)]"] }
    var lines = ["- match: \(text)"]
    for condition in conditions {
      let values = condition.values.map(YAMLScalarText.written)
      let list = values.count == 1 ? values[0] : "[\(values.joined(separator: ", "))]"
      lines.append("  \(condition.field): \(list)")
    }
    lines.append("  category: \(path)")
    return lines
  }
}
