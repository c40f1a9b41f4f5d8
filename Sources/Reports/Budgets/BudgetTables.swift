import StatementModel

/// Budgets as tables.
struct BudgetTables {
  let ledger: BudgetLedger
  let locale: ReportLocale

  /// The newest round of each budget.
  var current: TextTable { table(of: ledger.accounts.compactMap(\.current)) }

  /// The rounds that a month is or lies in, or those of a period.
  func table(of span: ReportSpan) -> TextTable? {
    let standings = ledger.accounts.flatMap(\.rounds).filter { standing in
      switch span {
      case .month(let month):
        standing.first <= month.lastDay && (standing.last.map { month.firstDay <= $0 } ?? true)
      case .period(let period):
        if case .period(let name) = standing.budget.span {
          TextFolding.fold(name) == TextFolding.fold(period.name)
        } else {
          false
        }
      }
    }
    return standings.isEmpty ? nil : table(of: standings)
  }

  private func table(of standings: [BudgetStanding]) -> TextTable {
    var table = TextTable(columns: [
      .init(.budget, cut: .middle), .init(.forRound), .init(.spent, .right),
      .init(.limit, .right), .init(.carried, .right, priority: .low), .init(.left, .right),
      .init(.currency), .init(.pace, cut: .end, priority: .low),
      .init(.mark, cut: .end, priority: .medium),
      .init(.notCounted, priority: .low),
    ])
    for standing in standings {
      let currency = standing.budget.limit.currency
      table.rows.append([
        standing.budget.category.map(TextTable.Cell.category) ?? .word(.everything),
        .text(standing.roundText(locale)), .sum(standing.spent, currency),
        .amount(standing.budget.limit), carried(standing), .sum(standing.left, currency),
        .text(currency.code), .text(standing.pace(locale)), .text(remarks(on: standing)),
        .text(notCounted(in: standing)),
      ])
    }
    return table
  }

  private func carried(_ standing: BudgetStanding) -> TextTable.Cell {
    standing.budget.rollsOver ? .sum(standing.carried, standing.budget.limit.currency) : .empty
  }

  /// What was spent in other currencies.
  private func notCounted(in standing: BudgetStanding) -> String {
    ledger.currencyOrder.sorted(standing.others.currencies).map {
      locale.text(standing.others[$0], $0)
    }
    .joined(separator: ", ")
  }

  private func remarks(on standing: BudgetStanding) -> String {
    var parts: [String] = []
    if standing.state == .passed { parts.append(locale[.budgetPassed]) }
    if standing.state == .ahead { parts.append(locale[.budgetAhead]) }
    if !standing.pending.isZero {
      let pending = locale.text(standing.pending, standing.budget.limit.currency)
      parts.append(locale.text(.pendingCount, pending))
    }
    return parts.joined(separator: "; ")
  }

  /// The earlier rounds of one budget, newest first.
  func history(of account: BudgetLedger.Account) -> TextTable? {
    guard account.rounds.count > 1 else { return nil }
    let currency = account.budget.limit.currency
    var table = TextTable(columns: [
      .init(.forRound), .init(.spent, .right), .init(.limit, .right),
      .init(.carried, .right, priority: .low),
      .init(.left, .right), .init(.currency), .init(.share, .right, priority: .low),
      .init(.count, .right, priority: .low),
    ])
    for standing in account.rounds.reversed().prefix(Self.shownRounds) {
      table.rows.append([
        .text(standing.roundText(locale)), .sum(standing.spent, currency),
        .amount(account.budget.limit), carried(standing), .sum(standing.left, currency),
        .text(currency.code), .share(standing.share),
        .integer(standing.count),
      ])
    }
    return table
  }

  /// Older rounds stand in the CSV.
  private static let shownRounds = 24

  /// Every round of every budget, for programs.
  static func flat(_ ledger: BudgetLedger) -> TextTable {
    var table = TextTable(columns: [
      .init(.category), .init("Span"), .init(.period), .init(.from), .init(.to),
      .init(.currency), .init(.budget, .right), .init(.carried, .right),
      .init(.spent, .right), .init(.left, .right), .init("Spent share", .right),
      .init("Elapsed share", .right), .init(.state), .init(.count, .right),
      .init(.pendingTotal, .right), .init("Rolls over"),
    ])
    for standing in ledger.accounts.flatMap(\.rounds) {
      let currency = standing.budget.limit.currency
      var period: String?
      if case .period(let name) = standing.budget.span { period = name }
      table.rows.append([
        .optional(standing.budget.category?.text),
        .text(period == nil ? standing.budget.span.words : "period"), .optional(period),
        .date(standing.first), .optional(standing.last), .text(currency.code),
        .amount(standing.budget.limit), .sum(standing.carried, currency),
        .sum(standing.spent, currency), .sum(standing.left, currency), .share(standing.share),
        .share(standing.elapsed), .text(standing.state.rawValue), .integer(standing.count),
        .sum(standing.pending, currency), .flag(standing.budget.rollsOver),
      ])
    }
    return table
  }
}

extension BudgetStanding {
  /// `March 2026`, `week of 03/02/2026`, `Q1 2026`, `2026`, or a period's name.
  func roundText(_ locale: ReportLocale) -> String {
    switch budget.span {
    case .week: locale.text(.weekOf, locale.shortText(first))
    case .month: locale.text(first.month)
    case .quarter:
      locale.text(
        .quarterOfYear, String((first.month.month + 2) / 3), String(first.year))
    case .year: "\(first.year)"
    case .period(let name): name
    }
  }

  /// What is spent of what: `Food: 612.40 of 600.00 USD in March 2026`.
  package func words(_ locale: ReportLocale) -> String {
    let currency = budget.limit.currency
    let spent = locale.text(spent, minimumDecimals: currency.minorUnits)
    return locale.text(
      .budgetRound, budget.category?.text ?? locale[.everything], spent,
      locale.text(available, currency),
      roundText(locale))
  }
}
