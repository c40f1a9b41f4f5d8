import ArgumentParser
import BookKeeping
import StatementModel

/// What every command takes.
struct CommonOptions: ParsableArguments {
  @Flag(name: .shortAndLong, help: "Say nothing but errors and warnings.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Say more about what is done.")
  var verbose = false

  func validate() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose contradict each other.") }
  }

  var verbosity: Console.Verbosity { quiet ? .quiet : verbose ? .verbose : .normal }
}

/// What every command on a book takes.
struct BookOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The book's folder.",
      discussion: """
        Else DAYBOOK_BOOK, else the book that the current folder is or lies in.
        """,
      valueName: "dir"),
    completion: .directory)
  var book: String?

  @OptionGroup var common: CommonOptions

  func locate() throws(BookError) -> BookPaths {
    try Book.locate(
      explicit: book, environment: Environment.ofBook,
      workingDirectory: Environment.workingDirectory)
  }

  /// Opens the book and says what had to be mended.
  func open(_ access: Book.Access, _ console: Console) throws(BookError) -> Book {
    let book = try openSilently(access)
    for remark in book.remarks { console.report(remark) }
    return book
  }

  /// Opens the book for work whose outcome carries the book's remarks.
  func openSilently(_ access: Book.Access) throws(BookError) -> Book {
    try Book.open(locate(), access, environment: Environment.ofBook)
  }
}

/// A command: does its work with a console, and ends with a status.
protocol DaybookSubcommand: ParsableCommand {
  var verbosity: Console.Verbosity { get }
  func execute(_ console: Console) throws -> ExitStatus
}

extension DaybookSubcommand {
  /// Runs the command, says what went wrong, and ends with the code that fits it.
  func run() throws {
    let console = Console(verbosity: verbosity)
    var code: Int32
    do {
      code = try execute(console).rawValue
    } catch let failure as CommandFailure {
      failure.diagnostics.forEach(console.report)
      code = failure.exitCode
    } catch let failure as BookError {
      failure.diagnostics.forEach(console.report)
      code = failure.exitCode
    } catch let fact as any DiagnosticFact & Error {
      console.report(Diagnostic(.error, fact))
      code = ExitStatus.usage.rawValue
    } catch {
      console.report(Diagnostic(.error, CommandFact.internal("\(error)")))
      code = ExitStatus.internalError.rawValue
    }
    if let failure = console.finish() {
      console.report(Diagnostic(.error, failure, at: SourceLocation(file: "standard output")))
      code = ExitStatus.io.rawValue
    }
    throw ExitCode(code)
  }
}
