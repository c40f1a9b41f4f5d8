import StatementModel

/// Writes rules as a rules file has them.
struct RulesText {
  private(set) var lines: [String] = []
  private static let longestLine = 96

  /// What a condition says.
  private enum Value {
    case texts([String])
    case groups([[(key: String, value: Value)]])
  }

  /// Writes one rule as an item of `rules:`.
  ///
  /// - Parameter category: Our category for that of the other program.
  /// - Returns: The lines it takes, counted from 1.
  mutating func write(
    _ rule: ImportedRule, category: (ForeignCategory) -> CategoryPath?
  ) -> ClosedRange<Int> {
    let first = lines.count + 1
    var entries = Self.conditions(of: rule.test)
    let effects = rule.effects
    if rule.name == nil, effects.properties == .category,
      let path = effects.category.flatMap(category),
      entries.count == 1, entries[0].key == "match", case .texts(let patterns) = entries[0].value,
      RuleField(rawValue: path.text) == nil
    {
      entries = [(path.text, .texts(patterns))]
    } else {
      if let name = rule.name { entries.insert(("name", .texts([name])), at: 0) }
      entries += Self.entries(of: effects, category)
    }
    var item: [String] = []
    for entry in entries { item += Self.lines(of: entry) }
    var text = item.enumerated().map { ($0.offset == 0 ? "  - " : "    ") + $0.element }
    if let reason = rule.suggestion {
      text = text.map { "  # " + $0.dropFirst(2) }
      text.insert("  # \(Self.comment(reason))", at: 0)
    }
    lines += text
    return first...max(first, lines.count)
  }

  /// Writes a line as it is.
  mutating func write(_ line: String) { lines.append(line) }

  /// A text made fit for a comment.
  static func comment(_ text: String) -> String {
    TerminalText.safe(text.split(whereSeparator: \.isNewline).joined(separator: " "))
  }

  // MARK: Effects

  private static func entries(
    of effects: ImportedEffects, _ category: (ForeignCategory) -> CategoryPath?
  ) -> [(key: String, value: Value)] {
    var entries: [(key: String, value: Value)] = []
    if let path = effects.category.flatMap(category) {
      entries.append(("category", .texts([path.text])))
    }
    let parts = effects.split.compactMap { part in
      category(part.category).map { (key: $0.text, value: Value.texts([part.share])) }
    }
    if !parts.isEmpty { entries.append(("split", .groups([parts]))) }
    if let payee = effects.payee { entries.append(("payee", .texts([payee]))) }
    if !effects.tags.isEmpty { entries.append(("tags", .texts(effects.tags))) }
    if let note = effects.note { entries.append(("note", .texts([note]))) }
    if effects.hidden { entries.append(("hidden", .texts(["true"]))) }
    if effects.transfer { entries.append(("transfer", .texts(["true"]))) }
    return entries
  }

  // MARK: Conditions

  /// The conditions of a group, each key once.
  private static func conditions(of test: ImportedTest) -> [(key: String, value: Value)] {
    switch test {
    case .values(let field, let values): return [(field.rawValue, .texts(values))]
    case .any(let nested):
      let tests = alternatives(nested)
      if let (field, values) = oneField(tests) { return [(field.rawValue, .texts(values))] }
      return [("any", .groups(tests.map(conditions)))]
    case .not(.values(.match, let patterns)): return [("unless", .texts(patterns))]
    case .not(.any(let nested)):
      let tests = alternatives(nested)
      if let (field, values) = oneField(tests), field == .match {
        return [("unless", .texts(values))]
      }
      return [("not", .groups(tests.map(conditions)))]
    case .not(let test): return [("not", .groups([conditions(of: test)]))]
    case .all(let tests):
      var entries: [(key: String, value: Value)] = []
      var further: [[(key: String, value: Value)]] = []
      for entry in tests.flatMap(conditions) { add(entry, to: &entries, &further) }
      if !further.isEmpty { entries.append(("all", .groups(further))) }
      return entries
    }
  }

  /// Adds a condition to those of a group; where its key is taken, as a group of its own.
  private static func add(
    _ entry: (key: String, value: Value), to entries: inout [(key: String, value: Value)],
    _ further: inout [[(key: String, value: Value)]]
  ) {
    guard let index = entries.firstIndex(where: { $0.key == entry.key }) else {
      entries.append(entry)
      return
    }
    // None of these and none of those is none of all.
    switch (entry.key, entries[index].value, entry.value) {
    case ("unless", .texts(let one), .texts(let other)):
      entries[index].value = .texts(one + other.filter { !one.contains($0) })
    case ("not", .groups(let one), .groups(let other)): entries[index].value = .groups(one + other)
    default: further.append([entry])
    }
  }

  /// The tests with those of which any will do in the place of the test that joins them.
  private static func alternatives(_ tests: [ImportedTest]) -> [ImportedTest] {
    tests.flatMap { test in
      if case .any(let inner) = test { alternatives(inner) } else { [test] }
    }
  }

  /// The field and all values, if the tests ask one field.
  private static func oneField(_ tests: [ImportedTest]) -> (RuleField, [String])? {
    var field: RuleField?
    var values: [String] = []
    for test in tests {
      guard case .values(let other, let more) = test, field == nil || field == other,
        other != .unless
      else { return nil }
      field = other
      values += more.filter { !values.contains($0) }
    }
    return field.map { ($0, values) }
  }

  // MARK: Lines

  /// Fields whose values are numbers, days and words of ours, which need no quotes.
  private static let wordFields: Set<RuleField> = [
    .amount, .currency, .direction, .date, .hidden, .transfer,
  ]

  private static func written(key: String) -> String {
    RuleField(rawValue: key) == nil ? YAMLWriter.scalar(key, in: .flow) : key
  }

  private static func written(_ texts: [String], of key: String) -> [String] {
    let isWords = RuleField(rawValue: key).map(wordFields.contains) ?? false
    return isWords ? texts : texts.map { YAMLWriter.scalar($0, in: .flow) }
  }

  private static func lines(of entry: (key: String, value: Value)) -> [String] {
    let key = written(key: entry.key)
    switch entry.value {
    case .texts(let texts):
      let flow = written(texts, of: entry.key)
      let isOne = flow.count == 1 && key != "tags"
      let line = "\(key): " + (isOne ? flow[0] : "[\(flow.joined(separator: ", "))]")
      if isOne || line.count + 4 <= longestLine { return [line] }
      return ["\(key):"] + flow.map { "  - \($0)" }
    case .groups(let groups):
      if key == "split", let parts = groups.first { return ["split: " + inline(parts)] }
      return ["\(key):"] + groups.map { "  - " + inline($0) }
    }
  }

  private static func inline(_ entries: [(key: String, value: Value)]) -> String {
    let parts = entries.map { entry in
      switch entry.value {
      case .texts(let texts):
        let flow = written(texts, of: entry.key)
        return "\(written(key: entry.key)): "
          + (flow.count == 1 ? flow[0] : "[\(flow.joined(separator: ", "))]")
      case .groups(let groups):
        return "\(entry.key): [\(groups.map(inline).joined(separator: ", "))]"
      }
    }
    return "{ \(parts.joined(separator: ", ")) }"
  }
}
