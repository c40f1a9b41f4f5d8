import ArgumentParser
import BookKeeping
import StatementModel

/// `demo`: a book of invented data.
struct DemoCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "demo",
    abstract: "Make a book of invented data to play with, and run it.",
    discussion: HelpText.discussion(of: "demo"))

  @Argument(help: "The folder, which must not be a book yet.", completion: .directory)
  var directory = "daybook-demo"

  @Option(help: ArgumentHelp("The last day that there is data of; else today.", valueName: "date"))
  var until: String?

  @OptionGroup var options: CommonOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let path = FilePath(directory).absolute(from: Environment.workingDirectory)
    let day = try until.map { text in
      guard let day = CalendarDate(iso: text) else {
        throw CommandFailure(.badDate(text, option: "--until"), .usage)
      }
      return day
    }
    guard let day = day ?? Environment.today else {
      throw CommandFailure(.badDate("today", option: "--until"), .usage)
    }
    try DemoBook.create(at: path, until: day)
    let talk = options.quiet ? ["--quiet"] : options.verbose ? ["--verbose"] : []
    let run = try RunCommand.parse(["--book", path, "--no-notices"] + talk)
    let status = try run.execute(console)
    console.say("A book of invented data stands in \(TerminalText.safe(path)).")
    console.say("`daybook serve --book \(TerminalText.safe(directory))` shows it in a browser.")
    return status
  }
}
