import StatementModel
import Testing

@testable import RuleEngine

@Suite struct FireflyRulesTests {
  private static let header =
    "user_id,rule_id,row_contains,created_at,updated_at,group_id,title,description,order,active,"
    + "stop_processing,strict,trigger_type,trigger_value,trigger_order,trigger_active,"
    + "trigger_stop_processing,action_type,action_value,action_order,action_active,"
    + "action_stop_processing\n"

  private func rule(
    _ id: Int, _ title: String, group: Int = 1, order: Int? = nil, isActive: Bool = true,
    stops: Bool = false, isStrict: Bool = true
  ) -> String {
    let flags = [isActive, stops, isStrict].map { $0 ? "1" : "" }.joined(separator: ",")
    return "1,\(id),rule,c,u,\(group),\(title),,\(order ?? id),\(flags),,,,,,,,,,\n"
  }

  private func trigger(_ id: Int, _ type: String, _ value: String) -> String {
    "1,\(id),trigger,,,,,,,,,,\(type),\(value),1,1,,,,,,\n"
  }

  private func action(_ id: Int, _ type: String, _ value: String, stops: Bool = false) -> String {
    "1,\(id),action,,,,,,,,,,,,,,,\(type),\(value),1,1,\(stops ? "1" : "")\n"
  }

  private func imported(_ text: String, names: ImportNames = ImportNames()) throws -> Imported {
    try Imported(.firefly(RuleSource(path: "rules.csv", text: text), names: names))
  }

  @Test func `triggers and actions of the export`() throws {
    let rules = try imported(
      Self.header
        + rule(1, "\"Coffee, \"\"black\"\"\"") + trigger(1, "user_action", "store-journal")
        + trigger(1, "description_contains", "blue bottle")
        + trigger(1, "amount_less", "20") + action(1, "set_category", "Coffee")
        + action(1, "add_tag", "cafe") + action(1, "add_tag", "cafe")
        + rule(2, "Any", isStrict: false) + trigger(2, "description_starts", "sq *")
        + trigger(2, "notes_are", "gift") + action(2, "set_notes", "n")
        + rule(3, "Not") + trigger(3, "-description_ends", "x")
        + trigger(3, "transaction_type", "Deposit") + trigger(3, "date_after", "2024-12-31")
        + action(3, "set_category", "Salary"))
    let coffee = try rules.decide("A BLUE BOTTLED", amount: "-20 EUR")
    #expect(coffee.category?.value.text == "Coffee")
    #expect(coffee.tags.map(\.value) == ["cafe"])
    #expect(try rules.category("A BLUE BOTTLED", amount: "-20.01 EUR") == nil)
    #expect(try rules.decide("SQ *SHOP").note?.value == "n")
    #expect(try rules.decide("x", memo: "Gift").note?.value == "n")
    #expect(try rules.decide("PAY", amount: "5 EUR", date: "2025-01-01").category != nil)
    #expect(try rules.decide("PAY X", amount: "5 EUR", date: "2025-01-01").category == nil)
    #expect(try rules.decide("PAY", amount: "-5 EUR", date: "2025-01-01").category == nil)
    #expect(rules.leftOut == [])
    #expect(rules.made.text.contains(#"name: 'Coffee, "black"'"#))
  }

  @Test func `the last rule wins, but behind one that stops none of its group counts`() throws {
    let rules = try imported(
      Self.header
        + rule(1, "A") + trigger(1, "description_contains", "shop") + action(1, "set_category", "a")
        + rule(2, "B", stops: true) + trigger(2, "description_contains", "big shop")
        + action(2, "set_category", "b")
        + rule(3, "C") + trigger(3, "description_contains", "shop") + action(3, "set_category", "c")
        + rule(4, "D", group: 2, order: 1) + trigger(4, "description_contains", "last")
        + action(4, "set_category", "d"))
    #expect(try rules.category("SHOP") == "c")
    #expect(try rules.category("BIG SHOP") == "b")
    #expect(try rules.category("LAST BIG SHOP") == "d")
    #expect(rules.changed == [])
  }

