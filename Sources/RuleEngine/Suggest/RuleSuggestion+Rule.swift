import StatementModel

extension RuleSuggestion {
  /// The rule as an item of `rules:`, line by line; nothing where no category is named.
  ///
  /// Read back, it has the very pattern and conditions of the suggestion.
  package var ruleLines: [String]? {
    guard let category else { return nil }
    guard !conditions.isEmpty else {
      let path = YAMLWriter.scalar(category.text, in: .key)
      return ["- \(path): \(YAMLWriter.flowList([pattern]))"]
    }
    var lines = ["- match: \(YAMLWriter.scalar(pattern, in: .block))"]
    for condition in conditions {
      let values = condition.values
      let list =
        values.count == 1 ? YAMLWriter.scalar(values[0], in: .block) : YAMLWriter.flowList(values)
      lines.append("  \(condition.field): \(list)")
    }
    lines.append("  category: \(YAMLWriter.scalar(category.text, in: .block))")
    return lines
  }
}
