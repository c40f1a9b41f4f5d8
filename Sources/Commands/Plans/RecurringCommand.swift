import ArgumentParser
import BookAnswers
import BookKeeping
import Reports
import RuleEngine
import StatementModel

/// `recurring`: payments and income that come again and again.
struct RecurringCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "recurring",
    abstract: "List subscriptions, bills and income that come again, and what changed in them.",
    discussion: HelpText.discussion(of: "recurring"),
    subcommands: [
      RecurringListCommand.self, RecurringIgnoreCommand.self, RecurringNameCommand.self,
    ],
    defaultSubcommand: RecurringListCommand.self)
}

/// `recurring list`, which is what `recurring` alone does.
struct RecurringListCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List what comes again.",
    discussion: HelpText.discussion(of: "recurring-list"))

  @Flag(help: "Those that have ended, too.")
  var all = false

  @OptionGroup var plan: PlanReportOptions

  var options: BookOptions { plan.options }

  func execute(_ console: Console) throws -> ExitStatus {
    let (_, input, day) = try plan.open(console)
    let asOf = day ?? input.asOf
    let report = RecurringReport(input, asOf: asOf)
    let printed = report.printed(input, withEnded: all)
    if printed.sections.isEmpty, plan.table.format == .table {
      if console.verbosity > .quiet { console.print(words: nothing(report, asOf, input)) }
    } else {
      plan.write(printed, "recurring", asOf: asOf, input, console)
    }
    if report.ignoredCount > 0 {
      let count = report.ignoredCount
      console.mention(
        count == 1
          ? "1 is ignored; daybook.yaml lists it."
          : "\(count) are ignored; daybook.yaml lists them.")
    }
    return .done
  }
}

extension RecurringListCommand {
  /// What is said where nothing goes on: what ended is no nothing.
  private func nothing(
    _ report: RecurringReport, _ asOf: CalendarDate?, _ input: ReportInput
  ) -> String {
    let ended = report.series.count
    guard ended > 0, let asOf else { return "Nothing comes again and again." }
    return "As of \(input.locale.longText(asOf)) nothing goes on; \(ended) "
      + "\(ended == 1 ? "has" : "have") ended. Use --all to see \(ended == 1 ? "it" : "them")."
  }
}

/// `recurring ignore`: says that something is no recurring payment.
struct RecurringIgnoreCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "ignore",
    abstract: "Say that something is no recurring payment; remembered in daybook.yaml.",
    discussion: HelpText.discussion(of: "recurring-ignore"))

  @Argument(help: "The name or merchant.", completion: .merchants)
  var name: String

  @Flag(help: "Look for it again.")
  var takeBack = false

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    var ignored = book.configuration.recurring.ignored
    if takeBack {
      let count = ignored.count
      let names = try RecurringNames(book).all(of: name)
      ignored.removeAll { names.contains(TextFolding.fold($0)) }
      guard ignored.count < count else {
        throw CommandFailure([Diagnostic(.error, PlanFact.notIgnored(name))], .usage)
      }
    } else if !book.configuration.recurring.isIgnored(name) {
      ignored.append(try RecurringNames(book).name(for: name))
    }
    let file = try SettingsFile(book.paths)
    if ignored.isEmpty {
      try file.remove(["recurring", "ignore"])
    } else {
      try file.set(.list(ignored.map(SettingValue.text)), at: ["recurring", "ignore"])
    }
    return .done
  }
}

/// `recurring name`: gives a recurring payment a name.
struct RecurringNameCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "name",
    abstract: "Give a recurring payment another name; remembered in daybook.yaml.",
    discussion: HelpText.discussion(of: "recurring-name"))

  @Argument(help: "The name as `daybook recurring` shows it.", completion: .merchants)
  var name: String

  @Argument(help: "What to call it.")
  var new: String

  @OptionGroup var options: WritingOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let book = try options.open(.writing, console)
    let found = try RecurringNames(book).name(for: name)
    try SettingsFile(book.paths).set(.text(new), at: ["recurring", "names", found])
    return .done
  }
}

/// The names of what was found, for a person to choose from.
private struct RecurringNames {
  private let series: [RecurringSeries]

  init(_ book: Book) throws {
    // What is ignored or renamed already can be named by its first name.
    var input = try book.reportInput()
    let decisions = input.recurring
    input.recurring = RecurringDecisions()
    series = RecurringReport(input, asOf: Environment.today).series.map { one in
      var one = one
      if let title = decisions.name(for: one.name) ?? decisions.name(for: one.formerName) {
        one.title = title
      }
      return one
    }
  }

  /// All names of what a person names by one of them, folded; the text itself in any case.
  func all(of text: String) -> Set<String> {
    let folded = TextFolding.fold(text)
    return series.reduce(into: [folded]) { all, one in
      let names = Set([one.name, one.title, one.formerName].map { TextFolding.fold($0) })
      if names.contains(folded) { all.formUnion(names) }
    }
  }

  /// The first name of what a person names by it, by its title or by its merchant.
  func name(for text: String) throws -> String {
    let folded = TextFolding.fold(text)
    if let one = series.first(where: { TextFolding.fold($0.name) == folded }) { return one.name }
    if let one = series.first(where: { TextFolding.fold($0.title) == folded }) { return one.name }
    if let one = series.first(where: { TextFolding.fold($0.formerName) == folded }) {
      return one.name
    }
    let merchant = series.first { TextFolding.fold($0.name).hasPrefix(folded + " ") }
    if merchant != nil { return text }
    throw CommandFailure(
      [
        Diagnostic(
          .error,
          PlanFact.unknownRecurring(
            text, known: series.flatMap { [$0.name, $0.title, $0.formerName] }))
      ], .usage)
  }
}
