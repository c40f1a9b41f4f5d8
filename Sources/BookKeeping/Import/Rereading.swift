import StatementFormats
import StatementModel

/// How an imported file is read from an entry on: by other settings than it was imported with.
struct RereadFact: Codable, Hashable, Sendable {
  /// The id of the import.
  var imported: String
  /// The path as shown, for people.
  var path: String
  var rejected: Int
  /// As many as were imported, of the same cards.
  var statements: [StatementFact]
  var profile: ProfileRecord?
  /// All that the reader decided about it.
  var settings: [String: String]?
  var header: [String]?
  /// The archived `KeptStatements` by which it counts from here on: nobody's word but the program's,
  /// which reads the file otherwise than the one before.
  var kept: String?
}

/// What reading a file again comes to.
package struct RereadFile: Sendable {
  package enum State: String, Sendable {
    /// By the settings of now it is read as it is in the book.
    case same
    case changed
    /// By the settings of now it can't take the place of what is in the book.
    case refused
  }

  /// Of its import.
  package var id: String
  package var file: String
  package var cards: [CardID]
  package var state = State.same
  /// Why it is refused.
  package var reasons: [Diagnostic] = []
  package var rowsBefore = 0
  package var rowsNow = 0
  /// Rows that are read otherwise, are new, or are gone, by their lines.
  package var differing: [RereadRow] = []
  package var totalsBefore = MoneyTotals()
  package var totalsNow = MoneyTotals()
  /// The profile that it was read by, and is.
  package var profileBefore: String?
  package var profileNow: String?
}

/// A row that is read otherwise than it is in the book.
package struct RereadRow: Sendable {
  package struct Reading: Hashable, Sendable {
    package var date: CalendarDate
    package var amount: Money
    package var isPending: Bool
    package var description: String
    package var memo: String?
  }

  package var line: Int
  /// Nothing where the row is new.
  package var before: Reading?
  /// Nothing where the row is gone.
  package var now: Reading?

  init(before: StatementRow?, now: StatementRow?) {
    line = now?.span.line ?? before?.span.line ?? 0
    self.before = before.map(Self.reading)
    self.now = now.map(Self.reading)
  }

  private static func reading(_ row: StatementRow) -> Reading {
    Reading(
      date: row.keyDate, amount: Money(row.amount, row.currency ?? .none),
      isPending: row.status == .pending, description: row.description, memo: row.details.memo)
  }
}

/// Reads an archived file by the settings of now, beside how it is in the book.
struct Rereading {
  let configuration: BookConfiguration
  let limits = ReadingLimits.highest

  /// - Parameter before: The file's statements as they are in the book.
  /// - Returns: What differs; and what to journal, where the file can take its place.
  func read(
    _ fact: ImportFact, _ bytes: [UInt8], before: [Statement]
  ) -> (file: RereadFile, fact: RereadFact?) {
    var outcome = RereadFile(
      id: fact.importID, file: fact.path, cards: fact.statements.map { CardID($0.card) })
    let named = profile(of: fact)
    let now = read(bytes, fact.path) { options in
      options.profiles = configuration.profiles
      options.exporters = configuration.exporters
      options.profile = named
    }
    let location = SourceLocation(file: fact.path)
    switch now.outcome {
    case .read: break
    case .ambiguous(let questions): return (refused(outcome, questions), nil)
    case .noStatement(let reason), .unreadable(let reason):
      return (refused(outcome, [reason]), nil)
    }
    guard now.statements.count == fact.statements.count else {
      let reason = RereadFault.otherStatements(
        before: fact.statements.count, now: now.statements.count)
      return (refused(outcome, [Diagnostic(.error, reason, at: location)]), nil)
    }
    let used =
      named ?? now.profileName.flatMap { name in configuration.profiles.first { $0.name == name } }
    let statements = zip(now.statements, fact.statements).map { statement, recorded in
      self.fact(of: statement, recorded, profile: used)
    }
    outcome.profileBefore = fact.profile?.name
    outcome.profileNow = used?.name
    compare(before, fact.statements, now.statements, statements, &outcome)
    guard outcome.state == .changed else { return (outcome, nil) }
    return (
      outcome,
      RereadFact(
        imported: fact.importID, path: fact.path, rejected: now.rejected.count,
        statements: statements, profile: used.map(ProfileRecord.init), settings: now.decided,
        header: now.format == "csv" ? now.header : nil)
    )
  }

