import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// Rules and histories for the tests of analyses.
enum AnalysisSamples {
  static func rules(_ text: String) throws -> RuleSet {
    let compilation = RuleCompiler.compile([RuleSource(path: "mine.yaml", text: text)])
    return try #require(compilation.ruleSet, "\(compilation.diagnostics)")
  }

  /// A transaction: `2026-03-14 SQ *KIOSK -12.50 EUR`.
  static func subject(_ line: String, number: UInt64 = 1) throws -> RuleSubject {
    let words = line.split(separator: " ")
    let (date, amount) = try (day(String(words[0])), money(words.suffix(2).joined(separator: " ")))
    let description = words.dropFirst().dropLast(2).joined(separator: " ")
    let transaction = Transaction(
      id: TransactionID(high: 0, low: number), card: CardID("visa"), status: .posted,
      purchaseDate: date, postingDate: nil, amount: amount, description: description,
      sourceFile: "a.csv", sourceLine: 1)
    var facts = TransactionFacts(description: description)
    facts.card = transaction.card
    facts.amount = amount
    facts.date = date
    return RuleSubject(transaction: transaction, facts: facts)
  }

  static func subjects(_ lines: [String]) throws -> [RuleSubject] {
    try lines.enumerated().map { try subject($1, number: UInt64($0 + 1)) }
  }

  /// A text of random rules over a small alphabet, so that they meet each other.
  static func randomRules(_ random: inout SeededGenerator) -> String {
    let words = ["kiosk", "tram", "bakery", "cafe", "sofa"]
    var text = "rules:\n"
    for index in 0..<Int.random(in: 2...12, using: &random) {
      let word = words.randomElement(using: &random) ?? "kiosk"
      let bound = Int.random(in: 1...9, using: &random)
      let condition = [
        "match: \(word)", "match: [\(word), zoo*]", "match: \(word), amount: ..\(bound)",
        "amount: \(bound)..", "match: \(word), unless: tram", "tag: t1", "direction: in",
      ].randomElement(using: &random)
      let effect = [
        "category: Food", "category: Home", "payee: P\(index)", "tags: [t1, t\(index)]",
        "category: Transit, hidden: true", "split: { Food: 60%, Home: rest }",
        "split: { Food: 5, Home: rest }", "note: n, period: p", "transfer: true",
      ].randomElement(using: &random)
      text += "  - { \(condition ?? ""), \(effect ?? "") }\n"
    }
    return text
  }

  static func randomHistory(
    _ random: inout SeededGenerator, count: Int
  ) throws -> [RuleSubject] {
    let words = ["KIOSK", "TRAM", "BAKERY", "CAFE", "SOFA", "ZOO 12", "NOBODY"]
    return try subjects(
      (0..<count).map { _ in
        let text = (0..<Int.random(in: 1...2, using: &random))
          .map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
        let amount = Int.random(in: -1200...1200, using: &random)
        let cents = amount.magnitude % 100
        let sum =
          "\(amount < 0 ? "-" : "")\(amount.magnitude / 100).\(cents < 10 ? "0" : "")\(cents)"
        let month = Int.random(in: 1...3, using: &random)
        return "2026-0\(month)-1\(Int.random(in: 0...9, using: &random)) \(text) \(sum) "
          + (Bool.random(using: &random) ? "EUR" : "USD")
      })
  }
}
