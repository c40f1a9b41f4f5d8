import Foundation
import RuleEngine
import StatementFormats
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// The schema of `daybook.yaml` refuses what the parser refuses, as far as a schema can.
struct ConfigurationSchemaTests {
  private static func instance(_ node: YAMLNode) -> SchemaInstance {
    switch node {
    case .scalar(let scalar): .scalar(scalar.text, isQuoted: scalar.isQuoted)
    case .sequence(let items, _): .list(items.map(instance))
    case .mapping(let entries, _): .mapping(entries.map { ($0.key.text, instance($0.value)) })
    }
  }

  private static func fault(in text: String) -> String? {
    let instance = YAMLReader.read(text, path: "daybook.yaml").root.map(instance) ?? .null
    let validator = SchemaValidator(JSONSchema().configuration)
    let fault = validator.fault(in: instance)
    return validator.unknownKeywords.isEmpty ? fault : "\(validator.unknownKeywords)"
  }

  @Test func `the template of a new book and the sample book are valid`() throws {
    #expect(Self.fault(in: BookTemplate.configuration) == nil)
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let sample = folder.appending(path: "SampleStatements/daybook.yaml")
    #expect(Self.fault(in: try String(contentsOf: sample, encoding: .utf8)) == nil)
  }

  @Test func `the rules that a new book begins with are valid`() {
    let validator = SchemaValidator(JSONSchema().rules)
    for text in [BookTemplate.ownRules] + BookTemplate.starterRules.map(\.text) {
      let instance = YAMLReader.read(text, path: "r.yaml").root.map(Self.instance) ?? .null
      #expect(validator.fault(in: instance) == nil)
    }
  }

  @Test func `every key of the parser is in the schema, and no other`() {
    let schema = JSONSchema().configuration
    #expect(schema.member("properties")?.keys == ConfigurationKey.names)
    let properties = ["additionalProperties", "properties"]
    #expect(
      schema.member("properties", "cards", properties[0], properties[1])?.keys == CardKey.names)
    let profile = schema.member("properties", "profiles", properties[0], properties[1])
    #expect(profile?.keys == ProfileKey.names)
    #expect(
      profile?.member("columns", "properties")?.keys
        == StatementProfile.Role.allCases.map(\.rawValue))
    #expect(schema.member("properties", "reports", "properties")?.keys == ReportKey.names)
  }

  @Test(arguments: [
    "currency: eur\nlocale: de_DE\ndate: Posting\nrules: ../shared\n",
    "cards: { visa: { accounts: 0042, type: credit-card, headers: [1f2e3d4c] }, giro: }\n",
    "profiles: { p: { header-row: No, skip: 3, year: 2026, undated: 2026-03-31, dates: DMY } }\n",
    "profiles: { p: { delimiter: tab, columns: { date: 1, amount: Betrag } } }\n",
    "profiles: { p: { delimiter: \";\", encoding: windows-1252, amounts: minor-units } }\n",
    "categories: { Food: { icon: x, color: \"#e67e22\", kind: expense }, Home/Rent: }\n",
    "reports: { group-by: month, months: all }\n", "cards:\nreports:\n", "",
    "exports: { roots: { assets: Aktiva }, accounts: { cards: { visa: Aktiva:Visa } } }\n",
    "exports: { accounts: { categories: { Food/Coffee: 'Expenses:Café:Bar' }, cards: } }\n",
    "budgets: { Food: 600, Transit: 80 EUR, Home: [1, { amount: 20, span: week }], Bills: USD 5 }\n",
    "budgets: { everything: { amount: 5, period: Trip, roll-over: Yes, since: 2026-01 } }\n",
    "recurring: { ignore: [Whole Foods], names: { a: b } }\nrates-age: 5\nbudgets:\n",
    "on-attention: [notify-send, 5, \"{summary}\"]\non-failure: /bin/tell\nmail-to: ada@x.org\n",
  ])
  func `what the parser takes is valid`(text: String) {
    #expect(ConfigurationParser.parse(text, path: "d.yaml").diagnostics.isEmpty)
    #expect(Self.fault(in: text) == nil)
  }

  @Test(arguments: [
    "budgets: { Food: much }\n", "budgets: { Food: { span: month } }\n", "budgets: [5]\n",
    "budgets: { Food: { amount: 5, span: day } }\n", "budgets: { Food: -5 }\n",
    "budgets: { Food: { amount: 5, span: week, period: X } }\n", "rates-age: 500\n",
    "on-failure: { a: b }\n", "mail-to: a b\n", "mail-to: -t\n", "mail-to: [a]\n",
    "recurring: { ignor: [a] }\n", "budgets: { Food: { amount: 5, since: May } }\n",
    "curency: EUR\n", "currency: euro\n", "locale: xx\n", "date: never\n", "rules: []\n",
    "cards: { a/b: }\n", "cards: { a: { nam: x } }\n", "cards: { a: { type: gold } }\n",
    "cards: { a: { headers: xyz } }\n", "cards: [a]\n", "profiles: { p: { skip: many } }\n",
    "profiles: { p: { skip: 20000 } }\n", "profiles: { p: { dates: day-first } }\n",
    "profiles: { p: { columns: { dat: 1 } } }\n", "profiles: { p: { delimiter: ab } }\n",
    "profiles: { p: { header-row: maybe } }\n", "profiles: { p: { undated: today } }\n",
    "categories: { Food: { kind: spending } }\n", "reports: { group-by: colour }\n", "- a\n",
    "exports: { root: X }\n", "exports: { roots: { assets: my money } }\n",
    "exports: { accounts: { cards: { visa: Assets } } }\n",
  ])
  func `what the parser refuses by its form is refused`(text: String) {
    #expect(!ConfigurationParser.parse(text, path: "d.yaml").diagnostics.isEmpty)
    #expect(Self.fault(in: text) != nil)
  }

  @Test func `every key says what it is for`() {
    let fields =
      ConfigurationKey.fields + CardKey.fields + ProfileKey.fields + ReportKey.fields
      + ExportKey.fields + ExportRootKey.fields + ExportAccountKey.fields
    for field in fields { #expect(field.summary.hasSuffix("."), "\(field.key)") }
  }
}
