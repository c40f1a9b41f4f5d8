import BookAnswers
import Reports
import RuleEngine
import StatementModel

extension RuleCoverageAnswer {
  /// One part as a flat table, with a row for each currency.
  var flat: TextTable {
    switch part ?? .rule {
    case .rule, .dead: rulesTable
    case .category: categoriesFlat
    case .merchant: merchantsFlat
    }
  }

  private func table(_ keys: [String]) -> TextTable { TextTable(columns: keys.map { .init($0) }) }

  /// The cells, once for each currency of the money; once without any for no money.
  private func rows(
    _ cells: [TextTable.Cell], _ money: MoneyTotals
  ) -> [[TextTable.Cell]] {
    guard !money.isEmpty else { return [cells + [.empty, .empty]] }
    return order.sorted(money.currencies).map { currency in
      cells + [.text(currency.code), .sum(money[currency], currency)]
    }
  }

  private var rulesTable: TextTable {
    var table = table([
      "file", "line", "rule", "starter", "matched", "decided", "corrected", "first", "last",
      "standing", "currency", "money",
    ])
    for (use, standing) in shownRules.limited(to: limit) {
      let rule = rules.rules[use.rule]
      table.rows += rows(
        [
          .text(rule.location.file), rule.location.line.map { .integer($0) } ?? .empty,
          .text(rule.brief), .flag(isStarter(rule)), .integer(use.matched.count),
          .integer(use.won.count), .integer(use.corrected), .optional(use.matched.first),
          .optional(use.matched.last), .text(standing),
        ], use.won.money)
    }
    return table
  }

  /// The rules that are told of, in file order, and how each stands.
  private var shownRules: [(RuleCoverage.RuleUse, String)] {
    var standings: [Int: String] = [:]
    if part != .dead {
      for use in coverage.rules where use.matched.count > 0 { standings[use.rule] = "works" }
    }
    for idle in idle {
      standings[idle.use.rule] =
        switch idle.reason {
        case .matchesNothing: "matches-nothing"
        case .asleep: "asleep"
        case .overruled: "overruled"
        }
    }
    return coverage.rules.compactMap { use in standings[use.rule].map { (use, $0) } }
  }

  private var categoriesFlat: TextTable {
    var table = table([
      "category", "transactions", "by_rules", "first", "last", "currency", "money",
    ])
    for use in coverage.categories.limited(to: limit) {
      table.rows += rows(
        [
          .optional(use.category?.text), .integer(use.all.count), .integer(use.byRules),
          .optional(use.all.first), .optional(use.all.last),
        ], use.all.money)
    }
    return table
  }

  private var merchantsFlat: TextTable {
    var table = table([
      "merchant", "transactions", "first", "last", "descriptions", "example", "currency", "money",
    ])
    for merchant in coverage.merchants.limited(to: limit) {
      table.rows += rows(
        [
          .text(merchant.key.text), .integer(merchant.all.count), .optional(merchant.all.first),
          .optional(merchant.all.last), .integer(merchant.variants.count),
          .optional(merchant.variants.first?.description),
        ], merchant.all.money)
    }
    return table
  }

  // MARK: JSON

  var json: JSONText {
    var members: [(String, JSONText)] = [
      ("transactions", .integer(coverage.all.count)),
      ("first", .optional(coverage.all.first)), ("last", .optional(coverage.all.last)),
    ]
    if part == nil { members.append(("coverage", .array(shares.map(json(of:))))) }
    if part == nil || part == .rule || part == .dead {
      let shown = shownRules.limited(to: limit)
      members.append(("rules", .array(shown.map { json(of: $0, standing: $1) })))
      members.append(("starter_rules_that_match_nothing", .integer(idleStarters)))
    }
    if part == nil || part == .category {
      let shown = coverage.categories.limited(to: limit)
      members.append(("categories", .array(shown.map(json(of:)))))
    }
    if part == nil || part == .merchant {
      let shown = coverage.merchants.limited(to: limit)
      members.append(("merchants", .array(shown.map(json(of:)))))
    }
    return .object(members)
  }

  private func json(of share: Share) -> JSONText {
    let money = coverage.all.money.currencies.map { currency -> JSONText in
      let sum = share.tally.money[currency]
      let permille = sum.permille(of: coverage.all.money[currency])
      return .object([
        ("currency", .string(currency.code)), ("amount", .sum(sum, currency)),
        ("permille", .optional(permille)),
      ])
    }
    return .object([
      ("by", .string(share.key)), ("transactions", .integer(share.tally.count)),
      ("permille", .optional(Self.permille(share.tally.count, of: coverage.all.count))),
      ("money", .array(money)),
    ])
  }

  private func json(of use: RuleCoverage.RuleUse, standing: String) -> JSONText {
    let rule = rules.rules[use.rule]
    let reference = RuleReference(use.rule, of: rules).map(\.members) ?? []
    return .object(
      reference + [
        ("rule", .string(rule.brief)), ("starter", .bool(isStarter(rule))),
        ("standing", .string(standing)), ("matched", .integer(use.matched.count)),
        ("decided", .integer(use.won.count)), ("corrected", .integer(use.corrected)),
        ("money", .money(use.won.money, in: order)), ("first", .optional(use.matched.first)),
        ("last", .optional(use.matched.last)),
        ("beaten_by", RuleReference.json(use.mostOftenBeatenBy?.rule, of: rules)),
      ])
  }

  private func json(of use: RuleCoverage.CategoryUse) -> JSONText {
    .object([
      ("category", .optional(use.category?.text)), ("transactions", .integer(use.all.count)),
      ("by_rules", .integer(use.byRules)), ("money", .money(use.all.money, in: order)),
      ("first", .optional(use.all.first)), ("last", .optional(use.all.last)),
    ])
  }

  private func json(of merchant: RuleCoverage.Merchant) -> JSONText {
    .object([
      ("merchant", .string(merchant.key.text)), ("transactions", .integer(merchant.all.count)),
      ("money", .money(merchant.all.money, in: order)), ("first", .optional(merchant.all.first)),
      ("last", .optional(merchant.all.last)),
      (
        "descriptions",
        .array(
          merchant.variants.map { variant in
            .object([
              ("description", .string(variant.description)), ("count", .integer(variant.count)),
            ])
          })
      ),
    ])
  }
}
