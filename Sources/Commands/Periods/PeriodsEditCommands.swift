import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `periods create`: makes a period.
struct PeriodsCreateCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "create",
    abstract: "Make a period.",
    discussion: HelpText.discussion(of: "periods-create"))

  @Argument(help: "The name: 1 to 100 characters.")
  var name: String

  @Option(help: ArgumentHelp("The first day: 2026-07-01.", valueName: "day"))
  var start: String

  @Option(help: ArgumentHelp("The last day; without one it is open.", valueName: "day"))
  var end: String?

  @Flag(help: "Let every transaction of its days belong to it.")
  var automatic = false

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let draft = PeriodDraft(
      name: name, start: try FilterOptions.day(start, option: "--start"),
      end: try end.map { try FilterOptions.day($0, option: "--end") }, isAutomatic: automatic)
    let book = try options.open(.writing, console)
    PeriodAnswer(book: book, period: try ChangePeriods(in: book).create(draft)).write(
      as: format, console)
    return .done
  }
}

/// `periods change`: changes a period.
struct PeriodsChangeCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "change",
    abstract: "Change a period's name or days, or whether it is automatic.",
    discussion: HelpText.discussion(of: "periods-change"))

  @Argument(help: "The period, by its name or id.", completion: .periods)
  var period: String

  @Option(parsing: .unconditional, help: "The new name.")
  var name: String?

  @Option(help: ArgumentHelp("The new first day.", valueName: "day"))
  var start: String?

  @Option(help: ArgumentHelp("The new last day.", valueName: "day"))
  var end: String?

  @Flag(help: "Let it have no last day.")
  var open = false

  @Flag(help: "Let every transaction of its days belong to it.")
  var automatic = false

  @Flag(help: "Let only what you or a rule put there belong to it.")
  var manual = false

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @OptionGroup var options: WritingOptions

  func validate() throws {
    if open && end != nil { throw ValidationError("--open and --end contradict each other.") }
    if automatic && manual {
      throw ValidationError("--automatic and --manual contradict each other.")
    }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    var change = PeriodChange()
    change.name = name
    change.start = try start.map { try FilterOptions.day($0, option: "--start") }
    if let end { change.end = .some(try FilterOptions.day(end, option: "--end")) }
    if open { change.end = .some(nil) }
    if automatic || manual { change.isAutomatic = automatic }
    let book = try options.open(.writing, console)
    let changed = try ChangePeriods(in: book).change(try book.period(named: period), change)
    PeriodAnswer(book: book, period: changed).write(as: format, console)
    return .done
  }
}

/// `periods delete`: deletes a period and no transaction.
struct PeriodsDeleteCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "delete",
    abstract: "Delete a period; its transactions stay in the book.",
    discussion: HelpText.discussion(of: "periods-delete"))

  @Argument(help: "The period, by its name or id.", completion: .periods)
  var period: String

  @Option(help: "How to answer.")
  var format = AnswerFormat.text

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let period = try book.period(named: period)
    let count = try PeriodOverview(of: book).count(in: period.id)
    let answer = PeriodAnswer(book: book, period: period)
    let members = answer.members
    try ChangePeriods(in: book).delete(period)
    switch format {
    case .text:
      guard console.verbosity > .quiet else { return .done }
      let left = count == 1 ? "1 transaction stays" : "\(count) transactions stay"
      console.print(words: TerminalText.safe("\(period.name) is deleted: \(left) in the book"))
    case .json:
      console.print(document: JSONText.object(members + [("transactions", .integer(count))]))
    }
    return .done
  }
}
