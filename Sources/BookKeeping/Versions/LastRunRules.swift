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
  func lastRunRules() -> RuleSet? {
    guard let kept = try? FileAccess.read(lastRunPath),
      let end = kept.prefix(64).firstIndex(of: 0x0A)
    else { return nil }
    return RuleSet(encoded: Array(kept[(end + 1)...]))
  }
}
