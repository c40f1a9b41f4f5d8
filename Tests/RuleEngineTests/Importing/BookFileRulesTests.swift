import StatementModel
import Testing

@testable import RuleEngine

/// Rules out of the files of programs that keep everything in one.
@Suite struct BookFileRulesTests {
  private func element(_ name: String, _ attributes: [String: String], line: Int) -> ForeignElement
  {
    ForeignElement(name: name, attributes: attributes, line: line)
  }

  private func homeBank(_ assignments: [[String: String]]) throws -> Imported {
    let names = [
      element("pay", ["key": "1", "name": "Blue Bottle"], line: 2),
      element("cat", ["key": "1", "name": "Food"], line: 3),
      element("cat", ["key": "2", "parent": "1", "name": "Coffee"], line: 4),
      element("cat", ["key": "3", "name": "Salary", "flags": "2"], line: 5),
      element("tag", ["key": "7", "name": "cafe"], line: 6),
    ]
    let own = assignments.enumerated().map { element("asg", $0.element, line: 10 + $0.offset) }
    let root = ForeignElement(name: "homebank", children: names + own, line: 1)
    return try Imported(.homeBank(root, path: "x.xhb", names: ImportNames()))
  }

  @Test func `what fills comes in its order, and what overwrites is turned round before it`() throws
  {
    let rules = try homeBank([
      ["pos": "2", "flags": "4", "name": "shop", "category": "1"],
      ["pos": "1", "flags": "4", "name": "big shop", "category": "2"],
      ["pos": "3", "flags": "1026", "name": "over", "category": "3", "payee": "1"],
      ["pos": "4", "flags": "1024", "name": "overall", "category": "1"],
      ["pos": "5", "flags": "16", "name": "shop", "tags": "7 8"],
    ])
    #expect(try rules.category("BIG SHOP") == "Food/Coffee")
    #expect(try rules.category("SHOP") == "Food")
    #expect(try rules.category("OVER THE SHOP") == "Salary")
    #expect(try rules.category("OVERALL SHOP") == "Food")
    #expect(try rules.decide("OVERALL SHOP").payee?.value == "Blue Bottle")
    #expect(try rules.decide("SHOP").tags.map(\.value) == ["cafe"])
    #expect(rules.made.text.contains("  Salary: { kind: income }\n"))
  }

  @Test func `letter case, expressions and amounts`() throws {
    let rules = try homeBank([
      ["flags": "5", "name": "Shop", "category": "1"],
      ["flags": "260", "name": "^tram [0-9]+$", "category": "2"],
      ["flags": "132", "name": "rent", "category": "3", "amount": "-12.300000000000001"],
    ])
    #expect(try rules.category("a Shop") == "Food")
    #expect(try rules.category("a SHOP") == nil)
    #expect(try rules.category("TRAM 12") == "Food/Coffee")
    #expect(try rules.category("RENT", amount: "-12.30 EUR") == "Salary")
    #expect(try rules.category("RENT", amount: "12.30 EUR") == nil)
  }

  @Test func `what can't be said is listed by line`() throws {
    let rules = try homeBank([
      ["flags": "8", "name": "shop", "paymode": "3"],
      ["flags": "4", "name": "", "category": "1"],
      ["flags": "260", "name": "(", "category": "1"],
      ["flags": "6", "name": "tea", "category": "99", "payee": "1"],
    ])
    #expect(rules.leftOut.map { String($0.prefix(2)) } == ["10", "11", "12", "13"])
    #expect(try rules.decide("TEA").payee?.value == "Blue Bottle")
    let other = RuleImport.homeBank(
      ForeignElement(name: "html", line: 1), path: "x", names: ImportNames())
    #expect(other.remarks.first?.severity == .error)
  }

  private func gnuCash(_ slots: [(String, Int?, String?)]) throws -> Imported {
    var book = GnuCashBook()
    for (id, name, type, parent) in [
      ("r", "Root", "ROOT", nil), ("e", "Expenses", "EXPENSE", "r"),
      ("g", "Groceries", "EXPENSE", "e"), ("c", "Coffee", "EXPENSE", "e"),
      ("s", "Salary", "INCOME", "r"), ("b", "Bank", "BANK", "r"),
    ] as [(String, String, String, String?)] {
      book.accounts[id] = .init(name: name, type: type, parent: parent)
    }
    for slot in slots { book.add(slot: slot.0, count: slot.1, account: slot.2, line: 3) }
    return try Imported(.gnuCash(book, path: "x.gnucash", names: ImportNames()))
  }

  @Test func `whole texts become rules, and clear words become suggestions`() throws {
    let rules = try gnuCash([
      ("import-map/desc/ACME/Corp", nil, "s"), ("import-map/memo/card 1", nil, "b"),
      ("import-map/desc/Both", nil, "g"), ("import-map/desc/Both", nil, "c"),
      ("import-map-bayes/REWE/g", 9, nil), ("import-map-bayes/REWE/c", 1, nil),
      ("import-map-bayes/market/g", 2, nil), ("import-map-bayes/mixed/g", 5, nil),
      ("import-map-bayes/mixed/c", 5, nil), ("import-map-bayes/a/b*c/c", 7, nil),
      ("import-map-bayes/old/Expenses:Gifts", 4, nil),
      ("import-map-bayes/oldword/Expenses:Gifts", 4, nil),
      ("online_id", nil, "x"),
    ])
    #expect(try rules.category("ACME/Corp") == "Salary")
    #expect(try rules.decide("x", memo: "CARD 1").transfer?.value == true)
    #expect(try rules.category("Both") == nil)
    #expect(try rules.category("REWE") == nil)
    #expect(rules.made.ruleCount == 2)
    #expect(rules.made.suggestionCount == 2)
    #expect(rules.made.text.contains("  # 9 of 10\n  # - Groceries: REWE\n"))
    #expect(rules.leftOut.count == 2)
    let none = RuleImport.gnuCash(GnuCashBook(), path: "x", names: ImportNames())
    #expect(none.remarks.first?.severity == .error)
  }
}