  @Test func `a rule that stops less than it sets is told`() throws {
    let rules = try imported(
      Self.header
        + rule(1, "A", stops: true) + trigger(1, "description_contains", "shop")
        + action(1, "set_category", "a")
        + rule(2, "B") + trigger(2, "description_contains", "shop") + action(2, "set_notes", "b"))
    #expect(rules.changed.count == 1)
  }

  @Test func `accounts are cards, or texts in the description`() throws {
    var names = ImportNames()
    names.cards = [("My Giro", CardID("giro"))]
    let rules = try imported(
      Self.header
        + rule(1, "A") + trigger(1, "source_account_is", "my giro")
        + trigger(1, "to_account_contains", "kiosk") + action(1, "set_category", "a")
        + action(1, "set_destination_account", "Kiosk"), names: names)
    let made = try rules.decide("KIOSKS", amount: "-5 EUR", card: "giro")
    #expect(made.category?.value.text == "a")
    #expect(made.payee?.value == "Kiosk")
    #expect(try rules.decide("KIOSK", amount: "5 EUR", card: "giro").category == nil)
    #expect(try rules.decide("KIOSK", amount: "-5 EUR", card: "visa").category == nil)
    #expect(rules.changed.count == 1)
  }

  @Test func `the title of a group may shift a rule's columns`() throws {
    let shifted = "1,1,rule,c,u,1,Default group,Mine,,1,1,,1,,,,,,,,,,\n"
    let rules = try imported(
      Self.header + shifted + trigger(1, "description_is", "kiosk")
        + action(1, "set_category", "Food"))
    #expect(try rules.category("KIOSK") == "Food")
    #expect(try rules.category("KIOSK 7") == nil)
    #expect(rules.made.text.contains("name: Mine\n"))
  }

  @Test func `the answer of the programming interface`() throws {
    let rules = try imported(
      """
      {"data": [{"type": "rules", "id": "1", "attributes": {
        "title": "Coffee", "order": 1, "rule_group_id": "1", "active": true, "strict": true,
        "stop_processing": false,
        "triggers": [
          {"type": "description_contains", "value": "closed", "prohibited": true, "active": true},
          {"type": "description_contains", "value": "kiosk", "active": true},
          {"type": "description_contains", "value": "off", "active": false}],
        "actions": [
          {"type": "set_category", "value": "Tea", "order": 2, "active": true},
          {"type": "add_tag", "value": "t", "order": 1, "active": true, "stop_processing": true}]}}]}
      """)
    let made = try rules.decide("KIOSK")
    #expect(made.tags.map(\.value) == ["t"])
    #expect(made.category == nil)
    #expect(try rules.decide("KIOSK CLOSED").tags.isEmpty)
  }

  @Test func `what can't be said is listed`() throws {
    let rules = try imported(
      Self.header
        + rule(1, "A") + trigger(1, "has_no_category", "") + action(1, "set_category", "a")
        + rule(2, "B", isActive: false) + trigger(2, "description_is", "x")
        + action(2, "set_category", "b")
        + rule(3, "C") + trigger(3, "description_is", "kiosk") + action(3, "set_budget", "x")
        + action(3, "link_to_bill", "y") + action(3, "set_category", "=upper(x)")
        + action(3, "set_category", "c")
        + rule(4, "D", isStrict: false) + trigger(4, "date_on", "today")
        + trigger(4, "description_is", "tea") + action(4, "set_category", "d"))
    #expect(try rules.category("KIOSK") == "c")
    #expect(try rules.category("TEA") == "d")
    #expect(rules.made.ruleCount == 2)
    #expect(
      rules.leftOut.map { String($0.prefix { $0 != ":" }) } == ["2", "5", "10", "11", "12", "15"])
  }

  @Test(arguments: ["", "a,b\n1,2\n", "{}", "[]", "[{}]", "\"", "x\u{0}"])
  func `a file of something else gives no rule`(text: String) {
    let made = RuleImport.firefly(RuleSource(path: "x", text: text), names: ImportNames())
    #expect(made.ruleCount == 0)
  }
}
