import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `import`: takes named files into the book now.
struct ImportCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import the named files now.",
    discussion: HelpText.discussion(of: "import"))

  @Argument(help: "The files to import.", completion: .file())
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The card of the files, or ACCOUNT=ID for one account of a file of several; repeatable.",
      valueName: "card"), completion: .cards)
  var card: [String] = []

  @Flag(name: [.customShort("n"), .long], help: "Say what would happen, and change nothing.")
  var dryRun = false

  @Flag(help: "Say what became of each row, and why.")
  var explain = false

  @Flag(
    help:
      "Take files whose header is none that their card's files had, if the columns mean the same.")
  var acceptNewHeader = false

  @OptionGroup var table: TableOptions
  @OptionGroup var limits: LimitOptions
  @OptionGroup var standardInput: StandardInputOptions
  @OptionGroup var options: WritingOptions

  func validate() throws {
    try standardInput.validate(for: files)
    if ![.table, .json].contains(table.format), !explain {
      throw ValidationError("an import answers as table or json; other formats are of --explain.")
    }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    try standardInput.requireInput(for: files)
    let importing = try importOptions()
    let book = try options.openSilently(.writing, console)
    let locale = book.locale
    let outcome = try ImportStatements(in: book).files(files.map { inbox($0, of: book) }, importing)
    {
      console.progress($0)
    }
    console.endProgress()
    let isWhole = explain || console.verbosity == .verbose
    let lines = ImportLines(
      locale: locale, layout: table.format.isForMachines ? .plain : console.layout
    ).lines(of: outcome.files, isWhole: isWhole)
    if table.format.isForMachines {
      lines.forEach(console.say)
    } else if console.verbosity > .quiet {
      lines.forEach(console.print(words:))
    }
    if !explain, table.format == .json {
      console.print(document: JSONText.object(ImportReport(outcome: outcome).members))
    }
    if explain {
      let answers = outcome.files.map { ($0.path, $0.answers ?? []) }
      if !table.format.isForMachines { console.print("") }
      RowAnswerTable(locale: locale.inEnglish).write(answers, as: table.format, console)
    }
    console.reportDetails(of: outcome)
    if dryRun {
      console.say("Nothing was changed: this was a dry run.")
    } else if outcome.changed, console.verbosity > .quiet, !table.format.isForMachines {
      console.say("`daybook run` brings the reports up to date.")
    }
    book.close()
    return status(of: outcome)
  }

  /// A file of the inbox by its whole path, by which its card is found; others as they were named.
  private func inbox(_ file: String, of book: Book) -> String {
    let path = FilePath(file).absolute(from: Environment.workingDirectory)
    return FilePath(path).isBelow(book.paths.statements) ? path : file
  }

  /// Files that were named and can't be read are a failure of the command where it imported none.
  private func status(of outcome: ImportOutcome) -> ExitStatus {
    let isFailure = outcome.files.allSatisfy { file in
      if case .unreadable = file.outcome { true } else { false }
    }
    guard isFailure, !outcome.files.isEmpty else {
      return outcome.needsPerson ? .needsPerson : .done
    }
    return outcome.files.contains(where: \.isMissing) ? .notFound : .unreadable
  }

  private func importOptions() throws -> ImportOptions {
    var importing = ImportOptions()
    importing.isDryRun = dryRun
    importing.explains = explain
    importing.limits = limits.limits
    importing.standardInputName = standardInput.shown
    importing.acceptsNewHeaders = acceptNewHeader
    for text in card {
      // The id is the last part: account numbers may hold anything.
      guard let mark = text.lastIndex(of: "=") else {
        guard importing.card == nil, BookConfiguration.isCardID(text) else {
          throw CommandFailure(.badCardOption(text), .usage)
        }
        importing.card = CardID(text)
        continue
      }
      let account = String(text[..<mark])
      let id = String(text[text.index(after: mark)...])
      guard !account.isEmpty, BookConfiguration.isCardID(id),
        importing.cardByAccount[account] == nil
      else { throw CommandFailure(.badCardOption(text), .usage) }
      importing.cardByAccount[account] = CardID(id)
    }
    return importing
  }
}
