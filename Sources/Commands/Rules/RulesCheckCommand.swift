import ArgumentParser
import BookKeeping
import RuleEngine
import StatementModel

/// `rules check`: every mistake of the rules files.
struct RulesCheckCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find every mistake in rules files, and rules that can never decide anything.",
    discussion: HelpText.discussion(of: "rules-check"))

  @Argument(
    help: "Rules files, and folders of them.", completion: .file(extensions: ["yaml", "yml"]))
  var files: [String] = []

  @Flag(help: "Let warnings count as errors.")
  var strict = false

  @Flag(help: "Don't look at the book's history.")
  var noHistory = false

  @Option(help: "How to answer.")
  var format = FindingFormat.text

  @OptionGroup var options: RuleFileOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let paths = FindingPaths(base: files.isEmpty ? try options.located()?.root : nil)
    let files = try options.files(files)
    let compilation = files.compiled()
    let check = RuleCheck(compilation)
    let budgets = BudgetCheck.mistakes(
      in: files.budgets, categories: CategoryTree(declared: compilation.categories),
      source: files.settings)
    let found = Diagnostic.byPlace(
      files.mistakes + budgets + check.diagnostics + evidence(files, compilation, check, console),
      files: compilation.sources.map(\.path))
    switch format {
    case .text:
      found.forEach(console.report)
      if console.verbosity > .quiet { console.print(words: summary(of: found, files, compilation)) }
    default: format.print(found, paths, console)
    }
    let limit: Diagnostic.Severity = strict ? .warning : .error
    if found.contains(where: { $0.severity >= limit }) { return .configuration }
    return check.isStopped ? .needsPerson : .done
  }

  /// What the history shows about the rules, where they are of a book that has one.
  private func evidence(
    _ files: RuleFiles, _ compilation: RuleCompilation, _ check: RuleCheck, _ console: Console
  ) -> [Diagnostic] {
    guard !noHistory, let home = files.home,
      let rules = compilation.ruleSet ?? compilation.readable
    else { return [] }
    // Named files are shown from here, a book's own from its folder.
    let folder = self.files.isEmpty ? nil : Environment.workingDirectory
    do throws(BookError) {
      let book = try Book.look(home, environment: Environment.ofBook)
      let starters = book.starterFiles(shownFrom: folder)
      let periods = PeriodNames.check(
        rules, sources: compilation.sources, periods: book.periods)
      // Of which rule others take what it could decide is known once all can be read.
      let history: any Sequence<RuleSubject> =
        compilation.ruleSet == nil ? [] : try book.ruleHistory()
      return periods
        + HistoryEvidence(
          history, by: try book.matcher(of: rules), sources: compilation.sources,
          known: check.diagnostics, cards: book.cards
        ) { !starters.contains($0.location.file) }.diagnostics
    } catch {
      let reason = error.diagnostics.first
      console.report(
        Diagnostic(
          .note, CommandFact.historyUnread(reason?.fact.summary ?? ""), at: reason?.location))
      return []
    }
  }

  /// `212 rules in 14 files: 1 error, 2 warnings`.
  private func summary(
    of found: [Diagnostic], _ files: RuleFiles, _ compilation: RuleCompilation
  ) -> String {
    let count = files.count
    let place = count == 1 ? "1 file" : "\(count) files"
    let asked = Set(compilation.sources.map(\.path))
    let rules = compilation.ruleSet.map { set in
      let count = set.rules.count { asked.contains($0.location.file) }
      return count == 1 ? "1 rule in \(place)" : "\(count) rules in \(place)"
    }
    let parts = [(Diagnostic.Severity.error, "error"), (.warning, "warning")].compactMap {
      severity, word -> String? in
      let count = found.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    return (rules ?? place) + ": " + (parts.isEmpty ? "no mistakes" : parts.joined(separator: ", "))
  }
}

extension Diagnostic {
  /// The message for programs.
  var json: JSONText {
    .object([
      ("file", .optional(location?.file)),
      ("line", .optional(location?.line)),
      ("column", .optional(location?.column)),
      ("severity", .string(severity.rawValue)),
      ("code", .string(fact.code)),
      ("message", .string(fact.summary)),
      ("remedy", .optional(fact.remedy)),
    ])
  }
}
