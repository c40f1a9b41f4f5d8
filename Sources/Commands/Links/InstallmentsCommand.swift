import ArgumentParser
import BookAnswers
import BookKeeping
import Identity
import Reports
import StatementModel

/// `installments`: purchases that are paid in parts, and what is still owed.
struct InstallmentsCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "installments",
    abstract: "List purchases paid in parts, and what is still owed in each coming month.",
    discussion: HelpText.discussion(of: "installments"))

  @Option(help: ArgumentHelp("Only this card; repeatable.", valueName: "card"), completion: .cards)
  var card: [String] = []

  @Flag(help: "Only what is owed in each coming month.")
  var months = false

  @Flag(help: "Purchases that are paid, too.")
  var all = false

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    let cards = Set(try card.map { try book.card(named: $0) })
    let plans = try book.installments().filter { plan in
      (all || !plan.owed.isEmpty) && (cards.isEmpty || cards.contains(plan.card))
    }
    if plans.isEmpty, table.format == .table {
      if console.verbosity > .quiet {
        console.print(words: all ? "No purchase is paid in parts." : Self.nothingOwed)
      }
      return .done
    }
    if !months { table.write(purchases(plans, in: book.locale), in: book.locale, console) }
    if months || table.format == .table, !table.format.isForMachines || months {
      if !months { console.print("") }
      let due = Self.dueMonths(plans, CurrencyOrder(of: try book.transactionTable()))
      if due.rows.isEmpty, table.format == .table {
        console.print(words: Self.nothingOwed)
      } else {
        table.write(due, in: book.locale, console)
      }
    }
    return .done
  }

  private static let nothingOwed = "Nothing is owed in parts."

  private func purchases(_ plans: [InstallmentPlan], in locale: ReportLocale) -> TextTable {
    var list = TextTable(columns: [
      .init(.id), .init(.merchant, cut: .middle), .init(.card, cut: .middle, priority: .low),
      .init(.part),
      .init(.total, .right, priority: .medium), .init(.owed, .right), .init(.currency),
      .init(.until),
    ])
    for plan in plans {
      let last = plan.parts[plan.parts.count - 1]
      let id = last.id
      list.rows.append([
        .text(table.format == .table ? id.short : id.description), .text(plan.merchant),
        .text(plan.card.text),
        table.format.isForMachines
          ? .text("\(last.number) of \(plan.count)")
          : .text(locale.text(.partOf, locale.text(last.number), locale.text(plan.count))),
        .sum(plan.total, plan.currency), .sum(plan.owedSum, plan.currency),
        .text(plan.currency.code), plan.owed.last.map { .month($0.month) } ?? .empty,
      ])
    }
    return list
  }

  /// What is owed by month and currency, the next month first.
  private static func dueMonths(_ plans: [InstallmentPlan], _ order: CurrencyOrder) -> TextTable {
    var sums: [Month: MoneyTotals] = [:]
    var counts: [Month: [Currency: Int]] = [:]
    for due in plans.flatMap(\.owed) {
      sums[due.month, default: MoneyTotals()].add(due.amount)
      counts[due.month, default: [:]][due.amount.currency, default: 0] += 1
    }
    var list = TextTable(columns: [
      .init(.month), .init(.owed, .right), .init(.currency), .init(.parts, .right),
    ])
    list.sharedColumns = 1
    for (month, totals) in sums.sorted(by: { $0.key < $1.key }) {
      for currency in order.sorted(totals.currencies) {
        list.rows.append([
          .month(month), .sum(totals[currency], currency), .text(currency.code),
          .integer(counts[month]?[currency] ?? 0),
        ])
      }
    }
    return list
  }
}
