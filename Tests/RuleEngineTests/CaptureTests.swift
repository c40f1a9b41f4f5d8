import RuleEngine
import StatementModel
import Testing

@Suite struct CaptureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var rule: String
    var description: String
    var payee: String?
    var note: String?
    var testDescription: String { "\(rule) on \(description)" }
  }

  @Test(arguments: [
    Case(
      rule: #"{ match: '/^sq \*(.+?) #(\d+)/', payee: "{1}", note: "store {2}" }"#,
      description: "SQ *BLUE  BOTTLE #12", payee: "BLUE BOTTLE", note: "store 12"),
    Case(
      rule: #"{ match: "/paypal \\*(?<who>\\w+)/", payee: "PayPal: {who}" }"#,
      description: "PAYPAL *SPOTIFY 4029", payee: "PayPal: SPOTIFY"),
    Case(
      rule: #"{ match: /^(a)?(b)?c(\d*)/, payee: "{1}{2}{3}" }"#, description: "bc7",
      payee: "b7"),
    Case(
      rule: #"{ match: /^(a)?c(\d*)/, payee: "{1}{2} -" }"#, description: "c!", payee: nil),
    Case(
      rule: #"{ match: ["/zz(x)/", "/caf(.+)/"], payee: "Caf{1}" }"#,
      description: "CAFÉ ÀLA", payee: "CafÉ ÀLA"),
    Case(
      rule: #"{ match: /shop/, payee: "{{1}} and { or }" }"#, description: "shop",
      payee: "{1} and { or }"),
    Case(
      rule: #"{ match: "/סניף (.+)/", note: "{1}" }"#, description: "שופרסל סניף חולון",
      note: "חולון"),
  ])
  func `places take what the groups matched`(_ item: Case) throws {
    let compilation = RuleCompiler.compile([
      RuleSource(path: "r.yaml", text: "rules:\n  - \(item.rule)\n")
    ])
    #expect(compilation.diagnostics.map(\.description) == [])
    let matcher = try RuleMatcher(#require(compilation.ruleSet))
    let facts = TransactionFacts(description: item.description)
    for _ in 1...2 {
      #expect(matcher.decide(facts).payee?.value == item.payee)
      #expect(matcher.decide(facts).note?.value == item.note)
    }
    #expect(matcher.trace(facts).decision == matcher.decide(facts))
  }

  @Test func `descriptions of one rule have each its own text, and an empty one leaves the next`()
    throws
  {
    let text = """
      rules:
        - { match: '/^pos (\\w*)/', payee: "{1}" }
        - { match: pos, payee: Point of sale }
      """
    let compilation = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)])
    let matcher = try RuleMatcher(#require(compilation.ruleSet))
    let payees = ["POS ALDI", "POS LIDL", "POS -", "POS ALDI"].map { description in
      matcher.decide(TransactionFacts(description: description)).payee
    }
    #expect(payees.map { $0?.value } == ["ALDI", "LIDL", "Point of sale", "ALDI"])
    #expect(payees.map { $0?.rule } == [0, 0, 1, 0])
  }
}
