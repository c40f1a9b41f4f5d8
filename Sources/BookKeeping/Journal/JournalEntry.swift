import StatementModel

/// One line of a journal: what was done, when, and by which device.
///
/// Members are only ever added; a reader passes over members it does not know. Where it meets a
/// `kind` it does not know, it shows the book without, and writes nothing.
struct JournalEntry: Codable, Hashable, Sendable {
  enum Kind: String, Codable {
    case imported = "import"
    case edited = "edit"
    /// What earlier entries did no longer counts.
    case undone = "undo"
    /// It counts again.
    case redone = "redo"
    /// Whether two transactions are one.
    case decided = "decide"
    /// Whether two transactions belong together.
    case linked = "link"
    /// The version of the book's format from here on.
    case format
    /// One card is part of another.
    case merged = "merge"
    /// Imported files are read by other settings.
    case reread
    /// A period is made, changed or deleted.
    case period
    /// A category has another name, or is part of another.
    case renamed = "rename"
    /// A card has another id.
    case card
  }

  var kind: Kind
  /// 16 hexadecimal digits, made from device and logical time.
  var id: String
  var device: String
  /// Logical time: larger than that of every entry the device had seen.
  var clock: Int
  /// Wall time, ISO 8601 in UTC; for people, never for deciding.
  var time: String
  var imported: ImportFact?
  var edited: EditFact?
  var decided: DecisionFact?
  var linked: LinkFact?
  /// Of an undo or a redo: what it is about.
  var target: UndoTarget?
  var format: Int?
  var merged: MergeFact?
  var reread: RereadFact?
  var period: PeriodFact?
  var renamed: RenameFact?
  var card: CardNameFact?
  /// The id of the first entry of the same command, where it made several.
  var command: String?
  /// How many entries the command made; they count together or not at all.
  var commandCount: Int?

  init(
    _ facts: JournalFacts, id: String, device: String, clock: Int, time: String,
    command: (id: String, count: Int)? = nil
  ) {
    self.command = command?.id
    commandCount = command?.count
    self.id = id
    self.device = device
    self.clock = clock
    self.time = time
    switch facts {
    case .imported(let fact):
      kind = .imported
      imported = fact
    case .edited(let fact):
      kind = .edited
      edited = fact
    case .decided(let fact):
      kind = .decided
      decided = fact
    case .linked(let fact):
      kind = .linked
      linked = fact
    case .merged(let fact):
      kind = .merged
      merged = fact
    case .reread(let fact):
      kind = .reread
      reread = fact
    case .period(let fact):
      kind = .period
      period = fact
    case .renamed(let fact):
      kind = .renamed
      renamed = fact
    case .card(let fact):
      kind = .card
      card = fact
    case .format(let version):
      kind = .format
      format = version
    case .undone(let target):
      kind = .undone
      self.target = target
    case .redone(let target):
      kind = .redone
      self.target = target
    }
  }
}

extension JournalEntry {
  /// Whether its numbers are such as can be counted with: a damaged one might be larger than any.
  var isPlausible: Bool {
    let counts =
      [imported?.bytes, imported?.rejected, imported?.again, edited?.record, format, commandCount]
      .compactMap(\.self)
      + [decided?.first.record, decided?.second.record].compactMap(\.self)
      + [linked?.first.record, linked?.second.record].compactMap(\.self)
      + ((imported?.statements ?? []) + (reread?.statements ?? [])).flatMap {
        [$0.ordinal, $0.rows, $0.reading?.pending ?? 0]
      }
    return ([clock] + counts).allSatisfy(Self.isPlausible)
  }

  static func isPlausible(_ number: Int) -> Bool { (0...most).contains(number) }

  private static var most: Int { 1 << 40 }
}

/// What an entry records.
enum JournalFacts: Hashable, Sendable {
  case imported(ImportFact)
  case edited(EditFact)
  case decided(DecisionFact)
  case linked(LinkFact)
  case format(Int)
  case merged(MergeFact)
  case reread(RereadFact)
  case period(PeriodFact)
  case renamed(RenameFact)
  case card(CardNameFact)
  case undone(UndoTarget)
  case redone(UndoTarget)
}

