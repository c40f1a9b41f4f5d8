import StatementModel

/// An element of another program's XML file.
package struct ForeignElement: Sendable {
  /// Without the prefix of a namespace, unless it is told.
  package var name: String
  package var attributes: [String: String]
  package var text: String
  package var children: [ForeignElement]
  package var line: Int

  package init(
    name: String, attributes: [String: String] = [:], text: String = "",
    children: [ForeignElement] = [], line: Int
  ) {
    self.name = name
    self.attributes = attributes
    self.text = text
    self.children = children
    self.line = line
  }
}

/// Reads the assignments of a HomeBank file (`<asg>`).
///
/// HomeBank goes through its assignments by position. One that fills a property sets it only where
/// nothing has been set, so the first wins; one that overwrites sets it in any case, so the last
/// wins, and over all that fill. Here those that overwrite stand first, turned round, and behind
/// them those that fill.
struct HomeBankRules {
  private(set) var found = ForeignRules()
  private let path: String
  private var categories: [Int: ForeignCategory] = [:]
  private var payees: [Int: String] = [:]
  private var tags: [Int: String] = [:]

  /// The flags of an assignment.
  private enum Flag {
    static let isExact = 1 << 0
    static let asksAmount = 1 << 7
    static let isRegex = 1 << 8
    /// For payee, category, mode of payment and tags in a row.
    static let fills = [1 << 1, 1 << 2, 1 << 3, 1 << 4]
    static let overwrites = [1 << 9, 1 << 10, 1 << 11, 1 << 12]
  }

  init(_ root: ForeignElement, path: String) {
    self.path = path
    guard root.name == "homebank" else {
      let fact = ImportFact.notOfFormat(
        ForeignFormat.homebank.title, expected: "a file of HomeBank, which ends in .xhb")
      found.remarks.append(Diagnostic(.error, fact, at: SourceLocation(file: path)))
      return
    }
    for element in root.children {
      guard let key = element.attributes["key"].flatMap({ Int($0) }),
        let name = element.attributes["name"], !name.isEmpty
      else { continue }
      switch element.name {
      case "pay": payees[key] = name
      case "tag": tags[key] = name
      default: break
      }
    }
    readCategories(root.children.filter { $0.name == "cat" })
    let assignments = root.children.filter { $0.name == "asg" }.enumerated().sorted { left, right in
      (Self.number(left.element, "pos"), left.offset) < (
        Self.number(right.element, "pos"), right.offset
      )
    }.map(\.element)
    var overwriting: [ImportedRule] = []
    var filling: [ImportedRule] = []
    for assignment in assignments {
      guard let (rule, over) = converted(assignment) else { continue }
      let strong = rule.effects.limited(to: over)
      let weak = rule.effects.limited(to: rule.effects.properties.subtracting(over))
      if !strong.isEmpty { overwriting.append(rule.with(strong)) }
      if !weak.isEmpty { filling.append(rule.with(weak)) }
    }
    found.rules = overwriting.reversed() + filling
  }

  private static func number(_ element: ForeignElement, _ name: String) -> Int {
    element.attributes[name].flatMap { Int($0) } ?? 0
  }

  private mutating func readCategories(_ elements: [ForeignElement]) {
    var names: [Int: (name: String, parent: Int, isIncome: Bool)] = [:]
    for element in elements {
      let isIncome = Self.number(element, "flags") & 1 << 1 != 0
      names[Self.number(element, "key")] = (
        element.attributes["name"] ?? "", Self.number(element, "parent"), isIncome
      )
    }
    for (key, category) in names where key > 0 && !category.name.isEmpty {
      let parent = names[category.parent]?.name ?? ""
      categories[key] = ForeignCategory(
        names: (parent.isEmpty ? [] : [parent]) + [category.name],
        kind: category.isIncome ? .income : nil)
    }
  }

