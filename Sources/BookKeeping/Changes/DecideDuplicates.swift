import Identity
import StatementModel

/// Two transactions of which a person should say whether they are one; or one, shown by two
/// statements on the day where they meet, of which a person should say whether it is two.
package struct DuplicatePair: Sendable {
  package var first: Transaction
  /// The same as the first where one may be two.
  package var second: Transaction
  /// The files that show each.
  package var firstFiles: [String]
  package var secondFiles: [String]

  /// Whether it is one transaction that may be two.
  package var isOne: Bool { first.id == second.id }
}

/// A person's word on possible duplicates.
package struct DecideDuplicates {
  private let book: Book

  package init(in book: Book) { self.book = book }

  /// All pairs that nobody has decided on, by card, newest first.
  ///
  /// - Parameter cards: Nothing for all cards.
  package func open(
    of cards: Set<CardID>? = nil
  ) throws(BookError) -> [DuplicatePair] {
    var pairs: [(DuplicatePair)] = []
    let all = try book.transactionTable()
    let places = Dictionary(
      zip(all.numbers.map(\.id), all.indices), uniquingKeysWith: { first, _ in first })
    for card in Set(book.history.statements.keys.map(\.card)).sorted() {
      if let cards, !cards.contains(card) { continue }
      let result = try book.identity(of: card).result
      let own = result.possibleDuplicates.compactMap { pair -> DuplicatePair? in
        guard let one = places[result.shownIDs[pair.first]],
          let other = places[result.shownIDs[pair.second]]
        else { return nil }
        let (first, second) = (all[one], all[other])
        guard !first.status.isGone, !second.status.isGone else { return nil }
        guard !pair.isOne else {
          let paths = pair.rows.map { shownPath(of: $0, in: result, card) }
          return DuplicatePair(
            first: first, second: second, firstFiles: [paths[0]], secondFiles: [paths[1]])
        }
        return DuplicatePair(
          first: first, second: second, firstFiles: files(of: pair.first, in: result, card),
          secondFiles: files(of: pair.second, in: result, card))
      }
      let basis = book.configuration.dateBasis
      pairs += own.sorted { $0.first.date(by: basis) > $1.first.date(by: basis) }
    }
    return pairs
  }

  private func shownPath(of row: Int, in result: CardClusters, _ card: CardID) -> String {
    book.shownPath(of: result.rows.statements[result.rows.statement(of: row)], card: card)
  }

  private func files(of cluster: Int, in result: CardClusters, _ card: CardID) -> [String] {
    var files: [String] = []
    for row in result.rows(of: cluster) {
      let path = shownPath(of: Int(row), in: result, card)
      if !files.contains(path) { files.append(path) }
    }
    return files
  }

  /// Journals whether two transactions of one card are one; or, of one that may be two, which it is.
  ///
  /// - Returns: The transaction that both are now, or the two.
  /// - Throws: `.usage` where they are of two cards, or one and the same without a doubt.
  package func decide(
    _ first: Transaction, _ second: Transaction, areSame: Bool
  ) throws(BookError) -> [Transaction] {
    guard first.card == second.card else {
      throw .usage(Diagnostic(.error, DuplicateFault.otherCard(first.id.short, second.id.short)))
    }
    guard first.amount == second.amount || !areSame else {
      throw .usage(Diagnostic(.error, DuplicateFault.otherAmount(first.id.short, second.id.short)))
    }
    let result = try book.identity(of: first.card).result
    let rows = try rows(of: first, second, in: result).map { Self.name($0, in: result) }
    try book.record(
      [
        .decided(
          DecisionFact(card: first.card.text, same: areSame, first: rows[0], second: rows[1]))
      ])
    return try transactions(of: rows, card: first.card)
  }

  /// The rows that a word on two transactions, or on one that may be two, is about.
  private func rows(
    of first: Transaction, _ second: Transaction, in result: CardClusters
  ) throws(BookError) -> [Int] {
    let clusters = try [first.id, second.id].map { (id) throws(BookError) in
      guard let cluster = result.shownIDs.firstIndex(of: id) else {
        throw .usage(Diagnostic(.error, EditFault.unknownID(id.short)))
      }
      return cluster
    }
    guard clusters[0] == clusters[1] else {
      return clusters.map { result.firstRow(of: $0) }
    }
    guard
      let doubt = result.possibleDuplicates.first(where: { $0.isOne && $0.first == clusters[0] })
    else { throw .usage(Diagnostic(.error, DuplicateFault.isOne(first.id.short))) }
    return doubt.rows
  }

  /// The transactions that rows are of now.
  private func transactions(
    of rows: [DecisionFact.Row], card: CardID
  ) throws(BookError) -> [Transaction] {
    let result = try book.identity(of: card).result
    var ids: [TransactionID] = []
    let wanted = Set(rows.compactMap { TransactionID($0.row) })
    for cluster in result.clusters.indices
    where result.rows(of: cluster).lazy.map({ Int($0) }).contains(where: {
      wanted.contains(result.rows.ids[$0]) && rows.contains(Self.name($0, in: result))
    }) {
      ids.append(result.shownIDs[cluster])
    }
    return try ids.map { (id) throws(BookError) in try book.transaction(idPrefix: id.description) }
  }

  private static func name(_ row: Int, in result: CardClusters) -> DecisionFact.Row {
    DecisionFact.Row(
      row: result.rows.ids[row].description, file: result.rows.fileHash(of: row),
      record: result.rows.record(of: row))
  }
}

