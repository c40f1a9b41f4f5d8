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
    discussion: HelpText.discussion(of: "periods"),
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
    discussion: HelpText.discussion(of: "periods-list"))

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

extension PeriodAnswer {
  /// Writes the period.
  func write(as format: AnswerFormat, _ console: Console) {
    switch format {
    case .text: if console.verbosity > .quiet { console.print(words: line) }
    case .json: console.print(document: JSONText.object(members))
    }
  }
}
