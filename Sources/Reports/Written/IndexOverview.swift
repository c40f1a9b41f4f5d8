import StatementModel

/// The beginning of `index.md`, in the order of the page's overview: what needs the book's owner, how the
/// month goes, what comes and what changed.
struct IndexOverview {
  let input: ReportInput
  let ledger: SpendingLedger
  let plans: PlanPages
  let budgets: BudgetLedger?

  private static let days = 30
  private static let mostChanges = 5

  private var locale: ReportLocale { input.locale }

  func write(to out: inout ByteText) {
    writeNeeds(to: &out)
    writeMonth(to: &out)
    writeComing(to: &out)
    writeChanges(to: &out)
  }

  private func begin(_ title: String, to out: inout ByteText) {
    out.append("## \(title)\n\n")
  }

  private func writeNeeds(to out: inout ByteText) {
    let needs = OwnerNeeds(input, ledger, budgets: budgets, recurring: plans.recurring).all
    begin(locale[.needsYou], to: &out)
    guard !needs.isEmpty else {
      out.append(locale[.nothingNeedsYou] + "\n\n")
      return
    }
    var table = TextTable(columns: [
      .init(.name, cut: .middle), .init(.count), .init(.total, .right), .init(.currency),
    ])
    for need in needs {
      let currencies = ledger.currencies.filter { !need.money[$0].isZero }
      for currency in currencies.isEmpty ? [nil] : currencies.map(Optional.some) {
        table.rows.append([
          .text(need.title), .text(need.note),
          currency.map { .sum(need.money[$0], $0) } ?? .empty, .optional(currency?.code),
        ])
      }
    }
    table.writeMarkdown(locale, to: &out)
    out.append("\n")
  }

  /// The newest month of each currency.
  private func writeMonth(to out: inout ByteText) {
    var table = TextTable(columns: [
      .init(.month), .init(.moneyIn, .right), .init(.moneyOut, .right), .init(.net, .right),
      .init(.savingsRate, .right), .init(.usual, .right), .init(.currency),
    ])
    let asOf = input.asOf ?? ledger.months.last?.lastDay
    for currency in ledger.currencies.prefix(PageFacts.drawnCurrencies) {
      guard let asOf, let newest = ledger.months.last(where: { ledger.has(currency, in: $0) })
      else {
        continue
      }
      let standing = MonthStanding(
        input, ledger, in: currency, asOf: asOf.month == newest ? asOf : newest.lastDay)
      let point = standing.point(of: standing.now)
      let usual = standing.usual.map(standing.point)
      // Where nothing came in, nothing can be left of it.
      let hasIncome = !point.income.isZero
      table.rows.append([
        .month(newest), hasIncome ? .sum(point.income, currency) : .empty,
        .sum(point.spent, currency), hasIncome ? .sum(point.net, currency) : .empty,
        .share(point.savingsRate),
        usual.map { .sum($0.spent, currency) } ?? .empty, .text(currency.code),
      ])
    }
    guard !table.rows.isEmpty else { return }
    begin(locale[.thisMonth], to: &out)
    table.writeMarkdown(locale, to: &out)
    out.append("\n")
  }

  private func writeComing(to out: inout ByteText) {
    let coming = plans.recurring?.coming(within: Self.days) ?? []
    guard !coming.isEmpty else { return }
    begin(locale.text(.whatComes, locale.text(Self.days)), to: &out)
    var table = TextTable(columns: [
      .init(.date), .init(.name, cut: .middle), .init(.amount, .right), .init(.currency),
    ])
    for one in coming {
      table.rows.append([
        one.isByMonth ? .month(one.day.month) : .date(one.day), .text(one.title),
        .amount(one.isIncome ? one.amount : -one.amount), .text(one.amount.currency.code),
      ])
    }
    table.writeMarkdown(locale, to: &out)
    out.append("\n")
  }

  private func writeChanges(to out: inout ByteText) {
    let changes = plans.trends?.comparisons.categories ?? []
    guard !changes.isEmpty else { return }
    begin(locale[.whatChanged], to: &out)
    var table = TextTable(columns: [
      .init(.category, cut: .middle), .init(.change, .right), .init(.spent, .right),
      .init(.usual, .right), .init(.currency), .init(.month),
    ])
    for change in changes.prefix(PageFacts.drawnCurrencies) {
      for line in change.lines.prefix(Self.mostChanges) {
        table.rows.append([
          .category(line.category), .sum(line.change, change.currency),
          .sum(line.now, change.currency), .sum(line.usual, change.currency),
          .text(change.currency.code), .month(change.month),
        ])
      }
    }
    table.writeMarkdown(locale, to: &out)
    out.append("\n")
  }
}