  /// The rule, and which of its properties overwrite.
  private mutating func converted(
    _ element: ForeignElement
  ) -> (ImportedRule, overwrites: RuleProperties)? {
    let location = SourceLocation(file: path, line: element.line)
    let search = element.attributes["name"] ?? ""
    let what = "the assignment \"\(search)\""
    let flags = Self.number(element, "flags")
    do throws(Unsayable) {
      var test = try pattern(search, flags, what)
      if Self.number(element, "field") == 1 {
        found.change(
          "assignments by payee look at the payee that an import gave; here it is the description",
          at: location)
      }
      if flags & Flag.asksAmount != 0 {
        test = .all([test, try Self.amount(element.attributes["amount"] ?? "", what)])
      }
      var rule = ImportedRule(test: test, location: location)
      var overwrites: RuleProperties = []
      let properties: [RuleProperties] = [.payee, .category, .note, .tags]
      for (index, property) in properties.enumerated() {
        let isOver = flags & Flag.overwrites[index] != 0
        guard isOver || flags & Flag.fills[index] != 0 else { continue }
        if isOver { overwrites.insert(property) }
        set(property, of: element, in: &rule, at: location)
      }
      return rule.effects.isEmpty ? nil : (rule, overwrites)
    } catch {
      found.leaveOut(error.what, because: error.reason, at: location)
      return nil
    }
  }

  private func pattern(_ search: String, _ flags: Int, _ what: String) throws(Unsayable)
    -> ImportedTest
  {
    let isExact = flags & Flag.isExact != 0
    if flags & Flag.isRegex != 0 {
      let expression = try RegexDialect.pcre.translated(search)
      return .value(.match, "/\(isExact ? "(?-i)" : "")\(expression)/")
    }
    guard let pattern = ImportedPattern.of(search, .contains, isCaseSensitive: isExact) else {
      throw Unsayable(what, "it looks for nothing")
    }
    return .value(.match, pattern)
  }

  /// Amounts are written with all the digits of a binary number: -12.300000000000001.
  private static func amount(_ text: String, _ what: String) throws(Unsayable) -> ImportedTest {
    // Far more decimals than any currency has are cut off before they are rounded.
    let mark = text.firstIndex(of: ".") ?? text.endIndex
    let short = text[..<mark] + text[mark...].prefix(7)
    guard let written = ExactDecimal(short), let value = rounded(written) else {
      throw Unsayable(what, "its amount \"\(text)\" is no number")
    }
    let amount = ImportedTest.value(.amount, value.magnitude.text(minimumDecimals: 2))
    if value.isZero { return amount }
    return .all([amount, .value(.direction, value.isNegative ? "out" : "in")])
  }

  /// The number to the third decimal, the nearest.
  private static func rounded(_ value: ExactDecimal) -> ExactDecimal? {
    guard value.scale > 3 else { return value }
    var units = value.units
    var scale = Int(value.scale)
    while scale > 4 {
      units /= 10
      scale -= 1
    }
    return ExactDecimal(units: (units + (units < 0 ? -5 : 5)) / 10, scale: 3)
  }

  private mutating func set(
    _ property: RuleProperties, of element: ForeignElement, in rule: inout ImportedRule,
    at location: SourceLocation
  ) {
    func miss(_ what: String, _ reason: String) {
      found.leaveOut(what, because: reason, at: location)
    }
    switch property {
    case .payee:
      let key = Self.number(element, "payee")
      guard let name = payees[key] else {
        return miss("the payee", "the file has none with key \(key)")
      }
      rule.effects.payee = ActualActions.text(name)
    case .category:
      let key = Self.number(element, "category")
      guard let category = categories[key] else {
        return miss("the category", "the file has none with key \(key)")
      }
      rule.effects.category = category
    case .tags:
      let keys = (element.attributes["tags"] ?? "").split(separator: " ").compactMap { Int($0) }
      rule.effects.tags = keys.compactMap { tags[$0] }
    default: miss("the mode of payment", "transactions here have none")
    }
  }
}

extension ImportedRule {
  /// The rule with other effects.
  func with(_ effects: ImportedEffects) -> ImportedRule {
    var rule = self
    rule.effects = effects
    return rule
  }
}
