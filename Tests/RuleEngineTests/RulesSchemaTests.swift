import Foundation
import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// The schema of rules files refuses what the parser refuses, as far as a schema can.
@Suite struct RulesSchemaTests {
  private static func instance(_ node: YAMLNode) -> SchemaInstance {
    switch node {
    case .scalar(let scalar): .scalar(scalar.text, isQuoted: scalar.isQuoted)
    case .sequence(let items, _): .list(items.map(instance))
    case .mapping(let entries, _): .mapping(entries.map { ($0.key.text, instance($0.value)) })
    }
  }

  private static func instance(_ text: String) -> SchemaInstance {
    YAMLReader.read(text, path: "r.yaml").root.map(instance) ?? .null
  }

  private static let repository: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }()

  @Test(arguments: [JSONSchema(), JSONSchema(categories: ["Food", "Home/Rent"], cards: ["visa"])])
  func `all shipped rules files are valid`(schema: JSONSchema) throws {
    let folder = Self.repository.appending(path: "Rules")
    let validator = SchemaValidator(schema.rules)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }
    #expect(names.count > 20)
    for name in names.sorted() {
      let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      #expect(validator.fault(in: Self.instance(text)) == nil, "\(name)")
    }
    #expect(validator.unknownKeywords == [])
  }

  @Test func `every key of the parser is in the schema, and no other`() {
    let schema = JSONSchema().rules
    #expect(schema.member("properties")?.keys == RuleSection.names)
    #expect(
      schema.member("definitions", "rule", "properties")?.keys == RuleField.allCases.map(\.rawValue)
    )
    #expect(
      schema.member("definitions", "group", "properties")?.keys
        == RuleField.conditions.map(\.rawValue))
    #expect(schema.member("definitions", "test", "properties")?.keys == TestField.names)
    let details = schema.member("properties", "categories", "additionalProperties", "properties")
    #expect(details?.keys == CategoryDetail.names)
  }

  @Test func `every key says what it is for`() {
    let fields =
      RuleSection.fields + RuleField.fields + TestFact.fields + TestExpectation.fields
      + CategoryDetail.fields
    for field in fields {
      #expect(field.summary.hasSuffix("."), "\(field.key)")
      #expect(!field.summary.contains("\n"))
    }
  }

  /// Examples are what people copy.
  @Test func `every example is right, for the parser and for the schema`() throws {
    let validator = SchemaValidator(JSONSchema().rules)
    let categories = "categories: { Food/Groceries: , Food/Coffee: , Transit/Rideshare: }\n"
    for field in RuleField.fields {
      for example in field.examples {
        var rule = "match: /(x)/, category: Food, "
        if field.key == "match" { rule = "category: Food, " }
        if ["category", "split"].contains(field.key) { rule = "match: x, " }
        let text = categories + "rules:\n  - { \(rule)\(field.key): \(example) }\n"
        let found = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)]).diagnostics
        #expect(found.filter { $0.severity == .error }.map(\.description) == [], "\(text)")
        #expect(validator.fault(in: Self.instance(text)) == nil, "\(text)")
      }
    }
  }

  /// What only the whole set of files, or a parser, can know.
  private static let beyond: Set<String> = [
    "unknown-category", "uncategorized-by-rule", "unknown-currency",
    "unknown-list", "list-declared-twice", "list-within-itself", "conflicting-category",
    "empty-pattern", "bad-regex", "bad-split", "no-such-group", "test-failed", "reversed-range",
  ]

  @Test(
    arguments: RuleErrorGallery.forms + RuleErrorGallery.values + RuleErrorGallery.names
      + RuleErrorGallery.layout)
  func `mistakes of form are refused, and what has none is valid`(
    _ item: RuleErrorGallery.Case
  ) throws {
    let (root, mistakes) = YAMLReader.read(item.file, path: "r.yaml")
    // What is no YAML as we read it, an editor sees otherwise.
    guard mistakes.isEmpty, let root else { return }
    let found = RuleCompiler.compile([RuleSource(path: "r.yaml", text: item.file)])
      .diagnostics.filter { $0.severity == .error }
    let fault = SchemaValidator(JSONSchema().rules).fault(in: Self.instance(root))
    if found.isEmpty {
      #expect(fault == nil)
    } else if found.contains(where: { !Self.beyond.contains($0.fact.code) }) {
      #expect(fault != nil, "\(found.map(\.fact.code))")
    }
  }

  @Test(arguments: [
    "rules:\n  - {}\n",
    "rules:\n  - { match: a, category: Food, split: { Food: 1, Home: rest } }\n",
    "rules:\n  - { match: /a, category: Food }\n", "rules:\n  - { match: /a/i, category: Food }\n",
    "rules:\n  - { match: a, amount: -5, category: Food }\n",
    "rules:\n  - { match: a, amount: 5-10, category: Food }\n",
    "rules:\n  - { match: a, day: 32, category: Food }\n",
    "rules:\n  - { match: a, hidden: maybe }\n", "rules: {}\n", "rules:\n  - Food: {}\n",
    "rules:\n  - { any: [], category: Food }\n",
    "rules:\n  - { category: Uncategorized, match: a }\n",
    "categories: { Uncategorized: }\n", "categories: { Food: { colour: red } }\n",
    "tests:\n  - { category: Food }\n", "lists: { 1st: [a] }\n", "rule:\n", "- Food: a\n",
  ])
  func `is refused`(text: String) {
    #expect(SchemaValidator(JSONSchema().rules).fault(in: Self.instance(text)) != nil)
  }

  @Test func `the categories of a book are suggested, and others let pass`() throws {
    let schema = JSONSchema(categories: ["Food", "Trips"], cards: ["visa"])
    let validator = SchemaValidator(schema.rules)
    let text = """
      rules:
        - Trips: [tram]
        - Other: [bus]
        - { match: x, category: More, card: [gold, visa] }
      tests:
        - TRAM: Uncategorized
      """
    #expect(validator.fault(in: Self.instance(text)) == nil)
    let properties = try #require(schema.rules.member("definitions", "rule", "properties"))
    #expect(properties.keys.suffix(2) == ["Food", "Trips"])
    #expect(schema.rules.line.contains(#"{"enum":["visa"]}"#))
    #expect(!JSONSchema().rules.line.contains("Trips"))
  }

  /// A value that the parser takes must never be marked by an editor.
  @Test func `the schema takes every value that the parser takes`() throws {
    var random = SeededGenerator(seed: 20_260)
    let alphabet = Array("0123456789..-+%/ USDrestmonfri,;#aE")
    let validators = ["amount", "date", "day", "weekday", "bank-category", "currency", "match"].map
    {
      ($0, SchemaValidator(JSONSchema().rules))
    }
    var taken = 0
    for _ in 0..<3000 {
      let length = Int.random(in: 1...9, using: &random)
      let value = String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? "0" })
      let quoted = value.replacing("\\", with: "")
      for (field, validator) in validators {
        let match = field == "match" ? "" : "match: kiosk, "
        let text = "rules:\n  - { \(match)\(field): \"\(quoted)\", category: Food }\n"
        let compiled = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)])
        guard compiled.ruleSet != nil else { continue }
        taken += 1
        #expect(validator.fault(in: Self.instance(text)) == nil, "\(text)")
      }
    }
    #expect(taken > 500)
  }
}
