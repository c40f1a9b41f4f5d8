import Identity
import StatementModel

/// What reading imported files again came to, or would come to.
package struct RereadOutcome: Sendable {
  package var files: [RereadFile] = []
  /// Transactions that are no more, are new, or show something else.
  package var gone = 0
  package var new = 0
  package var altered = 0

  package var needsPerson: Bool { files.contains { $0.state == .refused } }
}

/// Reading archived files again, by the settings of now.
package struct RereadStatements {
  private let book: Book

  package init(in book: Book) { self.book = book }

  /// Reads archived files by the settings of now, and journals those that are read otherwise.
  ///
  /// Their cards stay; edits hold to rows by their place.
  ///
  /// - Parameters:
  ///   - names: Imports by the beginnings of their ids or by their files; none for all.
  ///   - isDryRun: Tell what would change, and write nothing.
  /// - Throws: `.usage` for a name that means none or several.
  package func run(
    _ names: [String], isDryRun: Bool, progress: (String) -> Void = { _ in }
  ) throws(BookError) -> RereadOutcome {
    var chosen = names.isEmpty ? book.history.liveImports : []
    for name in names { chosen.append(try book.imported(as: name, isLive: true)) }
    let rereading = Rereading(configuration: book.configuration)
    let archive = Archive(paths: book.paths)
    var outcome = RereadOutcome()
    var facts: [JournalFacts] = []
    var cards: Set<CardID> = []
    for item in chosen {
      let fact = item.fact
      progress(fact.path)
      guard
        let bytes = archive.content(hash: fact.hash, fileExtension: fact.ext)
          ?? book.store.restored(fact, to: archive)
      else {
        var file = RereadFile(id: fact.importID, file: fact.path, cards: [])
        file.state = .refused
        let location = SourceLocation(file: fact.path)
        file.reasons = [Diagnostic(.error, RereadFault.notThere, at: location)]
        outcome.files.append(file)
        continue
      }
      let known = book.store.archived(fact) ?? []
      let (file, reread) = rereading.read(fact, bytes, before: known)
      outcome.files.append(file)
      guard let reread else { continue }
      facts.append(.reread(reread))
      cards.formUnion(file.cards)
    }
    guard !facts.isEmpty else { return outcome }
    let before = try living(of: cards)
    try count(
      &outcome, before, isDryRun ? evaluated(with: facts, cards) : recorded(facts, cards))
    return outcome
  }

  private func recorded(
    _ facts: [JournalFacts], _ cards: Set<CardID>
  ) throws(BookError) -> [TransactionID: Transaction] {
    try book.record(facts)
    return try living(of: cards)
  }

  /// What the cards would come to.
  private func evaluated(
    with facts: [JournalFacts], _ cards: Set<CardID>
  ) throws(BookError) -> [TransactionID: Transaction] {
    let snapshot = try book.session.pretending(facts) { () throws(BookError) in
      try book.preview(read: [:])
    }
    return Self.living(book.shown(snapshot.transactions, by: snapshot.effects), of: cards)
  }

  private func living(of cards: Set<CardID>) throws(BookError) -> [TransactionID: Transaction] {
    Self.living(try book.transactionTable(), of: cards)
  }

  private static func living(
    _ all: TransactionTable, of cards: Set<CardID>
  ) -> [TransactionID: Transaction] {
    Dictionary(
      all.indices.lazy.filter {
        cards.contains(all.card(at: $0)) && !all.numbers[$0].status.isGone
      }.map { (all.numbers[$0].id, all[$0]) }, uniquingKeysWith: { first, _ in first })
  }

  private func count(
    _ outcome: inout RereadOutcome, _ before: [TransactionID: Transaction],
    _ after: [TransactionID: Transaction]
  ) {
    outcome.gone = before.keys.count { after[$0] == nil }
    outcome.new = after.keys.count { before[$0] == nil }
    outcome.altered = after.count { id, transaction in
      before[id].map { $0 != transaction } ?? false
    }
  }
}
