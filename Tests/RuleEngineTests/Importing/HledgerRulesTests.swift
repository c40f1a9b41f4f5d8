import StatementModel
import Testing

@testable import RuleEngine

@Suite struct HledgerRulesTests {
  private func imported(
    _ text: String, names: ImportNames = ImportNames(), others: [String: String] = [:]
  ) throws -> Imported {
    var sources = ["bank.rules": RuleSource(path: "bank.rules", text: text)]
    for (path, text) in others { sources[path] = RuleSource(path: path, text: text) }
    return try Imported(.hledger("bank.rules", sources, names: names))
  }

  @Test func `blocks become rules, and the last one that matches wins`() throws {
    let rules = try imported(
      """
      skip 1
      fields date, description, amount, memo
      account1 assets:bank
      account2 expenses:unknown
      # groceries
      if market
        account2 expenses:food:groceries

      if
      blue bottle
      chai (house|bar)
        account2 expenses:food:coffee
        comment from the bean

      if super market
        account2 expenses:home
      """)
    #expect(try rules.category("TOWN MARKETS") == "Food/groceries")
    #expect(try rules.category("SUPER MARKET 7") == "Home")
    #expect(try rules.category("CHAI BAR") == "Food/coffee")
    #expect(try rules.decide("BLUE BOTTLE").note?.value == "from the bean")
    #expect(try rules.category("SOMETHING") == nil)
    #expect(rules.leftOut == [])
    #expect(rules.changed.count == 2)
    #expect(rules.changed.contains { $0.contains("Uncategorized here, not \"expenses:unknown\"") })
    #expect(rules.made.isWhole)
  }

  @Test func `matchers are joined, negated, and bound to columns`() throws {
    let rules = try imported(
      """
      fields date, description, amount, memo, currency
      if
      %description kiosk
      & %memo tea
      & ! %description closed
      %4 invoice
        account2 expenses:a
      if %amount ^-
      & %description refund
        account2 expenses:b
      if %currency ^EUR$
      && ! %description sweet
        account2 expenses:c
      """)
    #expect(try rules.decide("KIOSK", memo: "green tea").category?.value.text == "a")
    #expect(try rules.decide("KIOSK CLOSED", memo: "green tea").category == nil)
    #expect(try rules.decide("KIOSK", memo: "coffee").category == nil)
    #expect(try rules.decide("X", memo: "INVOICE 7").category?.value.text == "a")
    #expect(try rules.category("REFUND", amount: "-5 USD") == "b")
    #expect(try rules.category("REFUND", amount: "5 USD") == nil)
    #expect(try rules.category("BAKERY", amount: "5 EUR") == "c")
    #expect(try rules.category("SWEET BAKERY", amount: "5 EUR") == nil)
    #expect(rules.leftOut == [])
  }

  @Test func `tables, and what groups of an expression found`() throws {
    let rules = try imported(
      """
      if,account2,comment
      atm,assets:cash,withdrawal
      %description rent,expenses:home:rent,

      if %description ^sq \\*(.+) #[0-9]+$
        description Shop \\1 {x}
      """)
    let cash = try rules.decide("ATM 7")
    #expect(cash.category?.value.text == "Transfer")
    #expect(cash.transfer?.value == true)
    #expect(cash.note?.value == "withdrawal")
    #expect(try rules.category("RENT MAY") == "Home/rent")
    #expect(try rules.decide("SQ *CORNER #12").payee?.value == "Shop CORNER {x}")
    #expect(rules.changed.contains { $0.hasPrefix("an empty value of a table") })
  }

