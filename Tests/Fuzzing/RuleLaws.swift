import StatementModel

@testable import RuleEngine

/// What must hold of every rules file, whatever its bytes.
enum RuleLaws {
  /// What stands between two files of one input.
  private static let separator = "\n%%%\n"

  static func check(_ bytes: [UInt8]) {
    let texts = String(decoding: bytes, as: UTF8.self)
      .split(separator: separator, maxSplits: 3, omittingEmptySubsequences: false)
    let sources = texts.enumerated().map { number, text in
      RuleSource(path: "\(number).yaml", text: String(text))
    }
    for source in sources { _ = source.includes }
    let compilation = RuleCompiler.compile(sources)
    ReadingLaws.hold(
      (compilation.ruleSet == nil)
        == compilation.diagnostics.contains { $0.severity == .error },
      "there are rules exactly where there are no errors")
    let check = RuleCheck(compilation)
    for diagnostic in compilation.diagnostics + check.diagnostics {
      self.check(diagnostic, in: sources)
    }
    guard let rules = compilation.ruleSet else { return }
    checkPlaces(of: rules, in: sources)
    checkDecisions(of: rules)
  }

  // MARK: - Places

  private static func check(_ diagnostic: Diagnostic, in sources: [RuleSource]) {
    ReadingLaws.hold(!diagnostic.fact.summary.isEmpty, "a message has words")
    _ = diagnostic.description
    guard let location = diagnostic.location else {
      broken("a message without a place: \(diagnostic.fact.summary)")
    }
    check(location, in: sources, diagnostic.fact.code)
  }

  private static func check(
    _ location: SourceLocation, in sources: [RuleSource], _ what: String
  ) {
    guard let source = sources.first(where: { $0.path == location.file }) else {
      broken("\(what): there is no file \(location.file)")
    }
    guard let number = location.line else { return }
    guard let line = SourceText(source.text, path: source.path).line(number) else {
      broken("\(what): \(location) is behind the file's end")
    }
    let column = location.column ?? 1
    // A byte order mark at the file's start may count.
    ReadingLaws.hold(
      column >= 1 && column <= line.unicodeScalars.count + 2,
      "\(what): \(location) is behind the line's end")
  }

  private static func checkPlaces(of rules: RuleSet, in sources: [RuleSource]) {
    for rule in rules.rules.prefix(50) {
      check(rule.location, in: sources, "a rule")
      for use in rule.patternUses.prefix(20) { check(use.location, in: sources, "a pattern") }
    }
  }

  // MARK: - Decisions

  private static func checkDecisions(of rules: RuleSet) {
    let bytes = rules.encoded()
    guard let kept = RuleSet(encoded: bytes) else {
      broken("what is kept can be read")
    }
    ReadingLaws.hold(kept.encoded() == bytes, "what is kept is kept the same again")
    let matcher = RuleMatcher(rules)
    let again = RuleMatcher(kept)
    for facts in transactions {
      let decision = matcher.decide(facts)
      ReadingLaws.hold(decision == again.decide(facts), "kept rules decide the same")
      ReadingLaws.hold(decision == matcher.decide(facts), "the same again decides the same")
      // How often a pattern is stopped depends on the way it is asked.
      if matcher.limitHits.isEmpty {
        let trace = matcher.trace(facts)
        if matcher.limitHits.isEmpty {
          ReadingLaws.hold(decision == trace.decision, "the trace ends in the decision")
        }
      }
    }
  }

  private static let transactions: [TransactionFacts] = {
    let texts = [
      "SQ *BLUE BOTTLE COFFEE 510-653-3394 OAKLAND CA", "WHOLE FOODS MARKET 10234", "a", "",
      "שופרסל דיל חו\"ל", "CAFÉ İSTANBUL ß", "東京コーヒー 12", "UBER   *EATS HELP.UBER.COM",
    ]
    return texts.enumerated().map { number, text in
      var facts = TransactionFacts(description: text)
      if number % 2 == 0 {
        facts.amount = ExactDecimal(units: Int64(number) * 731 - 2000, scale: 2).map {
          Money($0, .usd)
        }
        facts.date = CalendarDate(dayNumber: Int32(20_000 + number))
        facts.memo = texts[(number + 1) % texts.count]
        facts.card = CardID("visa")
      } else {
        facts.bankCategory = "Groceries"
        facts.merchantCategoryCode = 5411
        facts.kind = .charge
        facts.isPending = false
      }
      return facts
    }
  }()
}