  private func read(
    _ bytes: [UInt8], _ path: String, _ set: (inout ReadingOptions) -> Void
  ) -> StatementFile {
    var options = ReadingOptions(path: path)
    options.limits = limits
    set(&options)
    return StatementReader.read(bytes, options: options)
  }

  /// The profile that `daybook.yaml` names for the file's card; else one is found by the header.
  private func profile(of fact: ImportFact) -> StatementProfile? {
    let names = fact.statements.map(\.card) + (fact.recordedCards ?? [])
    let name = configuration.cards.first {
      names.contains($0.card.id.text) && $0.profile != nil
    }?.profile
    return configuration.profiles.first { $0.name == name }
  }

  /// The currency of rows that name none: what file, profile or card say, else as it was.
  ///
  /// The book's currency may have been another's then, and nobody can know whether it was asked.
  private func fact(
    of statement: Statement, _ recorded: StatementFact, profile: StatementProfile?
  ) -> StatementFact {
    let card = configuration.cards.first { $0.card.id.text == recorded.card }?.card
    var fact = recorded
    let currency = statement.currency ?? profile?.currency ?? card?.currency
    fact.currency = currency?.code ?? recorded.currency
    fact.account = statement.account
    fact.type = statement.accountType?.name
    fact.rows = statement.rows.count
    fact.reading = ReadingRecord(
      StatementSums(statement, currency: fact.knownCurrency), of: statement,
      currency: fact.knownCurrency)
    return fact
  }

  private func refused(_ file: RereadFile, _ reasons: [Diagnostic]) -> RereadFile {
    var file = file
    file.state = .refused
    file.reasons = reasons
    return file
  }

  private func compare(
    _ before: [Statement], _ recorded: [StatementFact], _ now: [Statement],
    _ facts: [StatementFact], _ outcome: inout RereadFile
  ) {
    for (place, statement) in now.enumerated() {
      let currency = facts[place].knownCurrency
      let rows = Self.rows(of: statement, currency)
      let earlier = place < before.count ? before[place] : Statement()
      let known = Self.rows(of: earlier, recorded[place].knownCurrency)
      outcome.rowsBefore += earlier.rows.count
      outcome.rowsNow += statement.rows.count
      for row in rows.values where row.status == .posted {
        outcome.totalsNow.add(Money(row.amount, row.currency ?? .none))
      }
      for row in known.values where row.status == .posted {
        outcome.totalsBefore.add(Money(row.amount, row.currency ?? .none))
      }
      outcome.differing += Set(rows.keys).union(known.keys).sorted()
        .filter { rows[$0] != known[$0] }.map { RereadRow(before: known[$0], now: rows[$0]) }
      var plain = (statement, earlier)
      plain.0.rows = []
      plain.1.rows = []
      // The journal may say something else than the book shows, where that is nowhere any more.
      let isRecorded = statement.agrees(with: recorded[place])
      if plain.0 != plain.1 || !isRecorded { outcome.state = .changed }
    }
    if !outcome.differing.isEmpty { outcome.state = .changed }
  }

  /// The rows by their numbers, each with its currency.
  private static func rows(of statement: Statement, _ currency: Currency) -> [Int: StatementRow] {
    Dictionary(
      statement.rows.map { row in
        var row = row
        row.currency = row.currency ?? currency
        return (row.record, row)
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// What can be wrong with reading a file again.
enum RereadFault: DiagnosticFact {
  case otherStatements(before: Int, now: Int)
  case notThere

  var code: String {
    switch self {
    case .otherStatements: "reread-other-statements"
    case .notThere: "awaiting-file"
    }
  }

  var summary: String {
    switch self {
    case .otherStatements(let before, let now):
      "this file is now read as \(Counted.text(now, "statement")), and \(before) "
        + "\(before == 1 ? "is" : "are") in the book"
    case .notThere: "the archive does not have this file"
    }
  }

  var remedy: String? {
    switch self {
    case .otherStatements:
      "take its import back with `daybook imports undo` and import the file anew"
    case .notThere: "`daybook doctor` says what to do"
    }
  }
}
