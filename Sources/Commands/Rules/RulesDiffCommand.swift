import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// `rules diff`: what edited rules would change in the history.
struct RulesDiffCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what the rules as they are now change in the history.",
    discussion: HelpText.discussion(of: "rules-diff"))

  /// What is shown.
  enum Part: String, ExpressibleByArgument, CaseIterable {
    case transaction, month
  }

  @Argument(
    help: "Files of the book that alone are of the other version.",
    completion: .file(extensions: ["yaml", "yml"]))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The other version: last-run, a git revision, a file or a folder.", valueName: "version"))
  var against: String?

  @Option(help: "Show only the transactions, or only the sums by month and category.")
  var by: Part?

  @Option(help: "How to write; csv has the transactions unless --by says otherwise.")
  var format = OutputFormat.table

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show at most so many transactions and so many sums; text shows 50 unless told.",
      valueName: "n"))
  var limit: Int?

  @Flag(help: "End with 1 if anything changes.")
  var exitCode = false

  @OptionGroup var options: BookOptions

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("--limit must be at least 1.") }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    let paths = try options.locate()
    let book = try Book.look(paths, environment: Environment.ofBook)
    for remark in book.remarks { console.report(remark) }
    let rules = try book.rules
    let version = try book.ruleVersion(
      choice, files: files, workingDirectory: Environment.workingDirectory,
      environment: Environment.ofGit)
    let history = try book.ruleHistory()
    let diff = RuleDiff(
      history, from: try book.matcher(of: version.rules), to: try book.matcher(of: rules),
      basis: book.configuration.dateBasis)
    let answer = RuleDiffAnswer(
      diff: diff, version: version, rules: rules, locale: book.locale.inEnglish,
      part: by, limit: limit ?? (format == .table ? Self.usualLimit : nil))
    answer.write(as: format, console)
    return exitCode && !diff.changes.isEmpty ? .needsPerson : .done
  }

  private static let usualLimit = 50

  private var choice: RuleVersionChoice {
    switch against {
    case nil: .usual
    case "last-run"?: .lastRun
    case let name?: .named(name)
    }
  }
}
