import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

@Suite struct ActualRulesTests {
  private func imported(_ rules: String, names: ImportNames = ImportNames()) throws -> Imported {
    let text = """
      {
        "payees": [{"id": "p1", "name": "Blue Bottle"}, {"id": "p2", "name": "Gett"}],
        "accounts": [{"id": "a1", "name": "Checking"}],
        "categoryGroups": [{"id": "g1", "name": "Food", "categories": [
          {"id": "c1", "name": "Coffee"}, {"id": "c2", "name": "Groceries"}]}],
        "categories": [{"id": "c3", "name": "Rides", "group_id": "g1"}, {"id": "c1", "name": "Coffee"}],
        "rules": [
      \(rules)
        ]
      }
      """
    return try Imported(.actual(RuleSource(path: "rules.json", text: text), names: names))
  }

  private func rule(
    _ conditions: String, _ actions: String, id: String = "r", stage: String = "null",
    op: String = "and"
  ) -> String {
    """
    {"id": "\(id)", "stage": \(stage), "conditionsOp": "\(op)", "conditions": [\(conditions)],
     "actions": [\(actions)]}
    """
  }

  private func set(_ field: String, _ value: String) -> String {
    #"{"op": "set", "field": "\#(field)", "value": "\#(value)"}"#
  }

  private func text(_ op: String, _ value: String, field: String = "imported_payee") -> String {
    #"{"op": "\#(op)", "field": "\#(field)", "value": \#(value)}"#
  }

  @Test func `texts are asked as there`() throws {
    let rules = try imported(
      [
        rule(text("contains", "\"kiosk\""), set("category", "c1"), id: "1"),
        rule(text("is", "\"Town Hall\""), set("category", "c2"), id: "2"),
        rule(text("oneOf", "[\"one\", \"two\"]"), set("notes", "n {x}"), id: "3"),
        rule(
          text("matches", "\"^SQ \\\\*[^ ]+\\u00e9$\"") + ","
            + text("doesNotContain", "\"closed\""), set("category", "c3"), id: "4"),
        rule(text("contains", "\"a.b*c\"", field: "notes"), set("notes", "memo"), id: "5"),
      ].joined(separator: ","))
    #expect(try rules.category("SOMEKIOSKS") == "Food/Coffee")
    #expect(try rules.category("TOWN HALL") == "Food/Groceries")
    #expect(try rules.category("TOWN HALL 2") == nil)
    #expect(try rules.decide("Two").note?.value == "n {x}")
    #expect(try rules.category("SQ *CAFÉ") == "Food/Rides")
    #expect(try rules.category("SQ *CLOSEDÉ") == nil)
    #expect(try rules.decide("x", memo: "xA.B*Cx").note?.value == "memo")
    #expect(try rules.decide("x", memo: "xAxBxCx").note == nil)
    #expect(rules.leftOut == [])
  }

  @Test func `the order is that of stages and of how specific a rule is`() throws {
    let rules = try imported(
      [
        rule(text("is", "\"kiosk\""), set("category", "c1"), id: "b"),
        rule(text("contains", "\"kiosk\""), set("category", "c2"), id: "a"),
        rule(text("contains", "\"kio\""), set("category", "c3"), id: "c", stage: "\"post\""),
        rule(text("is", "\"shop\""), set("category", "c1"), id: "d", stage: "\"pre\""),
        rule(text("contains", "\"shop\""), set("category", "c2"), id: "e"),
        rule(text("contains", "\"tram\""), set("category", "c1"), id: "g"),
        rule(text("contains", "\"tramway\""), set("category", "c2"), id: "f"),
      ].joined(separator: ","))
    #expect(try rules.category("KIOSK") == "Food/Rides")
    #expect(try rules.category("SHOP") == "Food/Groceries")
    // Of equals the greater id comes last, and wins.
    #expect(try rules.category("TRAMWAY") == "Food/Coffee")
  }

  struct AmountCase: CustomTestStringConvertible, Sendable {
    var condition: String
    var holds: [String]
    var fails: [String]
    var testDescription: String { condition }
  }

