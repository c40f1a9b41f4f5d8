import Reports
import RuleEngine
import StatementModel

extension RuleCoverageAnswer {
  // MARK: For people

  var report: PrintedReport {
    var sections: [PrintedReport.Section] = []
    if part == nil { sections.append(.init(title: "Who categorizes", table: sharesTable)) }
    if part == nil || part == .rule {
      let (own, starter) = (working.filter { !isOwnless($0) }, working.filter(isOwnless))
      if !own.isEmpty {
        sections.append(.init(title: "Your rules" + cut(own.count), table: table(of: own)))
      }
      if !starter.isEmpty {
        sections.append(
          .init(title: "Starter rules" + cut(starter.count), table: table(of: starter)))
      }
    }
    if part == nil || part == .dead, let section = idleSection { sections.append(section) }
    if part == nil || part == .category, !coverage.categories.isEmpty {
      let title = "Categories" + cut(coverage.categories.count)
      sections.append(.init(title: title, table: categoriesTable))
    }
    if part == nil || part == .merchant, !coverage.merchants.isEmpty {
      let title = "Merchants without a category" + cut(coverage.merchants.count)
      sections.append(.init(title: title, table: merchantsTable))
    }
    return PrintedReport(title: title, sections: sections, flat: flat)
  }

  private func isOwnless(_ use: RuleCoverage.RuleUse) -> Bool { isStarter(rules.rules[use.rule]) }

  private var title: String {
    let count = coverage.all.count
    var title = "Rule coverage of \(locale.text(count)) transaction\(count == 1 ? "" : "s")"
    if let first = coverage.all.first, let last = coverage.all.last {
      title += ", \(locale.shortText(first)) to \(locale.shortText(last))"
    }
    return title
  }

  private func cut(_ count: Int) -> String {
    guard let limit, limit < count else { return "" }
    return ", \(locale.text(limit)) of \(locale.text(count)) shown"
  }

  private var sharesTable: TextTable {
    var table = TextTable(columns: [
      .init("Who", cut: .middle), .init("Transactions", .right), .init("Share", .right),
      .init("Money", .right),
      .init("Share", key: "money_share", .right),
    ])
    for share in shares {
      let permille = Self.permille(share.tally.count, of: coverage.all.count)
      var cells: [TextTable.Cell] = [
        .text(share.who), .integer(share.tally.count), .share(permille),
      ]
      // Each currency has a line: no share is of two of them.
      for currency in order.sorted(share.tally.money.currencies) {
        let (sum, all) = (share.tally.money[currency], coverage.all.money[currency])
        let money: [TextTable.Cell] = [
          .text(locale.text(sum, currency)), .share(sum.permille(of: all)),
        ]
        table.rows.append(cells + money)
        cells = [.empty, .empty, .empty]
      }
      if share.tally.count == 0 { table.rows.append(cells) }
    }
    return table
  }

  private func table(of uses: [RuleCoverage.RuleUse]) -> TextTable {
    var table = TextTable(columns: [
      .init("Rule", cut: .middle), .init("Place", cut: .middle, priority: .medium),
      .init("Transactions", .right), .init("Money", .right), .init("First", priority: .low),
      .init("Last", priority: .low), .init("Corrected by hand", .right, priority: .low),
    ])
    table.rows = uses.limited(to: limit).map { use in
      let rule = rules.rules[use.rule]
      return [
        .text(rule.brief), .text(rule.location.place), .integer(use.won.count),
        .money(use.won.money, in: order, locale), .optional(use.won.first), .optional(use.won.last),
        use.corrected == 0 ? .empty : .integer(use.corrected),
      ]
    }
    return table
  }

  private var idleSection: PrintedReport.Section? {
    let idle = idle
    var title = "Rules that do nothing" + cut(idle.count)
    if !showsStarter, idleStarters > 0 {
      title += " (and \(locale.text(idleStarters)) starter rules that match nothing)"
    }
    guard !idle.isEmpty || part == .dead else { return nil }
    var table = TextTable(columns: [
      .init("Rule", cut: .middle), .init("Place", cut: .middle), .init("Matches", .right),
      .init("Why", cut: .end),
    ])
    table.rows = idle.limited(to: limit).map { idle in
      let rule = rules.rules[idle.use.rule]
      return [
        .text(rule.brief), .text(rule.location.place), .integer(idle.use.matched.count),
        .text(words(idle.reason)),
      ]
    }
    return .init(title: idle.isEmpty ? "Every rule does something" : title, table: table)
  }

  private var categoriesTable: TextTable {
    var table = TextTable(columns: [
      .init("Category", cut: .middle), .init("Transactions", .right),
      .init("By rules", .right, priority: .medium),
      .init("Money", .right), .init("First", priority: .low), .init("Last", priority: .low),
    ])
    table.rows = coverage.categories.limited(to: limit).map { use in
      [
        .category(use.category), .integer(use.all.count), .integer(use.byRules),
        .money(use.all.money, in: order, locale), .optional(use.all.first), .optional(use.all.last),
      ]
    }
    return table
  }

  private var merchantsTable: TextTable {
    var table = TextTable(columns: [
      .init("Merchant", cut: .middle), .init("Transactions", .right), .init("Money", .right),
      .init("Last", priority: .low), .init("As the bank writes it", cut: .middle, priority: .low),
    ])
    table.rows = coverage.merchants.limited(to: limit).map { merchant in
      var variants = merchant.variants.prefix(3).map(\.description)
      if merchant.variants.count > 3 { variants.append("… \(merchant.variants.count - 3) more") }
      return [
        .text(merchant.key.text), .integer(merchant.all.count),
        .money(merchant.all.money, in: order, locale), .optional(merchant.all.last),
        .text(variants.joined(separator: " · ")),
      ]
    }
    return table
  }
}

extension SourceLocation {
  /// File and line: nobody goes to a column of a rule.
  var place: String { line.map { "\(file):\($0)" } ?? file }
}
