import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import StatementModel

/// `run`: the nightly job.
struct RunCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Import what is new in Statements/, categorize, and write all reports.",
    discussion: HelpText.discussion(of: "run"))

  @Flag(help: "Say so as a warning and exit with 1 where this run passes a budget.")
  var failOverBudget = false

  @Flag(
    help: ArgumentHelp(
      "Write cards into daybook.yaml as files in Statements/ tell them, and take the files.",
      discussion: """
        Of files that name no account, a number in the name, the layout or the name tells the card. \
        Comments and order of daybook.yaml stay.
        """))
  var adopt = false

  @Flag(help: "Tell nobody whom daybook.yaml names: `schedule notify` does so afterwards.")
  var noNotices = false

  @Option(
    help: ArgumentHelp(
      "Wait until nothing in Statements/ has changed for so many seconds.", valueName: "seconds"))
  var settle = 0

  @Option(help: "How to answer; `daybook schema import` describes json.")
  var format = AnswerFormat.text

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let paths = try options.locate()
    let upgrade = ProgramUpgrade.note(DaybookVersion.number, in: paths)
    var record = RunRecord.begin(paths)
    var report = RunReport()
    do {
      let status = try work(console, &report)
      if let upgrade { tell(of: upgrade, console) }
      report.messages = console.reported
      end(&record, paths, report, status.rawValue, console)
      return status
    } catch {
      let failure = CommandFailure(error)
      report.messages = console.reported + failure.diagnostics
      end(&record, paths, report, failure.exitCode, console)
      throw error
    }
  }

  /// Says once what is another since the last run, for the sake of programs that read what is printed.
  private func tell(of upgrade: ProgramUpgrade, _ console: Console) {
    let before = upgrade.before ?? "an earlier version"
    console.say(
      "daybook is \(DaybookVersion.number) now; the last run was by \(before). What programs read (JSON, "
        + "CSV, NDJSON) may have other names: the page Changes of the documentation lists them, and "
        + "`daybook schema` describes what there is.")
  }

  /// Notes how the run ended, and tells of it.
  ///
  /// That nobody could be told is said, and changes nothing of how it ended.
  private func end(
    _ record: inout RunRecord, _ paths: BookPaths, _ report: RunReport, _ code: Int32,
    _ console: Console
  ) {
    record.end(
      paths, code: code, summary: report.summary, messages: report.messages.map(\.json),
      details: report.details)
    if format == .json { console.print(String(record.text.dropLast())) }
    if noNotices { return }
    for fault in Notifier(paths).tell(record) ?? [] { console.report(fault) }
  }

  private func work(_ console: Console, _ report: inout RunReport) throws -> ExitStatus {
    InboxSettling.wait(for: try options.locate(), seconds: settle)
    if adopt { try adoptCards(console) }
    let book = try options.openSilently(
      .writing, console, usualWait: LockWait.night)
    // What is wrong with these is told before anything is imported.
    let before = try BudgetWatch(book)
    _ = try book.exchangeRates()
    let outcome = try ImportStatements(in: book).inbox(ImportOptions()) { console.progress($0) }
    console.endProgress()
    let talks = format == .text && console.verbosity > .quiet
    let lines = ImportLines(locale: book.locale, layout: console.layout)
    report.outcome = outcome
    report.plainSummary = lines.summary(of: outcome)
    if talks {
      let shown = outcome.files.filter { isShown($0, console) }
      lines.lines(of: shown, isWhole: console.verbosity == .verbose)
        .forEach(console.print(words:))
    }
    console.reportDetails(of: outcome)
    if !outcome.proposals.isEmpty { console.say(lines.proposals(of: outcome)) }
    // Otherwise the summary says it. What this run found was told just now.
    if console.verbosity == .quiet, !outcome.outstanding.isEmpty, !outcome.reminder.isEmpty {
      console.report(Diagnostic(.warning, CommandFact.filesWait(outcome.reminder)))
    }
    try book.keepRulesOfRun()
    var input = book.needsReports() ? try book.pageInput() : nil
    input?.keepLedger()
    report.written = try input.map { try write($0, of: book, console) }
    if talks {
      console.print(words: lines.summary(of: outcome))
      if outcome.files.isEmpty, outcome.outstanding.isEmpty { console.adviseIfEmpty(book) }
      if let input { try overview(input, of: book, after: outcome, console) }
    }
    let passed = try input.map { try before.passed(in: $0) } ?? []
    report.budgets = passed
    for line in passed {
      if failOverBudget {
        console.report(Diagnostic(.warning, PlanFact.budgetPassed(line)))
      } else if talks {
        console.print(words: TerminalText.safe(book.locale.text(.budgetIsPassed, line)))
      }
    }
    let mistakes = try book.customReports.mistakes
    mistakes.forEach(console.report)
    guard mistakes.isEmpty else { return .configuration }
    return outcome.needsPerson || (failOverBudget && !passed.isEmpty) ? .needsPerson : .done
  }

  /// Has cards that files tell of written into daybook.yaml.
  private func adoptCards(_ console: Console) throws {
    let book = try options.openSilently(.writing, console, usualWait: LockWait.night)
    let adopted = try AdoptCards(in: book)() { console.progress($0) }
    console.endProgress()
    book.close()
    guard !adopted.isEmpty else {
      return console.say("No file tells of a card that daybook.yaml has not.")
    }
    let names = adopted.map(\.text).joined(separator: ", ")
    console.say(TerminalText.safe("Cards that daybook.yaml has now: \(names)."))
  }

  /// Files that were imported before are no news.
  private func isShown(_ file: ImportedFile, _ console: Console) -> Bool {
    if case .known(let name) = file.outcome, name == file.path {
      console.verbosity == .verbose
    } else {
      true
    }
  }

  /// Writes what differs of the reports.
  ///
  /// - Returns: How many there are, for programs.
  private func write(
    _ input: ReportInput, of book: Book, _ console: Console
  ) throws -> [(key: String, value: JSONText)] {
    var sink = FolderSink(folder: ReportFolder(book))
    console.progress("Writing reports")
    try WrittenReports.write(input, to: &sink)
    let (written, unchanged, removed) = try sink.folder.finish()
    console.endProgress()
    book.log.reportsWritten(written: written, unchanged: unchanged, removed: removed)
    console.mention("Reports: \(written) written, \(unchanged) unchanged, \(removed) removed.")
    return [
      ("written", .integer(written)), ("unchanged", .integer(unchanged)),
      ("removed", .integer(removed)),
    ]
  }

  /// The newest month at a glance, what else waits for a person, and where the rest is.
  private func overview(
    _ input: ReportInput, of book: Book, after outcome: ImportOutcome, _ console: Console
  ) throws {
    guard let newest = input.newestPostedDay else { return }
    let report = MonthOverview(input, of: newest.month).printed
    console.print("")
    console.write(report.bytes(as: .table, locale: input.locale, layout: console.layout))
    console.print("")
    let earlier = EarlierCurrencies(outcome, input, before: newest.month).words
    let contradicted = try book.contradictions(newIn: outcome).map(\.displayName)
    let balances =
      contradicted.isEmpty
      ? ""
      : "Balances that contradict what is between: \(contradicted.joined(separator: ", "))"
        + " (`daybook doctor`)."
    for line in [earlier, TerminalText.safe(balances), DecisionsLine(input).words]
    where !line.isEmpty {
      console.print(words: line)
    }
    console.print(words: "All reports: \(TerminalText.safe(book.paths.reports))/index.md")
  }
}

/// Hands the pieces of reports on to the book's folder.
private struct FolderSink: ReportSink {
  var folder: ReportFolder

  mutating func keeps(_ path: String, madeOf sum: UInt64) -> Bool {
    folder.keeps(path, madeOf: sum)
  }
  mutating func begin(_ path: String) throws { try folder.begin(path) }
  mutating func append(_ bytes: [UInt8]) throws { try folder.append(bytes) }
  mutating func end() throws { try folder.end() }
}
