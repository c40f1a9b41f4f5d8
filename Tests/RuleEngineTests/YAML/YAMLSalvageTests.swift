import RuleEngine
import StatementModel
import Testing

/// Files of which some items can't be parsed: of the others everything is told, and nothing false.
struct YAMLSalvageTests {
  /// Items with an unknown category each, in the forms that people write.
  private static func item(_ number: Int, _ random: inout RandomRules.SeededNumbers) -> String {
    random.pick([
      "- Nope\(number): [a bakery, \"b #3\", '/c[de]{2,3}/']",
      "- Nope\(number):\n    - joe's diner\n    # a comment: with [brackets\n    - \"sofa\"",
      "- { match: kiosk, unless: 'x y', category: Nope\(number) }",
      "- name: R\(number)\n  match: [kiosk,\n    bazaar]\n  category: Nope\(number)",
      "- category: Nope\(number)\n\n  any:\n    - match: kiosk\n    - memo: \"kiosk: 12\"",
    ])
  }

  private static let broken = [
    "- Food: [a bakery, b", "- { match: kiosk, category: Food", "- Food: \"a bakery",
    "- name: X\n  match: acme\n category: Home", "- Food: 'joe's', b", "- Food: [a, b #3]",
    "- Food: kiosk, hidden: true", "\t- Food: bakery", "- { match: kiosk category: Food }",
    "- Food: /a: b/: c", "- match: \"a\" b\n  category: Food", "- Food: [a]]", "- Food: >100",
    "- name: X\n    match: acme", "- Food: [\"a\" \"b\"]", "- match\n  category: Food",
    "- { match: /a[bc], d/, category: Food }", "-\u{A0}Food: a\n  match: b",
  ]

  @Test func `one run tells the mistakes of all items that can be parsed`() {
    for seed in 0..<400 {
      var random = RandomRules.SeededNumbers(state: UInt64(9_000 + seed))
      let count = 2 + random.below(7)
      var items = (0..<count).map { Self.item($0, &random) }
      // What is open at the end of an item is told once the next one is whole.
      let first = random.below(count)
      let places = Set([first, random.below(count)].filter { $0 == first || abs($0 - first) > 1 })
      for place in places { items[place] = random.pick(Self.broken) }
      let indent = String(repeating: " ", count: random.pick([0, 2, 4]))
      let lines = items.joined(separator: random.pick(["\n", "\n\n", "\n# between\n"]))
        .split(separator: "\n", omittingEmptySubsequences: false)
      let text =
        "categories:\n  Pets:\nrules:\n"
        + lines.map { $0.isEmpty ? "" : indent + $0 }
        .joined(separator: "\n") + "\ntests:\n  - KIOSK: Pets\n  - BAZAAR: NoTest\n"
      let found = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)]).diagnostics
      let told = found.filter { $0.severity == .error }
      let names = told.filter { $0.fact.code == "unknown-category" }.map(\.fact.summary)
      let expected =
        (0..<count).filter { !places.contains($0) }.map { "unknown category \"Nope\($0)\"" }
        + ["unknown category \"NoTest\""]
      let isRight =
        names == expected && told.count - names.count == places.count
        && told.allSatisfy { $0.fact.code.hasPrefix("yaml-") || $0.fact.code == "unknown-category" }
      #expect(isRight, "seed \(seed): \(told.map(\.description).joined(separator: "\n"))\n\(text)")
      if !isRight { return }
    }
  }
}
