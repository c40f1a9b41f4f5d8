import StatementModel

/// Holds the periods that rules name against those that a book has.
package enum PeriodNames {
  /// A warning for each rule that names a period which there is not; in file order.
  ///
  /// - Parameter sources: The files to speak of, for the lines under the messages.
  package static func check(
    _ rules: RuleSet, sources: [SourceText], periods: PeriodList
  ) -> [Diagnostic] {
    let texts = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return rules.rules.compactMap { rule in
      guard let name = rule.effects.period, periods.assignedPeriod(name) == nil,
        let source = texts[rule.location.file]
      else { return nil }
      let meant = NearMiss.best(for: name, among: periods.all.map(\.name))
      return Diagnostic(
        .warning, UnknownPeriodFact(rule: rule.title, name: name, meant: meant), at: rule.location,
        excerpt: source.excerpt(at: rule.location))
    }
  }
}

/// A rule puts transactions into a period that the book does not have.
struct UnknownPeriodFact: DiagnosticFact {
  var rule: String
  var name: String
  var meant: String?

  var code: String { "unseen-period" }

  var summary: String { "the rule \"\(rule)\" names the period \"\(name)\", which the book lacks" }

  var remedy: String? {
    meant.map { "Did you mean \"\($0)\"?" }
      ?? "`daybook periods create` makes it; until then the rule puts nothing anywhere."
  }
}
