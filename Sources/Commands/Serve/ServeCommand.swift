import ArgumentParser
import BookKeeping
import StatementModel
import WebApp

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `serve`: the book in a browser.
struct ServeCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Show the book in a browser, to look at and to change.",
    discussion: HelpText.discussion(of: "serve"))

  @Option(help: ArgumentHelp("The port; else one that is the book's own.", valueName: "number"))
  var port: UInt16?

  @Flag(help: "Open no browser.")
  var noOpen = false

  @Option(
    help: ArgumentHelp(
      "Take the page's scripts and styles from this folder, for working on them.",
      valueName: "dir"),
    completion: .directory)
  var front: String?

  @OptionGroup var options: BookOptions

  func validate() throws {
    if port == 0 { throw ValidationError("--port must be 1 to 65535.") }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    let paths = try options.locate()
    if let address = BookServer.addressOfRunning(paths) {
      announce(address, console)
      console.say("It is served there already.")
      return .done
    }
    let folder = try front.map { try Self.folder($0) }
    try readIfNew(console)
    // Threads that are started from here on leave the signals to this one.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    let server = BookServer(paths, environment: Environment.ofBook, front: folder)
    announce(try server.start(port: port), console)
    console.say("Ctrl-C ends it.")
    var signal: Int32 = 0
    unsafe sigwait(&signals, &signal)
    server.stop()
    return .done
  }

  /// Imports what lies in the inbox of a book into which nothing was imported yet, so that a new book
  /// has something to show.
  ///
  /// A book that can't be written is served as it is.
  private func readIfNew(_ console: Console) throws {
    guard try options.openSilently(.looking, console).imports().isEmpty else { return }
    do {
      let book = try options.open(.writing, console)
      defer { book.close() }
      let outcome = try ImportStatements(in: book).inbox(ImportOptions()) { console.progress($0) }
      console.endProgress()
      console.reportDetails(of: outcome)
      console.adviseIfEmpty(book)
    } catch {
      console.endProgress()
      error.diagnostics.forEach(console.report)
    }
  }

  /// Prints an address and opens it.
  private func announce(_ address: String, _ console: Console) {
    // Whoever started this program reads the line while it goes on.
    console.prompt(address + "\n")
    if !noOpen { Browser.open(address) }
  }

  private static func folder(_ path: String) throws -> String {
    let absolute = FilePath(path).absolute(from: Environment.workingDirectory)
    var info = stat()
    guard unsafe stat(absolute, &info) == 0, info.st_mode & S_IFMT == S_IFDIR else {
      throw ServeFact.noFrontFolder(path)
    }
    return absolute
  }
}