  @Test(arguments: [
    AmountCase(
      condition: #""op":"is","value":-1250"#, holds: ["-12.50"], fails: ["12.50", "-12.51"]),
    AmountCase(
      condition: #""op":"gt","value":1000"#, holds: ["10.01"], fails: ["10.00", "-10.01"]),
    AmountCase(
      condition: #""op":"gt","value":-1000"#, holds: ["-9.99", "0", "5"], fails: ["-10.00"]),
    AmountCase(condition: #""op":"lte","value":-1000"#, holds: ["-10.00"], fails: ["-9.99", "10"]),
    AmountCase(
      condition: #""op":"isbetween","value":{"num1":500,"num2":-300}"#,
      holds: ["-3.00", "0", "5.00"], fails: ["-3.01", "5.01"]),
    AmountCase(
      condition: #""op":"isapprox","value":-10000"#, holds: ["-107.50", "-92.50"],
      fails: ["-107.51", "-92.49", "100"]),
    AmountCase(
      condition: #""op":"gte","value":1000,"options":{"outflow":true}"#, holds: ["-10.00"],
      fails: ["10.00", "-9.99"]),
    AmountCase(
      condition: #""op":"is","value":1000,"options":{"inflow":true}"#, holds: ["10.00"],
      fails: ["-10.00"]),
  ])
  func `amounts are cents with a sign`(_ item: AmountCase) throws {
    let rules = try imported(
      rule(#"{"field":"amount",\#(item.condition)}"#, set("category", "c1")))
    for amount in item.holds {
      #expect(try rules.category("x", amount: "\(amount) USD") == "Food/Coffee", "\(amount)")
    }
    for amount in item.fails {
      #expect(try rules.category("x", amount: "\(amount) USD") == nil, "\(amount)")
    }
    #expect(rules.leftOut == [])
  }

  @Test func `payees are what sets them, and their own names`() throws {
    let rules = try imported(
      [
        rule(text("contains", "\"bluebtl\""), set("payee", "p1"), id: "1", stage: "\"pre\""),
        rule(text("is", "\"p1\"", field: "payee"), set("category", "c1"), id: "2"),
        rule(
          text("oneOf", "[\"p1\", \"p2\"]", field: "payee") + ","
            + #"{"op":"is","field":"account","value":"a1"}"#, set("notes", "both"), id: "3"),
      ].joined(separator: ","), names: Self.cards)
    #expect(try rules.decide("XBLUEBTL 7").payee?.value == "Blue Bottle")
    #expect(try rules.category("XBLUEBTL 7") == "Food/Coffee")
    #expect(try rules.category("Blue Bottle") == "Food/Coffee")
    #expect(try rules.category("Blue Bottle Cafe") == nil)
    #expect(rules.made.text.contains("  - Food/Coffee: [\"*bluebtl*\", /^Blue Bottle$/]\n"))
    #expect(try rules.decide("GETT", card: "giro").note?.value == "both")
    #expect(try rules.decide("GETT", card: "visa").note == nil)
  }

  private static var cards: ImportNames {
    var names = ImportNames()
    names.cards = [("Checking", CardID("giro"))]
    return names
  }

  @Test func `dates, and any of several conditions`() throws {
    let rules = try imported(
      [
        rule(text("gt", "\"2024-02-28\"", field: "date"), set("category", "c1"), id: "1"),
        rule(
          text("contains", "\"kiosk\"") + "," + text("is", "\"2020-05\"", field: "date"),
          set("notes", "n"), id: "2", op: "or"),
      ].joined(separator: ","))
    #expect(try rules.decide("x", date: "2024-02-29").category != nil)
    #expect(try rules.decide("x", date: "2024-02-28").category == nil)
    #expect(try rules.decide("x", date: "2020-05-31").note?.value == "n")
    #expect(try rules.decide("KIOSK").note?.value == "n")
  }

  @Test func `splits`() throws {
    func part(_ index: Int, _ category: String, _ method: String, _ value: String) -> String {
      """
      {"op":"set-split-amount","value":\(value),"options":{"splitIndex":\(index),"method":"\(method)"}},
      {"op":"set","field":"category","value":"\(category)","options":{"splitIndex":\(index)}}
      """
    }
    let rules = try imported(
      [
        rule(
          text("contains", "\"costco\""),
          part(1, "c1", "fixed-amount", "-2500") + "," + part(2, "c2", "remainder", "null"), id: "1"
        ),
        rule(
          text("contains", "\"metro\""),
          part(1, "c1", "fixed-percent", "60") + "," + part(2, "c2", "fixed-amount", "100"), id: "2"
        ),
      ].joined(separator: ","))
    let split = try rules.decide("COSTCO", amount: "-30.00 USD").split?.value
    let whole = try money("-30.00 USD")
    let parts = try #require(split?.parts(of: whole))
    #expect(parts.map(\.amount.plainText) == ["-25.00", "-5.00"])
    #expect(try rules.decide("METRO", amount: "-30.00 USD").split == nil)
    #expect(rules.leftOut.count == 1)
  }

  @Test func `what can't be said is listed`() throws {
    let id = "0f3c2a4e-1111-2222-3333-444455556666"
    let rules = try imported(
      [
        rule(text("is", "true", field: "cleared"), set("category", "c1"), id: "1"),
        rule(text("contains", "\"x1\""), set("category", id), id: "2"),
        rule(text("contains", "\"x2\""), #"{"op":"link-schedule","value":"s"}"#, id: "3"),
        rule(text("is", "\"a1\"", field: "account"), set("category", "c1"), id: "4"),
        rule(text("matches", "\"(\""), set("category", "c1"), id: "5"),
        rule(text("is", "{\"frequency\": \"monthly\"}", field: "date"), set("notes", "n"), id: "6"),
      ].joined(separator: ",\n"))
    #expect(rules.made.ruleCount == 0)
    #expect(rules.leftOut.count == 6)
    #expect(rules.leftOut.contains { $0.contains("--map \(id)=NAME") })
    #expect(rules.leftOut.contains { $0.contains("--card \"Checking=ID\"") })
    var names = ImportNames()
    names.categories = [(id, try #require(CategoryPath("Home")))]
    let mapped = try imported(
      rule(text("contains", "\"x1\""), set("category", id)), names: names)
    #expect(try mapped.category("ax1b") == "Home")
  }

  @Test(arguments: ["", "{}", "[", "[1, \"x\", null]", "{\"rules\": 5}", "[{}]", "\u{0}", "[[[[[["])
  func `a file of something else gives no rule`(text: String) throws {
    let made = RuleImport.actual(RuleSource(path: "x", text: text), names: ImportNames())
    #expect(made.ruleCount == 0)
  }

  @Test func `characters beyond the first plane may be escaped`() throws {
    let made = RuleImport.actual(
      RuleSource(
        path: "x",
        text: #"[{"conditions":[{"field":"imported_payee","op":"contains","value":"k\/i"}],"#
          + #""actions":[{"op":"set","field":"notes","value":"a\ud83d\ude00\\ud83d b"}]}]"#),
      names: ImportNames())
    #expect(try Imported(made).decide("xK/Ix").note?.value == #"a😀\ud83d b"#)
  }
}