  @Test func `names are mapped, by the person first and then to what is there`() throws {
    var names = ImportNames()
    names.categories = [
      ("expenses:food", try #require(CategoryPath("Eating"))),
      ("Assets:Savings", try #require(CategoryPath("Saved"))),
    ]
    names.known = [Category(path: try #require(CategoryPath("Home/Rent")))]
    let rules = try imported(
      """
      if a shop
        account2 expenses:food:bread/rolls
      if b shop
        account2 assets:savings
      if c shop
        account2 expenses:home:rent
      if d shop
        account2 income:salary
      if e shop
        account2 Uncategorized
      """, names: names)
    #expect(try rules.category("A SHOP") == "Eating/bread-rolls")
    #expect(try rules.category("B SHOP") == "Saved")
    #expect(try rules.category("C SHOP") == "Home/Rent")
    #expect(try rules.category("D SHOP") == "income/salary")
    #expect(rules.made.text.contains("  income/salary: { kind: income }\n"))
    #expect(try rules.category("E SHOP") == nil)
    #expect(
      rules.leftOut.map { String($0.prefix(35)) } == ["9: the category \"Uncategorized\" is "])
  }

  @Test func `included files count where they are named`() throws {
    let rules = try imported(
      "if shop\n  account2 a\ninclude more/x.rules\nif last\n  account2 c\n",
      others: [
        "more/x.rules": "include y.rules\nif shop\n  account2 b\n",
        "more/y.rules": "include x.rules\nif corner\n  account2 d\n",
      ])
    #expect(try rules.category("SHOP") == "b")
    #expect(try rules.category("LAST SHOP") == "c")
    #expect(try rules.category("CORNER") == "d")
  }

  @Test func `what can't be said is listed with its line and the reason`() throws {
    let rules = try imported(
      """
      account2 expenses:misc
      if ^2024-01-01,kiosk
        account2 expenses:a
      if (?i)x+?
        account2 expenses:b
      if %amount ^-1[0-9]
        account2 expenses:c
      if %code 17
        account2 expenses:d
      if kiosk
        skip
        account1 assets:other
        amount -%amount
        comment on %date
        account2 expenses:e
      if [kiosk
        account2 expenses:f
      if \\d+
        account2 expenses:g
      """)
    #expect(try rules.category("KIOSK") == "e")
    #expect(
      rules.leftOut.map { String($0.prefix { $0 != ":" }) } == [
        "1", "2", "4", "6", "8", "11", "12", "13", "14", "16", "18",
      ])
    #expect(!rules.made.isWhole)
    #expect(rules.made.ruleCount == 1)
  }

  @Test
  func `lines that hledger does not know are listed, and those of the layout are none of ours`()
    throws
  {
    let rules = try imported(
      """
      skip 1
      date-format %Y/%m/%d
      amount1-in %3
      status *
      foo bar baz
      if kiosk
        account2 expenses:a

        astray line
      amount1x %3
      """)
    #expect(
      rules.leftOut == [
        "5: \"foo bar baz\" is left out: it is no line of hledger's rules",
        "9: \"astray line\" is left out: it is no line of hledger's rules",
        "10: \"amount1x %3\" is left out: it is no line of hledger's rules",
      ])
    #expect(try rules.category("KIOSK") == "a")
  }

  @Test func `a rule without one of its conditions is left out whole, and says so`() throws {
    let rules = try imported(
      """
      if AMAZON
      & %amount ^-1[0-9]
        account2 expenses:a
      """)
    #expect(rules.made.ruleCount == 0)
    #expect(rules.changed == [])
    let told = try #require(rules.leftOut.first)
    #expect(told.hasPrefix("1: the whole rule is left out: the matcher \"%amount ^-1[0-9]\": "))
  }

  @Test(arguments: [
    ("2026/03", "2026-03-31", "2026-04-01"), ("^2026-03-09$", "2026-03-09", "2026-03-10"),
    (#"2026\.03"#, "2026-03-01", "2025-03-01"), ("^2026", "2026-12-31", "2025-12-31"),
    ("2026[-/]03", "2026-03-15", "2026-02-15"),
  ])
  func `a date whose year is first is a date here`(
    expression: String, within: String, without: String
  ) throws {
    let rules = try imported("if %date \(expression)\n  account2 expenses:a\n")
    #expect(rules.leftOut == [])
    #expect(try rules.decide("KIOSK", date: within).category?.value.text == "a")
    #expect(try rules.decide("KIOSK", date: without).category == nil)
  }

  @Test(arguments: ["03/2026", "2026-03-1[0-9]", "09.03.2026", "26", "2026-13", "2026-03-09-01"])
  func `what is no such date is left out`(expression: String) throws {
    let rules = try imported("if %date \(expression)\n  account2 expenses:a\n")
    #expect(rules.made.ruleCount == 0)
    #expect(rules.leftOut.count == 1)
  }

  @Test(arguments: [
    "nonsense\n", "", "# a comment\n", "{\n  \"rules\": []\n}\n",
    "rules:\n  - Food: [a, b]\ntests:\n  - \"A\": Food\n",
  ])
  func `a file of something else is refused, as of every other program`(text: String) throws {
    let sources = ["bank.rules": RuleSource(path: "bank.rules", text: text)]
    let made = RuleImport.hledger("bank.rules", sources, names: ImportNames())
    #expect(made.remarks.map(\.severity) == [.error])
    #expect(made.remarks.map(\.fact.summary) == ["the file holds no rules of hledger"])
  }

  @Test func `a file of something else gives no rule, and never fails`() throws {
    for text in ["", "if", "if\n", "if,\n", "if|a|b\nx\n", "if x\n", "\u{0}\u{0}", "if %a\n  b\n"] {
      let rules = try imported(text)
      #expect(rules.made.ruleCount == 0)
    }
  }
}
