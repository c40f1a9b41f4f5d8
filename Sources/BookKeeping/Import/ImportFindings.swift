import Identity
import StatementModel

/// What the evaluations of cards tell of the files that are imported, gathered card by card, so that
/// nothing else of an evaluation need be kept.
struct ImportFindings {
  private let book: Book
  private let batch: ImportBatch
  /// How many imports were made before.
  private let earlier: Int
  private let explains: Bool
  /// By file: those that were imported from its path before it.
  private let versions: [FileVersions]
  /// By card: the files that have statements of it.
  private var places: [CardID: [Int]] = [:]
  private let hashes: Set<String>
  /// By card: what each of its statements brought.
  private var counts: [CardID: [StatementCounts.RowCountKey: StatementCounts]] = [:]
  /// By card: pairs of transactions, one of which is new, that may be one.
  private var doubts: [CardID: [PossibleDuplicate]] = [:]
  /// By file and card: what only earlier versions show.
  private var vanished: [Int: [CardID: [TransactionID]]] = [:]
  /// By file and card.
  private var answers: [Int: [CardID: [RowAnswer]]] = [:]

  /// - Parameter book: Which knows of these imports already.
  init(of batch: ImportBatch, in book: Book, earlier: Int, explains: Bool) {
    self.book = book
    self.batch = batch
    self.earlier = earlier
    self.explains = explains
    let imports = ImportsByPath(book.history, at: batch.paths)
    versions = batch.ready.map { FileVersions(of: $0.fact, in: imports, before: earlier) }
    hashes = Set(batch.ready.map(\.fact.hash))
    for (place, ready) in batch.ready.enumerated() {
      for card in Set(ready.fact.statements.map { CardID($0.card) }) {
        places[card, default: []].append(place)
      }
    }
  }

  /// Takes what is told of a card; told again, it is as if nothing had been told before.
  mutating func take(_ evaluation: CardEvaluation) {
    let (card, result) = (evaluation.card, evaluation.result)
    counts[card] = StatementCounts.of(result) { statement in
      let key = StatementKey(
        fileHash: statement.fileHash, ordinal: statement.ordinal, card: card)
      return max(earlier - 1, book.history.statements[key]?.order ?? 0)
    }
    func isNew(_ cluster: Int) -> Bool {
      result.rows(of: cluster).contains { hashes.contains(result.rows.fileHash(of: Int($0))) }
    }
    doubts[card] = result.possibleDuplicates.filter { isNew($0.first) || isNew($0.second) }
    for place in places[card] ?? [] {
      vanished[place, default: [:]][card] = versions[place].vanished(in: result)
      guard explains else { continue }
      answers[place, default: [:]][card] = book.answers(
        of: batch.ready[place].fact, in: [card: result], earlier: earlier)
    }
  }

  /// Fills in what each file brought.
  ///
  /// - Parameter cards: Those that were there, and those that came with the files.
  func fill(_ outcome: inout ImportOutcome, cards: CardChoice) {
    for (place, ready) in batch.ready.enumerated() {
      let imported = zip(ready.sums, ready.chosen).enumerated().map {
        ordinal, pair -> ImportedStatement in
        let (sums, chosen) = pair
        let card = cards.cards[chosen.card] ?? Card(id: chosen.card, name: chosen.card.text)
        var summary = ImportedStatement(card: card, isNewCard: chosen.isNew, rows: sums.rows)
        let found = counts[chosen.card]?[.init(hash: ready.fact.hash, ordinal: ordinal)]
        summary.new = found?.new ?? 0
        summary.known = found?.known ?? 0
        summary.settled = found?.settled ?? 0
        summary.corrected = found?.corrected ?? 0
        summary.pending = sums.pending
        summary.totals = sums.totals
        summary.balance = sums.balance
        return summary
      }
      outcome.files[ready.place].outcome = .imported(imported)
      outcome.files[ready.place].importID = ready.fact.importID
      let gone = Self.byCard(vanished[place])
      outcome.files[ready.place].vanished = gone
      if !gone.isEmpty {
        outcome.files[ready.place].earlierImports = versions[place].earlier.map(\.importID)
      }
      if explains {
        let unread = outcome.files[ready.place].answers ?? []
        outcome.files[ready.place].answers = (Self.byCard(answers[place]) + unread).inLineOrder
      }
    }
  }

  /// That files brought transactions which may be in the book already, card by card.
  var faults: [Diagnostic] {
    doubts.sorted { $0.key < $1.key }.flatMap { DuplicateFault.found($0.value, card: $0.key) }
  }

  private static func byCard<T>(_ found: [CardID: [T]]?) -> [T] {
    (found ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value)
  }
}