/// What can be wrong with the words on possible duplicates.
enum DuplicateFault: DiagnosticFact {
  case found(Int, card: String)
  /// Transactions that may be two each.
  case foundOnce(Int, card: String)
  case otherCard(String, String)
  case isOne(String)
  case otherAmount(String, String)

  var code: String {
    switch self {
    case .found: "possible-duplicates"
    case .foundOnce: "possibly-two"
    case .otherCard: "duplicates-other-card"
    case .isOne: "duplicates-are-one"
    case .otherAmount: "duplicates-other-amount"
    }
  }

  var summary: String {
    switch self {
    case .found(1, let card): "a transaction of \(card) may be one that is in the book already"
    case .found(let count, let card):
      "\(count) transactions of \(card) may be ones that are in the book already"
    case .foundOnce(1, let card):
      "a transaction of \(card) stands in two statements on the day where they meet, and may be two"
    case .foundOnce(let count, let card):
      """
      \(count) transactions of \(card) stand in two statements on the day where these meet, and may \
      be two each
      """
    case .otherCard(let one, let other): "\(one) and \(other) are of two cards"
    case .isOne(let id): "\(id) is one transaction, and nothing tells that it may be two"
    case .otherAmount(let one, let other): "\(one) and \(other) have different amounts"
    }
  }

  var remedy: String? {
    switch self {
    case .found: "`daybook duplicates` shows them; they count until you decide"
    case .foundOnce: "`daybook duplicates` shows them; each counts once until you decide"
    case .otherCard: "a transfer between cards is two transactions"
    case .isOne: "`daybook duplicates` shows what is doubtful"
    case .otherAmount: "delete the one that is not true: `daybook edit ID --delete`"
    }
  }
}

extension DuplicateFault {
  /// That there are doubts about transactions of a card; nothing where there are none.
  ///
  /// Where statements meet, nearly all of such rows are one event that both show: sparse exports that
  /// overlap do so at every seam. So these are marked, and no night ends with an alarm for them.
  static func found(_ doubts: [PossibleDuplicate], card: CardID) -> [Diagnostic] {
    let single = doubts.count(where: \.isOne)
    let facts: [DuplicateFault] = [
      .found(doubts.count - single, card: card.text), .foundOnce(single, card: card.text),
    ]
    return zip(facts, [doubts.count - single, single]).compactMap { fact, count in
      guard count > 0 else { return nil }
      if case .foundOnce = fact { return Diagnostic(.note, fact) }
      return Diagnostic(.warning, fact)
    }
  }
}
