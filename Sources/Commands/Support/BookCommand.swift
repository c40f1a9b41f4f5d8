import ArgumentParser
import BookKeeping
import StatementModel

/// Options that say how much a command tells beside its results.
///
/// Those who have them declare the two flags themselves, in place of a group of their own: what is
/// checked of a group in builds for tests is checked once more for each group around it.
protocol TalkOptions: ParsableArguments {
  var quiet: Bool { get }
  var verbose: Bool { get }
}

extension TalkOptions {
  var verbosity: Console.Verbosity { quiet ? .quiet : verbose ? .verbose : .normal }

  func validate() throws {
    if quiet && verbose { throw ValidationError("--quiet and --verbose contradict each other.") }
  }
}

extension ArgumentHelp {
  static var quiet: ArgumentHelp { "Say nothing but errors and warnings." }
  static var verbose: ArgumentHelp { "Say more about what is done." }
}

/// What every command takes.
struct CommonOptions: TalkOptions {
  @Flag(name: .shortAndLong, help: .quiet) var quiet = false
  @Flag(name: .shortAndLong, help: .verbose) var verbose = false
}

/// What every command on a book takes.
struct BookOptions: TalkOptions {
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

  @Flag(name: .shortAndLong, help: .quiet) var quiet = false
  @Flag(name: .shortAndLong, help: .verbose) var verbose = false

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
