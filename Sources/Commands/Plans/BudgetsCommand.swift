import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `budgets`: what is meant to be spent, and what is left of it.
struct BudgetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "budgets",
    abstract: "Show how budgets stand, and set or remove them.",
    discussion: HelpText.discussion(of: "budgets"),
    subcommands: [BudgetsListCommand.self, BudgetsSetCommand.self, BudgetsRemoveCommand.self],
    defaultSubcommand: BudgetsListCommand.self)
}

/// `budgets list`, which is what `budgets` alone does.
struct BudgetsListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show what is spent, meant to be spent and left.",
    discussion: HelpText.discussion(of: "budgets-list"))

  @Flag(help: "Earlier rounds, too.")
  var history = false

  @OptionGroup var plan: PlanReportOptions

  var options: BookOptions { plan.options }

  func execute(_ console: Console) throws -> ExitStatus {
    let (_, input, day) = try plan.open(console)
    let asOf = day ?? input.asOf
    let ledger = BudgetLedger(input, asOf: asOf)
    for budget in ledger.withoutPeriod {
      console.report(Diagnostic(.warning, PlanFact.noSuchPeriod(budget)))
    }
    if ledger.accounts.isEmpty, plan.table.format == .table {
      if console.verbosity > .quiet {
        console.print(words: "There are no budgets: `daybook budgets set Food 600` sets one.")
      }
      return .done
    }
    plan.write(
      ledger.printed(input.locale, withHistory: history), "budgets", asOf: asOf, input, console)
    return .done
  }
}

/// `budgets set`: writes a budget into daybook.yaml.
struct BudgetsSetCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Set the budget of a category, or of everything.",
    discussion: HelpText.discussion(of: "budgets-set"))

  @Argument(help: "The category, with those below it; or everything.", completion: .categories)
  var category: String

  @Argument(help: "The amount, in the book's currency or with another's code: 600, \"80 EUR\".")
  var amount: String

  @Option(help: "For how long: week, month, quarter or year.")
  var span: String?

  @Option(help: ArgumentHelp("The period that it is for.", valueName: "name"))
  var period: String?

  @Flag(inversion: .prefixedNo, help: "Whether what is left counts in the next span.")
  var rollOver: Bool?

  @Option(help: ArgumentHelp("The span that it begins with: 2026-01.", valueName: "day"))
  var since: String?

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    var edit = BudgetEdit(book: book, category: try book.budgetCategory(named: category))
    let limit: Money
    switch Budget.limit(amount, currency: book.configuration.currency) {
    case .success(let read): limit = read
    case .failure: throw CommandFailure([Diagnostic(.error, PlanFact.badAmount(amount))], .usage)
    }
    // A budget for a period that there is not would never count anything.
    let named = try period.map { try book.period(named: $0).name }
    let span = try BudgetEdit.span(span, period: named)
    let start = try since.map { try DayOption.dayOrMonth($0, option: "--since") }
    let budget = edit.set(limit, for: span, rollsOver: rollOver, since: start)
    try SettingsFile(book.paths).write(edit)
    if console.verbosity > .quiet {
      console.print(
        words:
          "\(budget.name): \(book.words(for: budget))"
          + (budget.rollsOver ? ", what is left rolls over" : ""))
    }
    return .done
  }
}

/// `budgets remove`: takes a budget out of daybook.yaml.
struct BudgetsRemoveCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove the budget of a category, or of everything.",
    discussion: HelpText.discussion(of: "budgets-remove"))

  @Argument(help: "The category; or everything.", completion: .categories)
  var category: String

  @Option(help: "Of which span: week, month, quarter or year.")
  var span: String?

  @Option(help: ArgumentHelp("Of which period.", valueName: "name"))
  var period: String?

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    var edit = BudgetEdit(book: book, category: try book.budgetCategory(named: category))
    let wanted = span == nil && period == nil ? nil : try BudgetEdit.span(span, period: period)
    let before = edit.budgets
    guard edit.remove(wanted) else {
      throw CommandFailure([Diagnostic(.error, PlanFact.noBudget(category))], .usage)
    }
    try SettingsFile(book.paths).write(edit)
    if console.verbosity > .quiet {
      for budget in before where !edit.budgets.contains(budget) {
        console.print(words: "\(budget.name): no longer \(book.words(for: budget))")
      }
    }
    return .done
  }
}
