import StatementFormats
import StatementModel

/// An archived file as this program's readers read it, held against what was recorded when it was
/// imported.
struct ArchivedReading {
  let file: StatementFile
  let statements: [Statement]
  /// Whether it has the statements, the rows and, where they were recorded, the sums and texts of
  /// its import.
  let agrees: Bool

  /// Reads a file by the profile it was imported with; where that no longer gives what was
  /// recorded, by all that was decided then.
  ///
  /// What was decided binds second: to name a column can make another one's reading worse.
  static func of(_ fact: ImportFact, _ bytes: [UInt8]) -> ArchivedReading {
    let plain = ArchivedReading(fact, bytes, fact.profile?.profile)
    guard !plain.agrees, let profile = fact.decidedProfile else { return plain }
    let bound = ArchivedReading(fact, bytes, profile)
    return bound.agrees ? bound : plain
  }

  private init(_ fact: ImportFact, _ bytes: [UInt8], _ profile: StatementProfile?) {
    var options = ReadingOptions(path: fact.path)
    options.profile = profile
    options.limits = .highest
    let file = StatementReader.read(bytes, options: options)
    let statements = file.statements
    self.file = file
    self.statements = statements
    agrees =
      statements.count == fact.statements.count
      && zip(statements, fact.statements).allSatisfy { $0.agrees(with: $1) }
  }
}

extension Statement {
  /// Whether it is read as it was when the journal recorded it.
  func agrees(with recorded: StatementFact) -> Bool {
    guard rows.count == recorded.rows else { return false }
    return recorded.reading?.agrees(with: self, currency: recorded.knownCurrency) ?? true
  }
}

extension StatementFact {
  /// The currency of rows that name none.
  var knownCurrency: Currency { Currency(code: currency) ?? .none }
}

extension ImportFact {
  /// The profile that says all that the reader decided.
  fileprivate var decidedProfile: StatementProfile? {
    guard let settings, !settings.isEmpty else { return nil }
    let lines = settings.sorted { $0.key < $1.key }.map { "    \($0.key): \($0.value)" }
    let text = (["profiles:", "  recorded:"] + lines).joined(separator: "\n") + "\n"
    return ConfigurationParser.parse(text, path: path).configuration.profiles.first
  }
}

/// What a reading of a file amounts to, in words.
struct ReadingSummary: Hashable, Sendable {
  private var rows = 0
  private var pending = 0
  private var totals = MoneyTotals()

  /// - Parameter currencies: Of rows that name none, statement by statement.
  init(_ statements: [Statement], _ currencies: [Currency]) {
    for (statement, currency) in zip(statements, currencies) {
      let sums = StatementSums(statement, currency: currency)
      rows += statement.rows.count
      pending += sums.pending
      totals.add(sums.totals)
    }
  }

  /// `61 rows, 2 of them pending, -981.02 USD`.
  var words: String {
    let sums = totals.currencies.map {
      "\(totals[$0].text(minimumDecimals: $0.minorUnits)) \($0)"
    }
    let count = Counted.text(rows, "row") + (pending > 0 ? ", \(pending) of them pending" : "")
    return ([count] + sums).joined(separator: ", ")
  }
}

/// That an archived file is no longer read as it was when it was imported.
enum ReadingFact: DiagnosticFact {
  /// The book keeps what it showed.
  case kept(before: ReadingSummary, now: ReadingSummary)
  /// The same where this program asks about the file, or reads no statement or another number of
  /// them.
  case keptUnread(before: ReadingSummary)
  /// What was imported is nowhere any more, so the book shows what is read now.
  case changed(now: ReadingSummary)
  /// And nothing is read now.
  case lost

  var code: String { "reads-differently" }

  var summary: String {
    switch self {
    case .kept(let before, let now) where before == now:
      "this version of daybook reads texts, dates or details of the archived file otherwise than they"
        + " were imported; the book keeps them as they were"
    case .kept(let before, let now):
      "this version of daybook reads the archived file otherwise: \(now.words); the book keeps what was"
        + " imported: \(before.words)"
    case .keptUnread(let before):
      "this version of daybook does not read the statements of the archived file any more; the book"
        + " keeps what was imported: \(before.words)"
    case .changed(let now):
      "the archived file is no longer read as it was imported; the book shows what is read now:"
        + " \(now.words)"
    case .lost: "the archived file no longer gives the statements that were imported from it"
    }
  }

  var remedy: String? {
    switch self {
    case .kept:
      "`daybook reread --dry-run` shows both readings, `daybook reread` with the file takes the new one"
    case .keptUnread:
      "`daybook inspect` on the file says why; what it asks is answered in daybook.yaml, and then"
        + " `daybook reread` takes the new reading"
    case .changed:
      "look at its transactions; `daybook reread` with the file accepts them, `daybook imports undo`"
        + " takes them out"
    case .lost:
      "its transactions are missing until it does; `daybook inspect` on the file says why"
    }
  }
}
