import RuleEngine
import StatementModel

/// The rules that the last run decided by, kept so that edited rules can be held against them.
///
/// The file begins with the fingerprint of `daybook.yaml` and the rules files, so that a run with
/// nothing new need not compile the rules to see that they are kept already.
struct LastRunRules {
  private let path: String

  init(_ paths: BookPaths) { path = paths.derived + "/last-run.rules" }

  /// Keeps the rules in force; failing to is no failure of the run, whose reports are still to come.
  func keep(
    _ rules: () throws(BookError) -> RuleSet, of catalog: Catalog
  ) throws(BookError) {
    let mark = Array((catalog.fingerprint + "\n").utf8)
    if let kept = try? FileAccess.read(path), kept.starts(with: mark) { return }
    let bytes = mark + (try rules().encoded())
    try? FileAccess.write(bytes, to: path, isDurable: false)
  }

  /// The rules that were kept, and the fingerprint of the files that they are of; nothing where none
  /// were, or by another version of the program.
  var kept: (fingerprint: String, rules: RuleSet)? {
    guard let kept = try? FileAccess.read(path),
      let end = kept.prefix(64).firstIndex(of: 0x0A),
      let rules = RuleSet(encoded: Array(kept[(end + 1)...]))
    else { return nil }
    return (String(decoding: kept[..<end], as: UTF8.self), rules)
  }
}
