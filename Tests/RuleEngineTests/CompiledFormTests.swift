import RuleEngine
import StatementModel
import Testing

@Suite struct CompiledFormTests {
  /// The example of the rules language, with every condition and effect besides.
  static let example = """
    categories:
      Food:            { icon: "🍞", color: "#e67e22" }
      Food/Groceries:
      Food/Coffee:
      Transit/Rideshare:
      Home/Rent:       { kind: expense }
      Income/Salary:   { kind: income }
      Transfer:        { kind: transfer }

    rules:
      - Food/Groceries: [whole foods, trader joe's, "sq * farm stand", shufersal, שופרסל]
      - Food/Coffee:
          - blue bottle
          - starbucks
          - /^tst\\* .*(coffee|espresso)/

      - name: Rides, not food delivery
        match: [uber*, lyft, gett]
        unless: [uber eats, ubereats]
        amount: ..200
        category: Transit/Rideshare

      - name: Rent
        match: acme property
        amount: 1500..1600
        day: 1..5
        card: checking
        category: Home/Rent
        payee: ACME Property
        tags: [fixed]

      - name: Card payment
        match: [payment thank you, autopay]
        direction: in
        category: Transfer

      - name: Bank says so
        bank-category: [Supermarkets, "5411", 5811..5814]
        category: Food/Groceries

      - name: All of it
        memo: ["x", "y?z*"]
        account-type: [credit-card, savings]
        amount: [USD 1.50..20, 5..]
        currency: [USD, EUR]
        kind: [fee, refund]
        date: [2026-03.., ..2024]
        weekday: mon..fri
        pending: false
        tag: fixed
        any: [{ card: a, not: { day: 31 } }, { all: [{ direction: out }] }]
        note: Noted
        hidden: true
        transfer: false

    tests:
      - "WHOLEFDS MKT #10234 OAKLAND CA": Uncategorized
      - "WHOLE FOODS MARKET 10234": Food/Groceries
      - { description: "UBER   *EATS HELP.UBER.COM", amount: -23.10, category: Uncategorized }
      - { description: "UBER   *TRIP", amount: -23.10, category: Transit/Rideshare }
      - { description: "UBER   *TRIP", amount: -223.10, category: Uncategorized }
      - { description: "TST* OLD ESPRESSO", category: Food/Coffee, payee: , tags: [] }
      - { description: "SHOP", bank-category: 5812, category: Food/Groceries, hidden: false }
      - { description: "ACME PROPERTY MGMT", amount: -1550, date: 2026-03-02, card: checking, category: Home/Rent, payee: ACME Property, tags: fixed }
    """

  private func compiled() -> RuleCompilation {
    RuleCompiler.compile([RuleSource(path: "Rules/example.yaml", text: Self.example)])
  }

  @Test func `the example of the rules language passes its own tests`() {
    let check = RuleCheck(compiled())
    #expect(check.diagnostics.map(\.description) == [])
    #expect(check.outcomes.count == 8)
    #expect(check.outcomes.map(\.decidingRule) == [nil, 0, nil, 2, nil, 1, 5, 3])
  }

  @Test func `what is read back is what was written`() throws {
    let compilation = compiled()
    let rules = try #require(compilation.ruleSet)
    let bytes = rules.encoded()
    let copy = try #require(RuleSet(encoded: bytes))
    #expect(copy.encoded() == bytes)
    #expect("\(copy)" == "\(rules)")
    #expect(copy.categories == rules.categories)
    #expect(RuleSet.categories(encoded: bytes) == rules.categories)
    let matcher = RuleMatcher(copy)
    for test in compilation.tests { #expect(test.run(matcher).passed) }
  }

  @Test func `damaged bytes are refused`() throws {
    let bytes = try #require(compiled().ruleSet).encoded()
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(RuleSet(encoded: Array(bytes.prefix(count)))?.rules.count == nil)
    }
    for index in stride(from: 0, to: bytes.count, by: 5) {
      var damaged = bytes
      damaged[index] ^= 0x41
      #expect(RuleSet(encoded: damaged)?.rules.count == nil)
      #expect(RuleSet.categories(encoded: damaged) == nil)
    }
    #expect(RuleSet(encoded: bytes + [0])?.rules.count == nil)
  }
}
