import ArgumentParser
import BookAnswers
import BookKeeping
import StatementFormats
import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `pipe`: the statements of many owners in, their decided transactions out, without a book.
struct PipeCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "pipe",
    abstract: "A filter without a book: statement files of many owners in, transactions out.",
    discussion: HelpText.discussion(of: "pipe"))

  @Option(
    help: ArgumentHelp(
      "A rules file, or a folder of them; repeatable. Without it, nothing is categorized.",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var rules: [String] = []

  @Option(
    help: ArgumentHelp(
      "The daybook.yaml that each owner's book would have; the exporters beside it count too.",
      valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var profiles: String?

  @Option(
    help: ArgumentHelp(
      "The currency of rows that name none; else that of --profiles, else USD.", valueName: "code"))
  var currency: String?

  @Option(help: ArgumentHelp("The longest line that is read; 64M.", valueName: "size"))
  var maxLineSize: ByteCount?

  @OptionGroup var limits: LimitOptions
  @OptionGroup var options: CommonOptions

  func execute(_ console: Console) throws -> ExitStatus {
    guard isatty(STDIN_FILENO) == 0 else { throw CommandFailure(.terminalLines, .usage) }
    var settings = try profiles.map(BookConfiguration.init(file:)) ?? BookConfiguration()
    if let currency { settings.currency = try FilterOptions.currency(currency) }
    let files = try RuleFiles.only(
      rules, categories: settings.categories, workingDirectory: Environment.workingDirectory)
    var importing = ImportOptions()
    importing.limits = limits.limits
    let pipe = StatementPipe(
      settings, rules: try files.rules(), options: importing,
      lineLimit: maxLineSize?.bytes ?? StatementPipe.usualLineLimit)
    var needsPerson = false
    var isAnyRead = false
    try pipe.run(from: STDIN_FILENO) { (answer) throws(BookError) in
      needsPerson = needsPerson || answer.needsPerson
      isAnyRead = isAnyRead || answer.isAnyRead
      try OwnerRecords(answer).write(to: console.write)
      return console.isHeard
    }
    return !needsPerson ? .done : isAnyRead ? .needsPerson : .unreadable
  }
}
