import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `periods assign`: puts transactions into a period.
struct PeriodsAssignCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "assign",
    abstract: "Put transactions into a period, whatever their dates.",
    discussion: HelpText.discussion(of: "periods-assign"))

  @Argument(help: "The period, by its name or id.", completion: .periods)
  var period: String

  @Argument(help: "The transactions, by the beginning of their ids.", completion: .transactions)
  var ids: [String]

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let period = try book.period(named: period)
    try PeriodAssignment.assign(ids, to: period, in: book, console)
    return .done
  }
}

/// `periods unassign`: takes transactions out of the period that they were put into.
struct PeriodsUnassignCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "unassign",
    abstract: "Take transactions out of the period that they were put into.",
    discussion: HelpText.discussion(of: "periods-unassign"))

  @Argument(help: "The transactions, by the beginning of their ids.", completion: .transactions)
  var ids: [String]

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    try PeriodAssignment.assign(ids, to: nil, in: book, console)
    return .done
  }
}

/// Journals an assignment and tells what the transactions are now.
private enum PeriodAssignment {
  static func assign(
    _ ids: [String], to period: Period?, in book: Book, _ console: Console
  ) throws {
    // All ids are looked up before anything is changed.
    let chosen = try ids.map { try book.transaction(idPrefix: $0).id }
    let changed = try ChangePeriods(in: book).assign(chosen, to: period?.id)
    console.tell(changed, of: book) { _ in period?.name ?? "no period" }
  }
}
