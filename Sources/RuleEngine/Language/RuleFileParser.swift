import StatementModel

/// Reads one rules file.
///
///     file       = mapping with any of
///                    include:    path | list of paths
///                    categories: see CategoryDeclarations
///                    lists:      see NamedLists
///                    rules:      list of rule
///                    tests:      list of test
///     rule       = short form | long form
///     short form = mapping with one key that is no field: category: patterns
///     long form  = mapping with conditions and effects, and perhaps name: text
///     patterns   = pattern | list of pattern           (see PatternParser)
///     condition  = match: patterns | unless: patterns | memo: patterns
///                | card: ids | account-type: words | amount: amounts | currency: codes
///                | direction: in | out | kind: words | date: dates | day: days
///                | weekday: weekdays | bank-category: texts, codes or ranges of codes
///                | pending: true | false | tag: texts
///                | all: groups | any: groups | not: groups
///     groups     = group | list of group
///     group      = mapping of conditions, all of which must hold
///     effect     = category: path | payee: text | tags: texts | note: text
///                | hidden: true | false | transfer: true | false | period: text
///                | split: see SplitForm
///     test       = see RuleFileParser+Tests
///
/// All conditions of a rule must hold; a list within one is "any of". Whatever is not understood
/// is reported, and reading goes on behind it.
struct RuleFileParser {
  static let ruleFields = RuleField.names
  static let conditionFields = RuleField.conditions.map(\.rawValue)

  let names: KnownNames
  var patterns: PatternTable
  var sink: DiagnosticSink
  private(set) var rules: [Rule] = []
  var tests: [RuleTest] = []
  /// The names of the lists that were asked for.
  var usedLists: Set<String> = []
  /// What was found about each unknown category: looking for a similar name takes its time, and a
  /// file may name one at every line.
  private var unknownCategories: [UnknownCategory: RuleFact] = [:]

  private struct UnknownCategory: Hashable {
    var text: String
    var orField: Bool
  }

  init(names: KnownNames, patterns: PatternTable, sink: DiagnosticSink) {
    self.names = names
    self.patterns = patterns
    self.sink = sink
  }

  mutating func readRules(_ node: YAMLNode) {
    guard let items = items(of: node, section: "rules") else { return }
    rules.reserveCapacity(items.count)
    for item in items where !sink.isFull {
      if let rule = rule(item) { rules.append(rule) }
    }
  }

  /// The items of a section that is a list.
  mutating func items(of node: YAMLNode, section: String) -> [YAMLNode]? {
    switch node {
    case .sequence(let items, _): return items
    case .scalar(let scalar) where scalar.isNull: return nil
    case .scalar, .mapping:
      let fact = RuleFact.wrongShape(
        section, expected: "a list, each item with \"- \" before it", found: node.kindName)
      sink.error(fact, at: node.location)
      return nil
    }
  }

  private mutating func rule(_ node: YAMLNode) -> Rule? {
    guard case .mapping(let entries, let location) = node else {
      reportItem(node, of: "rules")
      return nil
    }
    if entries.count == 1, RuleField(rawValue: entries[0].key.text) == nil {
      return shortForm(entries[0])
    }
    return longForm(entries, at: location)
  }

  /// Reports an item that is no mapping.
  mutating func reportItem(_ node: YAMLNode, of section: String) {
    if case .scalar(let scalar) = node, !scalar.isQuoted,
      let colon = scalar.text.firstIndex(of: ":"),
      colon != scalar.text.startIndex
    {
      let lines = scalar.lines.isEmpty ? [scalar.text] : scalar.lines
      var place = scalar.location
      for (number, line) in lines.enumerated() {
        if number > 0, let next = self.place(of: line, below: place) { place = next }
        if line.dropFirst().contains(":") { sink.error(.colonWithoutSpace(line), at: place) }
      }
    } else if case .scalar(let scalar) = node, !scalar.isQuoted, section == "rules",
      let field = scalar.text.split(whereSeparator: { " =".contains($0) }).first,
      RuleField.names.contains(String(field)), field.count < scalar.text.count
    {
      sink.error(.missingColon(scalar.lines.first ?? scalar.text), at: node.location)
    } else if case .scalar(let scalar) = node, !scalar.isQuoted, section == "rules",
      scalar.text.contains(" ["), scalar.text.hasSuffix("]")
    {
      sink.error(.missingColon(scalar.text), at: node.location)
    } else {
      sink.error(
        .wrongItem(of: section, expected: "a mapping", found: node.kindName), at: node.location)
    }
  }

  /// Where the next line of a text in several lines begins.
  private func place(of line: String, below above: SourceLocation) -> SourceLocation? {
    guard let first = above.line, let source = sink.source else { return nil }
    for number in (first + 1)...(first + 100) {
      guard let text = source.line(number) else { return nil }
      let body = text.drop { $0 == " " || $0 == "\t" }
      guard body.isEmpty || body.hasPrefix(line) else { return nil }
      if body.hasPrefix(line) {
        return SourceLocation(
          file: above.file, line: number, column: text.count - body.count + 1)
      }
    }
    return nil
  }

