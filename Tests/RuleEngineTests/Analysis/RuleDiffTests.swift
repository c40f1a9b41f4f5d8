import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

struct RuleDiffTests {
  private static let old = """
    rules:
      - Food: [kiosk]
      - { match: market, split: { Food: 60%, Home: rest } }
    """

  @Test func `a rule moved changes its transactions and the sums of their months`() throws {
    let history = try AnalysisSamples.subjects([
      "2026-03-02 KIOSK -4.00 EUR", "2026-03-09 BAKERY KIOSK -6.00 EUR",
      "2026-02-02 KIOSK -7.00 EUR", "2026-03-03 MARKET -10.00 EUR",
    ])
    let diff = RuleDiff(
      history, from: RuleMatcher(try AnalysisSamples.rules(Self.old)),
      to: RuleMatcher(
        try AnalysisSamples.rules(
          "rules:\n  - Food/Bakery: [bakery]\n" + Self.old.dropFirst("rules:\n".count)
            + "\ncategories:\n  Food/Bakery:\n")), basis: .purchase)
    #expect(diff.count == 4)
    #expect(diff.changes.map(\.transaction.description) == ["BAKERY KIOSK"])
    #expect(diff.changes[0].properties == .category)
    #expect(diff.changes[0].before.category == CategoryPath("Food"))
    #expect(diff.changes[0].after.category == CategoryPath("Food/Bakery"))
    let sums = diff.shifts.map { shift in
      [shift.category?.text ?? "", shift.before.text(), shift.after.text()]
    }
    // The market's part of Food counts on both sides.
    #expect(sums == [["Food", "-16", "-10"], ["Food/Bakery", "0", "-6"]])
    #expect(diff.shifts.map(\.month) == [Month(year: 2026, month: 3), Month(year: 2026, month: 3)])
    #expect(diff.shifts.map { $0.difference.text() } == ["6", "-6"])
  }

  @Test func `every property that a rule sets is compared`() throws {
    let history = try AnalysisSamples.subjects(["2026-03-02 KIOSK -4.00 EUR"])
    let new = """
      rules:
        - match: kiosk
          split: { Food: 60%, Home: rest }
          payee: Kiosk
          note: n
          hidden: true
          transfer: true
          period: Move
          tags: [t]
      """
    let diff = RuleDiff(
      history, from: RuleMatcher(try AnalysisSamples.rules(Self.old)),
      to: RuleMatcher(try AnalysisSamples.rules(new)),
      basis: .purchase)
    let all: RuleProperties = [.category, .payee, .note, .hidden, .transfer, .period, .tags]
    #expect(diff.changes.map(\.properties) == [all])
    // What is hidden counts nowhere.
    #expect(diff.shifts.map { $0.after.text() } == ["0"])
  }

  @Test func `what a person set stands on both sides`() throws {
    var history = try AnalysisSamples.subjects(["2026-03-02 KIOSK -4.00 EUR"])
    history[0].setByHand = [.category, .payee, .hidden, .note]
    history[0].transaction.category = CategoryPath("Home")
    history[0].facts.tags = ["mine"]
    history[0].removedTags = ["gone"]
    let new = try AnalysisSamples.rules(
      """
      rules:
        - { match: kiosk, category: Food, payee: P, note: n, hidden: true, tags: [mine, gone] }
      """)
    let none = try AnalysisSamples.rules("rules:\n")
    #expect(
      RuleDiff(history, from: RuleMatcher(none), to: RuleMatcher(new), basis: .purchase).changes
        .isEmpty)
    let tagged = try AnalysisSamples.rules("rules:\n  - { match: kiosk, tags: [more] }\n")
    let diff = RuleDiff(history, from: RuleMatcher(new), to: RuleMatcher(tagged), basis: .purchase)
    #expect(diff.changes.map(\.properties) == [.tags])
    #expect(diff.changes[0].after.tags == ["mine", "more"])
    #expect(diff.shifts.isEmpty)
  }

  @Test func `the same rules elsewhere change nothing, and withdrawn ones don't count`() throws {
    var history = try AnalysisSamples.subjects([
      "2026-03-02 KIOSK -4.00 EUR", "2026-03-02 ZOO -4.00 EUR",
    ])
    history[1].transaction.status = .withdrawn
    let moved =
      "# A remark.\n\nrules:\n  - Home: [sofa]\n" + Self.old.dropFirst("rules:\n".count)
    let diff = RuleDiff(
      history, from: RuleMatcher(try AnalysisSamples.rules(Self.old)),
      to: RuleMatcher(try AnalysisSamples.rules(moved)),
      basis: .purchase)
    #expect(diff.count == 1)
    #expect(diff.changes.isEmpty)
    let zoo = try AnalysisSamples.rules(Self.old + "\n  - Home: [zoo]\n")
    #expect(
      RuleDiff(
        history, from: RuleMatcher(try AnalysisSamples.rules(Self.old)), to: RuleMatcher(zoo),
        basis: .purchase
      )
      .changes.isEmpty)
  }

  @Test func `sums shift by what moves, and back again by the way back`() throws {
    var random = SeededGenerator(seed: 31)
    for _ in 0..<60 {
      let one = try AnalysisSamples.rules(AnalysisSamples.randomRules(&random))
      let other = try AnalysisSamples.rules(AnalysisSamples.randomRules(&random))
      let history = try AnalysisSamples.randomHistory(&random, count: 40)
      let there = RuleDiff(
        history, from: RuleMatcher(one), to: RuleMatcher(other), basis: .purchase)
      let back = RuleDiff(history, from: RuleMatcher(other), to: RuleMatcher(one), basis: .purchase)
      #expect(there.changes.map(\.transaction.id) == back.changes.map(\.transaction.id))
      #expect(there.changes.map(\.properties) == back.changes.map(\.properties))
      #expect(there.shifts.map(\.before) == back.shifts.map(\.after))
      #expect(there.shifts.map(\.after) == back.shifts.map(\.before))
      // All sums, added up by the plain way: every transaction on both sides.
      var plain: [String: [DecimalSum]] = [:]
      for subject in history {
        for (side, rules) in [one, other].enumerated() {
          let outcome = RuleDiff.Outcome(RuleMatcher(rules).decide(subject.facts), subject)
          guard !outcome.isHidden else { continue }
          let whole = [(outcome.category, subject.transaction.amount)]
          let parts = outcome.split.map { (Optional($0.category), $0.amount) }
          for (category, amount) in parts.isEmpty ? whole : parts {
            let month = subject.transaction.date(by: .purchase).month
            let key = "\(month) \(category?.text ?? "-") \(amount.currency)"
            plain[key, default: [DecimalSum(), DecimalSum()]][side].add(amount.amount)
          }
        }
      }
      let expected = plain.filter { $0.value[0] != $0.value[1] }
      #expect(there.shifts.count == expected.count)
      for shift in there.shifts {
        let key = "\(shift.month) \(shift.category?.text ?? "-") \(shift.currency)"
        #expect(expected[key] == [shift.before, shift.after])
      }
    }
  }
}
