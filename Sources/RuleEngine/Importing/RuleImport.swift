import StatementModel

/// A program whose rules can be taken over.
package enum ForeignFormat: String, Sendable, CaseIterable {
  case hledger, actual, firefly, homebank, gnucash

  /// As people write it.
  package var title: String {
    switch self {
    case .hledger: "hledger"
    case .actual: "Actual"
    case .firefly: "Firefly III"
    case .homebank: "HomeBank"
    case .gnucash: "GnuCash"
    }
  }
}

/// What a person says about names of the other program.
package struct ImportNames: Sendable {
  /// Categories, or parents of some, with ours.
  package var categories: [(old: String, new: CategoryPath)] = []
  /// Accounts with the ids of cards.
  package var cards: [(old: String, new: CardID)] = []
  /// What a book declares.
  package var known: [Category] = []

  package init() {}

  /// The card of an account; nothing where it is not said.
  func card(_ account: String) -> CardID? {
    cards.first { $0.old.lowercased() == account.lowercased() }?.new
  }

  /// The name that a person gives for an id.
  func name(_ id: String) -> CategoryPath? { categories.first { $0.old == id }?.new }
}

/// A rules file made of another program's rules.
package struct RuleImport: Sendable {
  /// The whole file; it compiles.
  package private(set) var text: String
  /// The rules in it.
  package private(set) var ruleCount: Int
  /// Rules in it that are comments, for a person to judge.
  package private(set) var suggestionCount: Int
  /// What was left out, as warnings, and what does not mean quite the same, as notes; in order of
  /// the places that they come from.
  package private(set) var remarks: [Diagnostic]

  /// Whether everything could be said.
  package var isWhole: Bool { !remarks.contains { $0.severity > .note } }

  init(_ foreign: ForeignRules, from format: ForeignFormat, path: String, names: ImportNames) {
    var foreign = foreign
    var categories = ForeignCategories(given: names.categories, categories: names.known)
    var rules: [ImportedRule] = []
    for rule in foreign.rules {
      if let sound = Self.sound(rule, &categories, &foreign) { rules.append(sound) }
    }
    // What the compiler refuses nevertheless is left out, and the rest written anew.
    var draft = Draft(rules, format, path, names)
    while true {
      let refused = draft.refused(knowing: names.known)
      guard let first = refused.keys.min() else { break }
      for (index, reason) in refused.sorted(by: { $0.key < $1.key }) {
        foreign.leaveOut("the rule", because: reason, at: rules[index].location)
      }
      rules = rules.enumerated().filter { refused[$0.offset] == nil || $0.offset < first }
        .map(\.element)
      draft = Draft(rules, format, path, names)
    }
    text = draft.text
    ruleCount = rules.count { $0.suggestion == nil }
    suggestionCount = rules.count - ruleCount
    remarks = RuleCompiler.inOrder(foreign.remarks)
  }

  /// The rule without what has no name of ours; nothing if nothing is left that it sets.
  private static func sound(
    _ rule: ImportedRule, _ categories: inout ForeignCategories, _ foreign: inout ForeignRules
  ) -> ImportedRule? {
    var rule = rule
    let all = [rule.effects.category].compactMap { $0 } + rule.effects.split.map(\.category)
    for category in all where categories.category(for: category) == nil {
      foreign.leaveOut(
        "the category \"\(category.names.joined(separator: ":"))\"",
        because: "it can't be the name of a category here; --map gives it another",
        at: rule.location)
      (rule.effects.category, rule.effects.split) = (nil, [])
    }
    for tag in rule.effects.tags where !TagName.isValid(tag) {
      foreign.leaveOut("the tag \"\(tag)\"", because: TagName.form, at: rule.location)
      rule.effects.tags.removeAll { $0 == tag }
    }
    return rule.effects.isEmpty ? nil : rule
  }
}

/// The text of a rules file, and which lines each rule takes.
private struct Draft {
  private(set) var text: String
  private var lines: [ClosedRange<Int>] = []

  init(_ rules: [ImportedRule], _ format: ForeignFormat, _ path: String, _ names: ImportNames) {
    var categories = ForeignCategories(given: names.categories, categories: names.known)
    var out = RulesText()
    out.write(
      "# Made by `daybook rules import --from \(format.rawValue)` of \(RulesText.comment(path)).")
    out.write("#")
    out.write(
      "# The first rule that matches wins: where the other program lets the last one win, the")
    out.write("# order is turned round, so that the same rule decides.")
    out.write("")
    for rule in rules {
      for category in [rule.effects.category].compactMap({ $0 })
        + rule.effects.split.map(\.category)
      {
        _ = categories.category(for: category)
      }
    }
    if !categories.used.isEmpty {
      out.write("categories:")
      for (path, kind) in categories.used.sorted(by: { $0.key < $1.key }) {
        let details = kind.flatMap { $0 == .expense ? nil : " { kind: \($0.rawValue) }" } ?? ""
        out.write("  \(YAMLWriter.scalar(path.text, in: .key)):\(details)")
      }
      out.write("")
    }
    out.write("rules:")
    for rule in rules {
      lines.append(out.write(rule) { categories.category(for: $0) })
    }
    text = out.lines.joined(separator: "\n") + "\n"
  }

  /// The rules that the compiler refuses, by their numbers, with its words.
  func refused(knowing known: [Category]) -> [Int: String] {
    let compiled = RuleCompiler.compile(
      [RuleSource(path: "import", text: text)], categories: known)
    var refused: [Int: String] = [:]
    for diagnostic in compiled.diagnostics where diagnostic.severity == .error {
      guard let line = diagnostic.location?.line,
        let index = lines.firstIndex(where: { $0.contains(line) })
      else { continue }
      refused[index] = refused[index] ?? diagnostic.fact.summary
    }
    return refused
  }
}