  private mutating func shortForm(_ entry: YAMLEntry) -> Rule? {
    let errors = sink.errorCount
    let category = category(entry.key, orField: true)
    let uses = patternUses(entry)
    guard let category, !uses.isEmpty, sink.errorCount == errors else { return nil }
    var effects = RuleEffects()
    effects.category = category
    let condition = RuleCondition(
      field: .match, location: entry.key.location, test: .match(uses))
    return Rule(
      name: nil, location: entry.key.location, conditions: [condition], effects: effects)
  }

  private mutating func longForm(_ entries: [YAMLEntry], at location: SourceLocation) -> Rule? {
    let errors = sink.errorCount
    var name: String?
    var conditions: [RuleCondition] = []
    var effects = RuleEffects()
    if let key = entries.first(where: { isShortForm($0.key) })?.key {
      sink.error(.shortFormNotAlone(key.text), at: key.location)
      return nil
    }
    for entry in entries {
      guard let field = RuleField(rawValue: entry.key.text) else {
        let suggestion = OtherWords.field(
          for: entry.key.text, among: Self.ruleFields, beside: entries)
        sink.error(
          .unknownField(entry.key.text, of: "a rule", suggestion: suggestion),
          at: entry.key.location)
        continue
      }
      switch field {
      case .name: name = text(entry)
      case .category, .split, .payee, .tags, .note, .hidden, .transfer, .period:
        readEffect(field, entry, into: &effects)
      default:
        if let test = condition(field, entry, depth: 0) {
          conditions.append(
            RuleCondition(field: field, location: entry.key.location, test: test))
        }
      }
    }
    guard sink.errorCount == errors else { return nil }
    if effects.category != nil, effects.split != nil {
      let place = entries.first { $0.key.text == RuleField.split.rawValue }
      sink.error(.categoryBesideSplit, at: place?.key.location ?? location)
    }
    if conditions.isEmpty { sink.error(.ruleWithoutConditions, at: location) }
    if effects.properties.isEmpty { sink.error(.ruleWithoutEffects, at: location) }
    checkPlaces(in: effects, entries, conditions)
    guard sink.errorCount == errors else { return nil }
    return Rule(name: name, location: location, conditions: conditions, effects: effects)
  }

  /// Reports places in payee and note for groups that a pattern of the rule's `match` hasn't got.
  private mutating func checkPlaces(
    in effects: RuleEffects, _ entries: [YAMLEntry], _ conditions: [RuleCondition]
  ) {
    let uses = conditions.flatMap { condition -> [PatternUse] in
      if case .match(let uses) = condition.test { uses } else { [] }
    }
    for (field, template) in [("payee", effects.payeeTemplate), ("note", effects.noteTemplate)] {
      guard let template, let place = entries.first(where: { $0.key.text == field })?.value.location
      else { continue }
      for group in template.groups {
        if let fact = patterns.lack(of: group, in: uses) { sink.error(fact, at: place) }
      }
    }
  }

  /// Whether a key that is no field must be a category.
  private func isShortForm(_ key: YAMLScalar) -> Bool {
    RuleField(rawValue: key.text) == nil
      && (names.categories.contains(key.text) || key.text.contains("/"))
  }

  private mutating func readEffect(
    _ field: RuleField, _ entry: YAMLEntry, into effects: inout RuleEffects
  ) {
    switch field {
    case .category: effects.category = scalar(entry).flatMap { category($0, orField: false) }
    case .split: effects.split = split(entry)
    case .payee: effects.payee = text(entry)
    case .period: effects.period = text(entry)
    case .note: effects.note = text(entry)
    case .hidden: effects.hidden = flag(entry)
    case .transfer: effects.transfer = flag(entry)
    case .tags:
      for tag in tags(entry) where !effects.tags.contains(tag) { effects.tags.append(tag) }
    default: break
    }
  }

  /// The category that a text names.
  ///
  /// - Parameter orField: Whether a misspelt field may stand here: the key of a short form.
  mutating func category(_ scalar: YAMLScalar, orField: Bool) -> CategoryPath? {
    let name = UnknownCategory(text: scalar.text, orField: orField)
    if let known = unknownCategories[name] {
      sink.error(known, at: scalar.location)
      return nil
    }
    switch names.category(scalar.text) {
    case .success(let path): return path
    case .failure(let unknown):
      var fact = unknown.fact
      if orField, case .unknownCategory(_, nil) = fact,
        let field = OtherWords.field(for: scalar.text, among: Self.ruleFields)
      {
        fact = .unknownField(scalar.text, of: "a rule", suggestion: field)
      }
      unknownCategories[name] = fact
      sink.error(fact, at: scalar.location)
      return nil
    }
  }
}
