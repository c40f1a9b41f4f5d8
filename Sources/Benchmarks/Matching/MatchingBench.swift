import Foundation
import RuleEngine
import StatementModel

/// What matching costs a row, by the number of rules and of distinct descriptions; what compiling
/// costs; and how long the worst expressions take.
struct MatchingBench {
  private let rows: Int
  private let repeats: Int
  private let ruleCounts: [Int]
  private let distinctCounts: [Int]
  /// Whether only one figure is asked for, to be looked at closely.
  private let isPart: Bool

  init(_ arguments: BenchmarkArguments, rows: Int) {
    self.rows = rows
    repeats = arguments.repeats
    isPart = !arguments.ruleCounts.isEmpty || !arguments.distinctCounts.isEmpty
    ruleCounts = arguments.ruleCounts.isEmpty ? [100, 1000, 10_000] : arguments.ruleCounts
    distinctCounts =
      arguments.distinctCounts.isEmpty ? [20_000, 270_000] : arguments.distinctCounts
  }

  func run() throws {
    try matching()
    if isPart { return }
    try compiling()
    try evilPatterns()
  }

  // MARK: - Matching

  private func matching() throws {
    print("matching \(rows) rows, ns a row       distinct:", terminator: "")
    for distinct in distinctCounts { print(padded("\(distinct)", 10), terminator: "") }
    print("")
    var figures: [[Double]] = []
    var again: [[Double]] = []
    let inputs = distinctCounts.map { Rows(count: rows, distinct: min($0, rows)) }
    for count in ruleCounts {
      let rules = try Self.compiled(GeneratedRules.yaml(count))
      var line: [Double] = []
      var lineAgain: [Double] = []
      for input in inputs {
        var times: [Int] = []
        var timesAgain: [Int] = []
        for _ in 0..<repeats {
          let matcher = RuleMatcher(rules)
          times.append(input.decide(matcher))
          timesAgain.append(input.decide(matcher))
        }
        line.append(Double(times.min() ?? 0) / Double(rows))
        lineAgain.append(Double(timesAgain.min() ?? 0) / Double(rows))
      }
      figures.append(line)
      again.append(lineAgain)
      report("\(count) rules", line, decimals: 0)
    }
    if let first = figures.first, let last = figures.last, figures.count > 1 {
      let name = "\(ruleCounts[ruleCounts.count - 1]) rules : \(ruleCounts[0]) rules"
      report(name, zip(last, first).map { $0 / $1 }, decimals: 2)
    }
    for (count, line) in zip(ruleCounts, again) {
      report("\(count) rules, all known already", line, decimals: 0)
    }
    let categorized = inputs.map { Double($0.lastCategorized) * 100 / Double(rows) }
    report("categorized, per cent", categorized, decimals: 1)
  }

  // MARK: - Compiling

  private func compiling() throws {
    print("\ncompiling, ms" + padded("cold", 37) + padded("kept form", 12) + padded("check", 9))
    for count in ruleCounts {
      let sources = [RuleSource(path: "rules.yaml", text: GeneratedRules.yaml(count))]
      let kept = try Self.compiled(GeneratedRules.yaml(count)).encoded()
      let cold = (0..<repeats * 3).map { _ in
        ProcessorTime.measured { _ = RuleCompiler.compile(sources).ruleSet }
      }
      let again = (0..<repeats * 3).map { _ in
        ProcessorTime.measured { _ = RuleSet(encoded: kept) }
      }
      let check = (0..<repeats).map { _ in
        ProcessorTime.measured { _ = RuleCheck(RuleCompiler.compile(sources)) }
      }
      let figures = [cold, again, check].map { Double($0.min() ?? 0) / 1e6 }
      report("\(count) rules", figures, decimals: 2)
    }
  }

  // MARK: - Evil patterns

  private func evilPatterns() throws {
    print("\nevil patterns, the slowest match           µs   stopped")
    for pattern in EvilPatterns.all {
      let yaml = "rules:\n  - { match: '\(pattern)', tags: [x] }\n"
      let rules = try Self.compiled(yaml)
      var slowest = 0
      var stopped = 0
      for text in EvilPatterns.texts {
        let matcher = RuleMatcher(rules)
        // The first match also makes the machine code.
        _ = matcher.decide(TransactionFacts(description: "x"))
        let facts = TransactionFacts(description: text)
        slowest = max(slowest, ProcessorTime.measured { _ = matcher.decide(facts) })
        stopped += matcher.limitHits.map(\.count).reduce(0, +)
      }
      print(
        left(pattern, 34) + padded(BenchTable.fixed(Double(slowest) / 1e3, 1, 0), 12)
          + padded("\(stopped)", 10))
    }
  }

  private static func compiled(_ yaml: String) throws -> RuleSet {
    let compilation = RuleCompiler.compile([RuleSource(path: "rules.yaml", text: yaml)])
    guard let rules = compilation.ruleSet else {
      throw Mistakes(words: compilation.diagnostics.prefix(3).map(\.description))
    }
    return rules
  }

  private struct Mistakes: Error {
    var words: [String]
  }

  private func report(_ name: String, _ figures: [Double], decimals: Int) {
    print(left(name, 40) + figures.map { BenchTable.fixed($0, decimals, 10) }.joined())
  }

  private func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }
}
