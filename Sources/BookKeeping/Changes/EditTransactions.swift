import Identity
import StatementModel

/// A person's word on transactions.
package struct EditTransactions {
  private let book: Book

  package init(in book: Book) { self.book = book }

  /// Journals an edit of transactions and brings the index up to date.
  ///
  /// - Returns: The transactions as they are now.
  /// - Throws: `.usage` for an unknown transaction or category.
  package func edit(
    _ ids: [TransactionID], _ change: EditChange
  ) throws(BookError) -> [Transaction] {
    try edit(ids.map { ($0, change) })
  }

  /// Journals edits of transactions as one, each with a change of its own.
  ///
  /// - Returns: The transactions as they are now.
  /// - Throws: `.usage` for an unknown category.
  package func edit(
    _ changes: [(id: TransactionID, change: EditChange)]
  ) throws(BookError) -> [Transaction] {
    for category in Set(changes.compactMap(\.change.newCategory)) {
      try requireKnown(category)
    }
    let byID = Dictionary(
      changes.map { ($0.id, $0.change) }, uniquingKeysWith: { first, _ in first })
    let ids = changes.map(\.id)
    let wanted = try book.transactions(withIDs: ids)
    var facts: [JournalFacts] = []
    for (card, group) in Dictionary(grouping: wanted, by: \.card).sorted(by: { $0.key < $1.key }) {
      let result = try book.identity(of: card).result
      let clusters = Dictionary(
        zip(result.shownIDs, result.clusters.indices), uniquingKeysWith: { first, _ in first })
      for transaction in group {
        guard let cluster = clusters[transaction.id], let change = byID[transaction.id] else {
          continue
        }
        let first = result.firstRow(of: cluster)
        let rows = result.rows
        facts.append(
          .edited(
            Self.fact(
              change, card: card, row: rows.ids[first], file: rows.fileHash(of: first),
              record: rows.record(of: first))))
      }
    }
    try book.record(facts)
    return try book.transactions(withIDs: ids)
  }

  private func requireKnown(_ category: CategoryPath) throws(BookError) {
    let categories = try book.categories
    guard !categories.contains(category) else { return }
    let known = categories.paths.map(\.text)
    throw .usage(
      Diagnostic(
        .error,
        EditFault.unknownCategory(category.text, NearMiss.best(for: category.text, among: known))))
  }

  private static func fact(
    _ change: EditChange, card: CardID, row: TransactionID, file: String, record: Int
  ) -> EditFact {
    var set: [String: String] = [:]
    var clear: [String] = []
    func note(_ property: EditProperty, _ change: EditChange.Change<String>?) {
      switch change {
      case .set(let text): set[property.rawValue] = text
      case .clear: clear.append(property.rawValue)
      case nil: break
      }
    }
    note(.category, change.category.map { $0.map(\.text) })
    note(.note, change.note)
    note(.payee, change.payee)
    note(.hidden, change.hidden.map { $0.map { $0 ? "true" : "false" } })
    note(.period, change.period.map { $0.map { $0?.text ?? "" } })
    note(.deleted, change.deleted.map { $0.map { $0 ? "true" : "false" } })
    return EditFact(
      row: row.description, file: file, record: record, card: card.text,
      set: set.isEmpty ? nil : set, clear: clear.isEmpty ? nil : clear.sorted(),
      addTags: change.addTags.isEmpty ? nil : change.addTags,
      removeTags: change.removeTags.isEmpty ? nil : change.removeTags)
  }
}

extension EditChange {
  /// The category that it sets.
  fileprivate var newCategory: CategoryPath? {
    guard case .set(let category)? = category else { return nil }
    return category
  }
}

extension EditChange.Change {
  fileprivate func map<Other>(_ transform: (Value) -> Other) -> EditChange.Change<Other> {
    switch self {
    case .set(let value): .set(transform(value))
    case .clear: .clear
    }
  }
}

/// What can be wrong with the words of an edit or a look-up.
enum EditFault: DiagnosticFact {
  case noID(String)
  case unknownID(String)
  case severalIDs(String, [String])
  case unknownCategory(String, String?)

  var code: String {
    switch self {
    case .noID: "no-id"
    case .unknownID: "unknown-id"
    case .severalIDs: "ambiguous-id"
    case .unknownCategory: "unknown-category"
    }
  }

  var summary: String {
    switch self {
    case .noID(let text): "\"\(text)\" is no transaction id: 6 to 32 digits 0-9 and a-f"
    case .unknownID(let text): "no transaction's id begins with \"\(text)\""
    case .severalIDs(let text, let ids):
      "several ids begin with \"\(text)\": \(ids.joined(separator: ", "))…"
    case .unknownCategory(let text, _): "there is no category \"\(text)\""
    }
  }

  var remedy: String? {
    switch self {
    case .noID, .unknownID: "`daybook list` shows the ids"
    case .severalIDs: "give more of its digits"
    case .unknownCategory(_, let meant?): "did you mean \"\(meant)\"?"
    case .unknownCategory: "declare it under categories: in daybook.yaml or a rules file"
    }
  }
}