/// What is undone or redone.
struct UndoTarget: Codable, Hashable, Sendable {
  /// The id of an import.
  var imported: String?
  /// The ids of journal entries that are edits or decisions.
  var edits: [String]?
}

/// An imported file, and for each of its statements what was known at import and must stay.
struct ImportFact: Codable, Hashable, Sendable {
  /// SHA-256, 64 hexadecimal digits.
  var hash: String
  /// The path as shown.
  var path: String
  /// The extension it is archived under.
  var ext: String
  var bytes: Int
  /// `csv`, `ofx` or `json`: ids of one format's files are proved stable together.
  var format: String
  var rejected: Int
  var statements: [StatementFact]
  /// The profile that it was read by, as it was then.
  var profile: ProfileRecord?
  /// All that the reader decided about it, as the lines of a profile: `"dates": "dmy"`.
  var settings: [String: String]?
  /// The header of a CSV as written, empty where it had none; nothing for other formats, and in
  /// entries of programs that did not record it.
  var header: [String]?
  /// How often the file had been imported for these cards and taken back before.
  var again: Int?
  /// Where cards were merged or have other ids since: the cards as they were recorded; never
  /// written.
  var recordedCards: [String]?
  /// The archived `KeptStatements` by which it counts, where a later program reads it otherwise;
  /// never written here, but with the entry that keeps them.
  var kept: String?

  /// The same on every device: made from the content and the cards it was imported for.
  var importID: String {
    var hasher = StableHash()
    hasher.add(hash)
    for (place, statement) in statements.enumerated() {
      let card = recordedCards?[place] ?? statement.card
      hasher.add("\(statement.ordinal)=\(card)")
    }
    if let again { hasher.add("again=\(again)") }
    let value = hasher.value
    return String(TransactionID(high: value.high, low: value.low).description.prefix(16))
  }
}

extension ImportFact {
  /// What was recorded, as it counts now.
  func current(_ names: CardNames, reread: RereadFact?) -> ImportFact {
    var fact = self
    let recorded = statements.map(\.card)
    if let reading = reread, reading.statements.count == recorded.count {
      fact.profile = reading.profile
      fact.settings = reading.settings
      fact.kept = reading.kept
      fact.header = reading.header
      fact.rejected = reading.rejected
      fact.statements = reading.statements
      for place in recorded.indices { fact.statements[place].card = recorded[place] }
    }
    guard !names.isEmpty else { return fact }
    for place in recorded.indices {
      fact.statements[place].card = names.card(CardID(recorded[place])).text
    }
    fact.recordedCards = recorded
    return fact
  }
}

/// One statement of an imported file.
struct StatementFact: Codable, Hashable, Sendable {
  var ordinal: Int
  var card: String
  /// The account as the file writes it.
  var account: String?
  /// The kind of account, where the file tells: `credit-card`.
  var type: String?
  /// The currency of rows that name none, as decided at import.
  var currency: String
  var rows: Int
  /// What those rows came to; nothing in entries of programs that did not record it.
  var reading: ReadingRecord?
}

/// A person's word on whether two transactions of a card are one event; each is held fast by one of
/// its rows.
struct DecisionFact: Codable, Hashable, Sendable {
  struct Row: Codable, Hashable, Sendable {
    /// The row's id.
    var row: String
    /// SHA-256 of the row's file.
    var file: String
    /// The row's number in its file.
    var record: Int
  }

  var card: String
  /// `true` where they are one.
  var same: Bool
  var first: Row
  var second: Row
}

/// A person's edit of one transaction, held fast by one of its rows.
struct EditFact: Codable, Hashable, Sendable {
  /// The row's id.
  var row: String
  /// SHA-256 of the row's file.
  var file: String
  /// The row's number in its file.
  var record: Int
  var card: String
  /// What was set, by property name.
  var set: [String: String]?
  /// The properties taken back.
  var clear: [String]?
  var addTags: [String]?
  var removeTags: [String]?
}

/// The properties that an edit can set or clear, by their names in the journal.
enum EditProperty: String, CaseIterable {
  case category, note, payee, hidden, deleted
  /// The period's id; empty where it belongs to none.
  case period
}
