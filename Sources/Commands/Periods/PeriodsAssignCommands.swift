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
    discussion: """
      A transaction is in one such period at most: it leaves the one that it was in. What you say \
      here beats every rule; `daybook edit ID --clear period` lets the rules decide again.

      EXAMPLES
        daybook periods assign Vacation 3f2a91c0 8c14d02e
      """)

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
    discussion: """
      It holds against rules, too: they belong to no period then but to automatic ones. `daybook \
      edit ID --clear period` lets the rules decide again.

      EXAMPLES
        daybook periods unassign 3f2a91c0 8c14d02e
      """)

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
    guard console.verbosity > .quiet else { return }
    for transaction in changed {
      console.print(
        words:
          TerminalText.safe(
            "\(transaction.id.short)  \(transaction.date(by: book.configuration.dateBasis))  "
              + "\(book.locale.text(transaction.amount))  \(transaction.merchant)  "
              + (period?.name ?? "no period")))
    }
  }
}
