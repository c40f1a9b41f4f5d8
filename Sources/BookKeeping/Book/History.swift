import BookIndex
import StatementModel

/// What the journal comes to: which statements are live, which cards there are, what was edited.
struct History {
  /// One import, the first entry of its kind in merged order.
  struct Import {
    var entry: JournalEntry
    var fact: ImportFact
  }

  /// In merged order, each import once.
  private(set) var imports: [Import] = []
  private(set) var statements: [StatementKey: LiveStatementFact] =
    [:]
  let edits: Edits
  /// Cards made on sight and accounts bound, in merged order.
  private(set) var seenCards: [Card] = []

  init(_ journal: Journal) {
    edits = Edits(journal.entries)
    var known = Set<String>()
    for entry in journal.entries {
      guard let fact = entry.imported, known.insert(fact.importID).inserted else { continue }
      for statement in fact.statements {
        let card = CardID(statement.card)
        let key = StatementKey(fileHash: fact.hash, ordinal: statement.ordinal, card: card)
        if statements[key] == nil {
          statements[key] = LiveStatementFact(
            file: fact, statement: statement, order: imports.count)
        }
        seenCards.append(
          Card(
            id: card, name: card.text, accounts: statement.account.map { [$0] } ?? [],
            currency: Currency(code: statement.currency),
            type: statement.type.flatMap { AccountType(name: $0) }))
      }
      imports.append(Import(entry: entry, fact: fact))
    }
  }

  /// The path that each file is shown by: that of its first import.
  var shownPaths: [String: String] {
    Dictionary(
      imports.map { ($0.fact.hash, $0.fact.path) }, uniquingKeysWith: { first, _ in first })
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
    }
    hash.add(edits.fingerprint)
    let value = hash.value
    return TransactionID(high: value.high, low: value.low).description
  }
}

/// What the journal says of a live statement.
struct LiveStatementFact: Hashable, Sendable {
  var file: ImportFact
  var statement: StatementFact
  /// The place of its import among all, in merged order.
  var order: Int
}
