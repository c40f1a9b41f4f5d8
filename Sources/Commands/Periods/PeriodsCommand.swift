import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `periods`: named spans of days, and what was spent in them.
struct PeriodsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "periods",
    abstract: "Keep named spans of days, such as a vacation, and see what was spent in them.",
    discussion: """
      A transaction belongs to a period when you or a rule (`period: NAME`) put it there: to one at \
      most. To an automatic period it belongs by its date, and so to any number of them. Each \
      period has its reports in Reports/periods/.

      A period is named by its name, or by its id or the beginning of it.

      EXAMPLES
        daybook periods
        daybook periods create Vacation --start 2026-07-01 --end 2026-07-14
        daybook periods assign Vacation 3f2a91c0 8c14d02e
        daybook periods show Vacation
      """,
    subcommands: [
      PeriodsListCommand.self, PeriodsShowCommand.self, PeriodsCreateCommand.self,
      PeriodsChangeCommand.self, PeriodsDeleteCommand.self, PeriodsAssignCommand.self,
      PeriodsUnassignCommand.self,
    ],
    defaultSubcommand: PeriodsListCommand.self)
}

/// `periods list`, which is what `periods` alone does.
struct PeriodsListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the periods: days, number of transactions, and what was spent.",
    discussion: """
      A period has a line for each of its currencies. What counts is posted; First and Last are \
      the days of its first and its last transaction.

      EXAMPLES
        daybook periods
        daybook periods --format csv
      """)

  @OptionGroup var table: TableOptions
  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.looking, console)
    if book.periods.isEmpty, table.format == .table {
      if console.verbosity > .quiet {
        console.print(words: "No periods yet: `daybook periods create NAME --start DAY` makes one.")
      }
      return .done
    }
    var periods = PeriodsTable(try book.reportInput()).table
    guard table.format == .table else {
      table.write(periods, in: book.locale, console)
      return .done
    }
    // People type the beginning of an id.
    for row in periods.rows.indices {
      if case .text(let id) = periods.rows[row][1] {
        periods.rows[row][1] = .text(String(id.prefix(8)))
      }
    }
    table.write(periods, in: book.locale, console)
    return .done
  }
}

/// How a command on one period answers.
enum PeriodFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

extension PeriodAnswer {
  /// Writes the period.
  func write(as format: PeriodFormat, _ console: Console) {
    switch format {
    case .text: if console.verbosity > .quiet { console.print(words: line) }
    case .json: console.print(document: JSONText.object(members))
    }
  }
}
