import ArgumentParser
import BookKeeping
import RuleEngine
import StatementModel

/// `rules test`: the `tests:` of the rules files.
struct RulesTestCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the tests that stand in rules files, or record more of them.",
    discussion: HelpText.discussion(of: "rules-test"))

  @Argument(
    help: "Rules files, and folders of them.", completion: .file(extensions: ["yaml", "yml"]))
  var files: [String] = []

  @Flag(help: "Write tests of what the rules decide in the history.")
  var record = false

  @Flag(
    name: [.customShort("n"), .long],
    help: "With --record: show what would be written, and write nothing.")
  var dryRun = false

  @Option(help: "How to answer.")
  var format = FindingFormat.text

  @OptionGroup var options: RuleFileOptions

  func validate() throws {
    if dryRun, !record { throw ValidationError("--dry-run belongs to --record.") }
    if record, files.count > 1 { throw ValidationError("--record writes into one file.") }
  }

  func execute(_ console: Console) throws -> ExitStatus {
    if record { return try recordTests(console) }
    let paths = FindingPaths(base: files.isEmpty ? try options.located()?.root : nil)
    let files = try options.files(files)
    let compilation = files.compiled()
    let check = RuleCheck(compilation)
    let errors = (files.mistakes + check.diagnostics).filter { $0.severity == .error }
    let ending: ExitStatus =
      errors.isEmpty ? check.isStopped ? .needsPerson : .done : .configuration
    switch format {
    case .text: break
    case .json:
      let answer = RuleTestAnswer(
        outcomes: check.outcomes, mistakes: errors + check.stopped, rules: compilation.ruleSet)
      console.print(document: answer.json)
      return ending
    case .table, .csv, .ndjson, .md:
      (errors + check.stopped).forEach(console.report)
      let answer = RuleTestAnswer(
        outcomes: check.outcomes, mistakes: [], rules: compilation.ruleSet)
      format.listing?.write(answer.table, items: answer.tests, console) {}
      return ending
    case .sarif, .github:
      format.print(errors + check.stopped, paths, console)
      return ending
    }
    (errors + check.stopped).forEach(console.report)
    guard compilation.ruleSet != nil else { return .configuration }
    for outcome in check.outcomes where outcome.passed {
      let word = outcome.overruled.isEmpty ? "passed" : "overruled"
      console.mention(
        TerminalText.safe("\(word): \(outcome.test.location) \(outcome.test.facts.description)"))
    }
    let passed = check.outcomes.count { $0.passed }
    let failed = check.outcomes.count - passed
    if console.verbosity > .quiet {
      let tests = passed == 1 ? "1 test passed" : "\(passed) tests passed"
      let overruled = check.outcomes.count { $0.passed && !$0.overruled.isEmpty }
      let rest =
        overruled == 0
        ? "" : "; rules of yours overrule \(overruled) of the starter rules' tests, as they may"
      console.print(words: (failed == 0 ? tests : "\(tests), \(failed) failed") + rest)
    }
    return ending
  }

  private func recordTests(_ console: Console) throws -> ExitStatus {
    let home = try Book.locate(
      explicit: options.book, environment: Environment.ofBook,
      workingDirectory: Environment.workingDirectory)
    var answer = try TestRecordingAnswer(file: files.first, home: home)
    if !dryRun { try answer.write() }
    if format == .json {
      console.print(document: answer.json(isDryRun: dryRun))
    } else {
      answer.print(isDryRun: dryRun, console)
    }
    return .done
  }
}
