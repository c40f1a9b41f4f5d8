import BookKeeping
import RuleEngine
import StatementModel

/// The rules of a book as pages show them: where each stands, what it decides, and what it nearly matches.
package struct RulesAnswer {
  private let book: Book
  private let rules: RuleSet
  private let sources: [RuleSource]
  private let subjects: [RuleSubject]
  private let starters: Set<String>

  /// Merchants without category of which it is asked what comes near.
  private static let mostMerchants = 50
  /// Transactions of one rule that are named.
  private static let mostNamed = 100
  /// Changes that are named.
  private static let mostChanges = 50

  /// - Throws: `.configuration` where the files have mistakes.
  package init(of book: Book) throws {
    self.book = book
    sources = try book.ruleSources()
    rules = try book.rules
    subjects = try book.ruleSubjects()
    starters = book.starterFiles()
  }

  /// All rules that did something or are the person's own.
  package func list() throws -> JSONText {
    let coverage = RuleCoverage(
      subjects, by: try book.matcher(of: rules), basis: book.configuration.dateBasis)
    let near = near(coverage)
    var lines: [String: [Int: RuleLines]] = [:]
    var listed: [JSONText] = []
    var idle = 0
    for use in coverage.rules {
      let rule = rules.rules[use.rule]
      let isStarter = starters.contains(rule.location.file)
      guard use.matched.count > 0 || !isStarter else {
        idle += 1
        continue
      }
      let file = rule.location.file
      let own = lines[file] ?? sources.first { $0.path == file }?.linesOfRules ?? [:]
      lines[file] = own
      listed.append(
        json(of: use, rule, isStarter, rule.location.line.flatMap { own[$0] }, near[use.rule] ?? [])
      )
    }
    return .object([
      ("rules", .array(listed)), ("idle_starters", .integer(idle)),
      (
        "decided",
        .object([
          ("by_rules", .integer(coverage.byRules.count)),
          ("by_hand", .integer(coverage.byHand.count)),
          ("nobody", .integer(coverage.uncategorized.count)),
        ])
      ),
    ])
  }

  private func json(
    of use: RuleCoverage.RuleUse, _ rule: Rule, _ isStarter: Bool, _ lines: RuleLines?,
    _ near: [RuleCoverage.Merchant]
  ) -> JSONText {
    let winner = use.isAlwaysOverruled ? use.mostOftenBeatenBy.map { rules.rules[$0.rule] } : nil
    return .object([
      ("file", .string(rule.location.file)), ("line", .optional(rule.location.line)),
      ("title", .string(rule.title)), ("category", .optional(rule.effects.category?.text)),
      ("text", .optional(lines?.text)), ("indentation", .optional(lines?.indentation)),
      ("is_starter", .bool(isStarter)),
      ("matched", .integer(use.matched.count)), ("decides", .integer(use.won.count)),
      ("corrected", .integer(use.corrected)), ("money", Self.json(use.categorized.money)),
      ("last", .optional(use.matched.last?.description)),
      ("overruled_by", .optional(winner.map { "\($0.title) (\($0.location))" })),
      (
        "near",
        .array(
          near.map { merchant in
            .object([
              ("description", .string(merchant.variants.first?.description ?? merchant.key.text)),
              ("transactions", .integer(merchant.all.count)),
              ("money", Self.json(merchant.all.money)),
            ])
          })
      ),
    ])
  }

  /// By rule of the person: the merchants that nobody categorizes and that it matches nearly, most money
  /// first.
  ///
  /// Rules that came with the program are thousands, and nobody changes those for one merchant.
  private func near(_ coverage: RuleCoverage) -> [Int: [RuleCoverage.Merchant]] {
    var found: [Int: [RuleCoverage.Merchant]] = [:]
    let others = Set(
      rules.rules.indices.filter { starters.contains(rules.rules[$0].location.file) })
    guard others.count < rules.rules.count else { return found }
    for merchant in coverage.merchants.prefix(Self.mostMerchants) {
      guard let text = merchant.variants.first?.description else { continue }
      for pattern in rules.nearPatterns(of: text, without: others, most: 1) {
        found[pattern.rule, default: []].append(merchant)
      }
    }
    return found
  }

  private static func json(_ totals: MoneyTotals) -> JSONText {
    .array(
      totals.currencies.map { currency in
        .object([
          ("amount", .string(totals[currency].text(minimumDecimals: currency.minorUnits))),
          ("currency", .string(currency.code)),
        ])
      })
  }

  /// The newest transactions that a rule decides something of.
  package func decided(byRuleAt location: SourceLocation) -> JSONText {
    guard
      let number = rules.rules.firstIndex(where: {
        $0.location.file == location.file && $0.location.line == location.line
      })
    else { return .array([]) }
    let basis = book.configuration.dateBasis
    let own = rules.subjects(of: subjects, decidedBy: number, most: Self.mostNamed)
    return .array(
      own.map { subject in
        let transaction = subject.transaction
        return .object([
          ("id", .string(transaction.id.description)),
          ("date", .string(transaction.date(by: basis).description)),
          ("description", .string(transaction.description)),
          ("amount", .string(transaction.amount.plainText)),
          ("currency", .string(transaction.amount.currency.code)),
          ("category", .optional(transaction.category?.text)),
        ])
      })
  }

  /// What a change of a rule would change in the history.
  package static func json(of plan: ChangeRule.Plan) -> [(key: String, value: JSONText)] {
    let diff = plan.diff
    return [
      ("changed", .integer(diff.changes.count)),
      (
        "changes",
        .array(
          diff.changes.prefix(mostChanges).map { change in
            .object([
              ("id", .string(change.transaction.id.description)),
              ("date", .string(change.transaction.date(by: diff.basis).description)),
              ("merchant", .string(change.transaction.merchant)),
              ("amount", .string(change.transaction.amount.plainText)),
              ("currency", .string(change.transaction.amount.currency.code)),
              ("from", .optional(change.before.category?.text)),
              ("to", .optional(change.after.category?.text)),
            ])
          })
      ),
      (
        "shifts",
        .array(
          diff.shifts.prefix(mostChanges).map { shift in
            let minor = shift.currency.minorUnits
            return .object([
              ("month", .string(shift.month.description)),
              ("category", .optional(shift.category?.text)),
              ("currency", .string(shift.currency.code)),
              ("before", .string(shift.before.text(minimumDecimals: minor))),
              ("after", .string(shift.after.text(minimumDecimals: minor))),
            ])
          })
      ),
      (
        "lines",
        .array(
          plan.replacement.changes.map { change in
            .object([
              ("kind", .string(change.kind.rawValue)), ("line", .integer(change.line)),
              ("text", .string(change.text)),
            ])
          })
      ),
    ]
  }
}
