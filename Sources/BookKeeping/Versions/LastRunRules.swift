import RuleEngine
import StatementModel

/// The rules that the last run decided by, kept so that edited rules can be held against them.
///
/// The file begins with the fingerprint of `daybook.yaml` and the rules files, so that a run with
/// nothing new need not compile the rules to see that they are kept already.
extension Book {
  private var lastRunPath: String { paths.derived + "/last-run.rules" }

  /// Keeps the rules in force; failing to is no failure of the run, whose reports are still to come.
  package func keepRulesOfRun() throws(BookError) {
    let mark = Array((catalog.fingerprint + "\n").utf8)
    if let kept = try? FileAccess.read(lastRunPath), kept.starts(with: mark) { return }
    let bytes = mark + (try rules.encoded())
    try? FileAccess.write(bytes, to: lastRunPath, isDurable: false)
  }

  /// The rules that were kept; nothing where none were, or by another version of the program.
  func lastRunRules() -> RuleSet? { keptRules()?.rules }

  /// Those, and the fingerprint of the files that they are of.
  private func keptRules() -> (fingerprint: String, rules: RuleSet)? {
    guard let kept = try? FileAccess.read(lastRunPath),
      let end = kept.prefix(64).firstIndex(of: 0x0A),
      let rules = RuleSet(encoded: Array(kept[(end + 1)...]))
    else { return nil }
    return (String(decoding: kept[..<end], as: UTF8.self), rules)
  }

  /// Lets someone who only looks go on by the rules of the last run, and says so.
  ///
  /// The index is taken as it stands if those rules made it; nothing is written into it.
  ///
  /// - Throws: `.configuration` with the mistakes where no rules were kept.
  func lookByLastRules(because mistakes: [Diagnostic]) throws(BookError) {
    guard let kept = keptRules(),
      let first = mistakes.first(where: { $0.severity == .error }) ?? mistakes.first
    else { throw .configuration(mistakes) }
    ruleSet = kept.rules
    goesByLastRules = true
    remarks.append(
      Diagnostic(.warning, BookFact.rulesOfLastRun(first.fact.summary), at: first.location))
    try bringUpToDate(.none, madeOf: kept.fingerprint)
  }
}
