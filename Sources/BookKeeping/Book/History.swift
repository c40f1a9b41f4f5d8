import Foundation
import StatementModel

/// What the journal comes to: which statements are live, which cards there are, what was edited.
struct History {
  /// One import, the first entry of its kind in merged order.
  struct Import {
    var entry: JournalEntry
    var fact: ImportFact
    /// The entry that took it back, where that is the last word on it.
    var undone: JournalEntry?

    var isLive: Bool { undone == nil }
  }

  /// In merged order, each import once, those that were taken back too.
  let imports: [Import]
  /// The imports that count.
  let liveImports: [Import]
  private(set) var statements: [StatementKey: LiveStatementFact] = [:]
  let edits: Edits
  /// Which cards are part of another, and which have another id.
  let names: CardNames
  /// The `KeptStatements` that the journal speaks of, also where a later reading counts.
  let keptReadings: Set<String>
  /// Cards made on sight and accounts bound, in merged order.
  private(set) var seenCards: [Card] = []

  init(_ journal: Journal) { self.init(entries: journal.entries) }

  /// - Parameter entries: In merged order.
  init(entries: [JournalEntry]) {
    let undone = Edits.undone(entries)
    names = CardNames(entries, undone: undone)
    edits = Edits(entries, names: names)
    imports = Self.imports(entries, names: names, undone: undone)
    liveImports = imports.filter(\.isLive)
    keptReadings = Set(entries.compactMap { $0.reread?.kept })
    for (order, item) in imports.enumerated() where item.isLive {
      let fact = item.fact
      for statement in fact.statements {
        let card = CardID(statement.card)
        let key = StatementKey(fileHash: fact.hash, ordinal: statement.ordinal, card: card)
        if statements[key] == nil {
          statements[key] = LiveStatementFact(file: fact, statement: statement, order: order)
        }
        seenCards.append(
          Card(
            id: card, name: card.text, accounts: statement.account.map { [$0] } ?? [],
            currency: Currency(code: statement.currency),
            type: statement.type.flatMap { AccountType(name: $0) }))
      }
    }
  }

  /// All imports; of several entries on one, the last in merged order says whether it counts.
  private static func imports(
    _ entries: [JournalEntry], names: CardNames, undone: Set<String>
  ) -> [Import] {
    var imports: [Import] = []
    var rereads: [String: RereadFact] = [:]
    var places: [String: Int] = [:]
    for entry in entries {
      switch entry.kind {
      case .imported:
        guard let fact = entry.imported else { continue }
        if let place = places[fact.importID] {
          imports[place].undone = nil
        } else {
          places[fact.importID] = imports.count
          imports.append(Import(entry: entry, fact: fact))
        }
      case .undone, .redone:
        guard let place = entry.target?.imported.flatMap({ places[$0] }) else { continue }
        imports[place].undone = entry.kind == .undone ? entry : nil
      case .reread:
        guard let fact = entry.reread, !undone.contains(entry.id) else { continue }
        rereads[fact.imported] = fact
      case .edited, .decided, .linked, .format, .merged, .period, .renamed, .card: continue
      }
    }
    for place in imports.indices {
      let fact = imports[place].fact
      imports[place].fact = fact.current(names, reread: rereads[fact.importID])
    }
    return imports
  }

  /// The path that each live file is shown by: that of its first import.
  var shownPaths: [String: String] {
    Dictionary(
      liveImports.map { ($0.fact.hash, $0.fact.path) }, uniquingKeysWith: { first, _ in first })
  }

  /// A short text that is equal exactly when statements and edits are.
  var fingerprint: String {
    var hash = StableHash()
    let keys = statements.keys.sorted()
    hash.add(Int64(keys.count))
    for key in keys {
      hash.add(key.fileHash)
      hash.add(Int64(key.ordinal))
      hash.add(key.card.text)
      // Which import it is of decides how it is read.
      hash.add(statements[key]?.readingID ?? "")
    }
    hash.add(edits.fingerprint)
    return hash.text
  }
}

/// What the journal says of a live statement.
struct LiveStatementFact: Hashable, Sendable {
  var file: ImportFact
  var statement: StatementFact
  /// The place of its import among all, in merged order.
  var order: Int

  /// The card that it was imported for, where cards were merged or have other ids since.
  var recordedCard: CardID? {
    guard let place = file.statements.firstIndex(where: { $0.ordinal == statement.ordinal }) else {
      return nil
    }
    return file.recordedCards.map { CardID($0[place]) }
  }

  /// Equal exactly where the statement is read and shown in the same way: by the same import, under
  /// the same name, in the same currency and by the same profile.
  ///
  /// Two devices may import one file each in its own way; then the first in merged order decides,
  /// on both.
  var readingID: String {
    var hash = StableHash()
    for text in [file.importID, file.path, file.ext, file.format, statement.currency] {
      hash.add(text)
    }
    if let profile = file.profile {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      hash.add(String(decoding: (try? encoder.encode(profile)) ?? Data(), as: UTF8.self))
    }
    if let kept = file.kept { hash.add(kept) }
    return hash.text
  }
}

/// Which files were taken back, so that a run does not bring them in again.
struct UndoneFiles {
  private var livePaths: [String: Set<String>] = [:]
  private var undone: [String: [History.Import]] = [:]

  init(_ history: History) {
    for item in history.imports {
      if item.isLive {
        livePaths[item.fact.hash, default: []].insert(item.fact.path)
      } else {
        undone[item.fact.hash, default: []].append(item)
      }
    }
  }

  /// The import by which a file was in the book until a person took it back.
  ///
  /// - Parameters:
  ///   - hash: The file's content: a name does not make another file of it.
  ///   - path: Where it lies. Content that is live from one place may be undone from another.
  func find(_ hash: String, at path: String) -> History.Import? {
    guard let found = undone[hash] else { return nil }
    guard let live = livePaths[hash] else { return found.last }
    return live.contains(path) ? nil : found.last { $0.fact.path == path }
  }

  /// How often the file was imported for these statements' cards and taken back.
  func count(of fact: ImportFact) -> Int {
    func places(_ fact: ImportFact) -> [String] {
      fact.statements.map { "\($0.ordinal)=\($0.card)" }
    }
    let own = places(fact)
    return (undone[fact.hash] ?? []).count { places($0.fact) == own }
  }
}
