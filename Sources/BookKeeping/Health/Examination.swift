import Identity
import RuleEngine
import StatementModel

/// Looks at everything of a book that can be checked, and writes nothing.
///
/// It does not open the book as commands do: what is wrong would stop them at the first fault, and
/// here all faults are told at once.
package struct Examination {
  private let paths: BookPaths
  /// What schedulers need; nothing where they are not to be asked.
  private let environment: [String: String]?
  /// Told what is looked at, where that may take long.
  private let progress: (String) -> Void
  private var report = HealthReport()

  private init(
    _ paths: BookPaths, _ environment: [String: String]?, progress: @escaping (String) -> Void
  ) {
    self.paths = paths
    self.environment = environment
    self.progress = progress
  }

  /// Looks at everything, and tells what was found.
  ///
  /// - Parameters:
  ///   - environment: What schedulers need to find a person's jobs; nothing where they are not to be
  ///     asked.
  ///   - progress: Told what is looked at, where that may take long.
  package static func report(
    of paths: BookPaths, environment: [String: String]? = nil,
    progress: @escaping (String) -> Void = { _ in }
  ) -> HealthReport {
    var examination = Examination(paths, environment, progress: progress)
    examination.run()
    return examination.report
  }

  /// Looks only at whether the book runs by itself, and how that goes.
  ///
  /// - Parameter environment: What schedulers need to find a person's jobs.
  package static func schedule(of paths: BookPaths, environment: [String: String]) -> HealthCheck {
    ScheduleCheck(paths: paths, environment: environment).check()
  }

  private mutating func run() {
    let folders = FolderChecks(paths: paths, isLocked: BookLock.isHeld(paths.lock))
    let catalog = checkConfiguration()
    let rules = checkRules(of: catalog)
    let journal = checkJournal()
    checkHistory(catalog, journal, rules)
    report.checks += [
      folders.permissions(), folders.temporaries(), folders.lock(), folders.space(),
      ClockCheck.check(journal),
    ]
    if let environment {
      report.checks.append(ScheduleCheck(paths: paths, environment: environment).check())
    }
  }

  private mutating func checkConfiguration() -> Catalog? {
    progress(paths.shown(paths.configuration))
    do throws(BookError) {
      let catalog = try Catalog(paths: paths)
      let text = try Catalog.text(of: paths.configuration)
      let warnings = ConfigurationParser.parse(text, path: paths.shown(paths.configuration))
      report.checks.append(
        HealthCheck(
          .configuration, Counted.text(catalog.configuration.cards.count, "card"),
          warnings.diagnostics))
      return catalog
    } catch {
      report.checks.append(
        HealthCheck(.configuration, "can't be used", error.diagnostics))
      return nil
    }
  }

  /// The rules, or none where they can't be used: all but the index can be looked at without.
  private mutating func checkRules(of catalog: Catalog?) -> (rules: RuleSet, areWhole: Bool)? {
    guard let catalog else {
      skip(.rules, because: "daybook.yaml can't be used")
      return nil
    }
    let compilation = RuleCompiler.compile(
      catalog.sources, categories: catalog.configuration.categories)
    let count = compilation.ruleSet?.rules.count ?? 0
    let files = Counted.text(catalog.sources.count, "file")
    report.checks.append(
      HealthCheck(
        .rules,
        compilation.ruleSet == nil ? files : "\(Counted.text(count, "rule")) in \(files)",
        compilation.diagnostics))
    if let rules = compilation.ruleSet { return (rules, true) }
    let none = RuleCompiler.compile([], categories: catalog.configuration.categories).ruleSet
    return none.map { ($0, false) }
  }

  /// What only the evaluated book can tell.
  private static let evaluated: [HealthArea] = [.coverage, .balances, .duplicates]

  private mutating func checkJournal() -> Journal? {
    progress(paths.shown(paths.journal))
    let scan = JournalScan(paths)
    report.checks.append(scan.check)
    guard scan.isReadable, let journal = try? Journal(paths: paths) else {
      skip(.format, because: "the journal can't be read")
      return nil
    }
    // No index, or one that tells nothing, remembers no entries.
    let known = try? BookIndex.open(at: paths.index).value(for: IndexMark.journal.rawValue)
    if let loss = journal.loss(since: JournalTally(text: known ?? ""), isTorn: journal.isTorn) {
      add([loss], to: .journal)
    }
    var findings: [Diagnostic] = []
    if journal.isNewer {
      findings.append(Diagnostic(.warning, FormatFact.newer(found: journal.format)))
    } else if journal.format < BookFormat.current {
      findings.append(Diagnostic(.note, FormatFact.older(found: journal.format)))
    }
    report.checks.append(HealthCheck(.format, "version \(journal.format)", findings))
    return journal
  }

  /// What needs the journal and, in part, the settings.
  private mutating func checkHistory(
    _ catalog: Catalog?, _ journal: Journal?, _ rules: (rules: RuleSet, areWhole: Bool)?
  ) {
    guard let journal else {
      let areas: [HealthArea] = [.archive, .index, .statements] + Self.evaluated
      for area in areas { skip(area, because: "the journal can't be read") }
      return
    }
    let history = History(journal)
    report.checks.append(ArchiveCheck.check(history, paths, progress: progress))
    let inbox = InboxCheck.check(
      history, paths, configured: catalog?.configuration.naming(history.names).cards ?? [])
    guard let catalog, let rules else {
      skip(.index, because: "daybook.yaml can't be used")
      report.checks.append(inbox)
      for area in Self.evaluated { skip(area, because: "daybook.yaml can't be used") }
      return
    }
    let book = Book.unindexed(paths, catalog, journal, rules: rules.rules)
    book.session.progress = progress
    do throws(BookError) {
      let fresh = try book.fresh()
      tellOfEdits(fresh, history)
      checkIndex(fresh, of: book, isComparable: rules.areWhole)
      report.checks.append(inbox)
      checkVersions(fresh, history)
      checkBalances(fresh)
      checkDuplicates(fresh)
    } catch {
      report.checks.append(HealthCheck(.index, "can't be evaluated", error.diagnostics))
      report.checks.append(inbox)
      for area in Self.evaluated { skip(area, because: "the book can't be evaluated") }
    }
    // What the archive's own check does not say: files that are read otherwise than they were.
    let told = book.remarks.filter { $0.severity > .note && $0.fact.code != "awaiting-file" }
    add(told, to: .archive)
  }

  private mutating func checkIndex(_ fresh: FreshBook, of book: Book, isComparable: Bool) {
    guard isComparable else { return skip(.index, because: "the rules can't be used") }
    progress(paths.shown(paths.index))
    report.checks.append(
      IndexCheck(fresh: fresh).check(
        paths,
        marks: [
          .engine: Book.engineVersion, .history: fresh.awaitsFiles ? "" : book.history.fingerprint,
          .catalog: book.session.catalog.fingerprint,
        ]))
  }

  /// Edits and decisions of which no live row is left.
  private mutating func tellOfEdits(_ fresh: FreshBook, _ history: History) {
    let held = Set(fresh.evaluations.flatMap { $0.edits.values.joined() })
    let waiting = history.edits.entries.count - held.count
    guard waiting > 0 else { return }
    add([Diagnostic(.note, HealthFact.waitingEdits(waiting))], to: .journal)
  }

  /// What only earlier versions of files show: the run that brought the later one has told of it.
  private mutating func checkVersions(_ fresh: FreshBook, _ history: History) {
    let gone = fresh.gone
    var findings: [Diagnostic] = []
    let paths = history.liveImports.reduce(into: [String: Int]()) {
      $0[$1.fact.path, default: 0] += 1
    }
    let imports = ImportsByPath(history, at: Set(paths.filter { $0.value > 1 }.keys))
    for (place, item) in history.imports.enumerated()
    where item.isLive && paths[item.fact.path, default: 0] > 1 {
      let versions = FileVersions(of: item.fact, in: imports, before: place)
      let ids = fresh.evaluations.flatMap { versions.vanished(in: $0.result) }
        .filter { !gone.contains($0) }
      guard !ids.isEmpty else { continue }
      // Who has seen it may want both, and nothing would silence a warning then.
      findings.append(
        Diagnostic(
          .note,
          VanishedRows(ids, imports: versions.earlier.map(\.importID)),
          at: SourceLocation(file: item.fact.path)))
    }
    add(findings, to: .statements)
  }

  private mutating func checkBalances(_ fresh: FreshBook) {
    var coverage: [Diagnostic] = []
    var balances: [Diagnostic] = []
    var pairs = 0
    let newest = fresh.snapshot.asOf
    let places = fresh.snapshot.places
    for evaluation in fresh.evaluations {
      let card = CardStatements(evaluation, fresh.snapshot.transactions, places) { key in
        fresh.statements[key].map { ($0.fact, $0.indexed) }
      }
      let check = CardBalanceCheck(card, newest: newest)
      coverage += check.coverage
      balances += check.balances
      pairs += check.pairs
    }
    let statements = Counted.text(fresh.statements.count, "statement")
    let cards = Counted.text(fresh.evaluations.count, "card")
    report.checks.append(HealthCheck(.coverage, "\(statements) of \(cards)", coverage))
    report.checks.append(
      HealthCheck(
        .balances,
        pairs == 0 ? "no two are stated" : "\(Counted.text(pairs, "pair")) held against the book",
        balances))
  }

  private mutating func checkDuplicates(_ fresh: FreshBook) {
    let gone = fresh.gone
    var findings: [Diagnostic] = []
    var count = 0
    for evaluation in fresh.evaluations {
      let result = evaluation.result
      let open = result.possibleDuplicates.filter {
        !gone.contains(result.shownIDs[$0.first]) && !gone.contains(result.shownIDs[$0.second])
      }
      count += open.count
      findings += DuplicateFault.found(open, card: evaluation.card)
    }
    report.checks.append(
      HealthCheck(.duplicates, count == 0 ? "none" : Counted.text(count, "doubt"), findings))
  }

  private mutating func skip(_ area: HealthArea, because reason: String) {
    report.checks.append(HealthCheck(area, reason, isSkipped: true))
  }

  private mutating func add(_ findings: [Diagnostic], to area: HealthArea) {
    guard !findings.isEmpty, let place = report.checks.firstIndex(where: { $0.area == area }) else {
      return
    }
    report.checks[place].findings += findings
  }
}
