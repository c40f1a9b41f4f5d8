import BookIndex
import StatementModel

/// Two transactions of which a person should say whether they are one.
package struct DuplicatePair: Sendable {
  package var first: Transaction
  package var second: Transaction
  /// The files that show each.
  package var firstFiles: [String]
  package var secondFiles: [String]
}

extension Book {
  /// All pairs that nobody has decided on, by card, newest first.
  ///
  /// - Parameter cards: Nothing for all cards.
  package func possibleDuplicates(
    of cards: Set<CardID>? = nil
  ) throws(BookError) -> [DuplicatePair] {
    var pairs: [(DuplicatePair)] = []
    let known = Dictionary(
      try transactions().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for card in Set(history.statements.keys.map(\.card)).sorted() {
      if let cards, !cards.contains(card) { continue }
      let result = try identity(of: card).result
      let own = result.possibleDuplicates.compactMap { pair -> DuplicatePair? in
        guard let first = known[result.shownIDs[pair.first]],
          let second = known[result.shownIDs[pair.second]], !first.status.isGone,
          !second.status.isGone
        else { return nil }
        return DuplicatePair(
          first: first, second: second, firstFiles: files(of: pair.first, in: result, card),
          secondFiles: files(of: pair.second, in: result, card))
      }
      let basis = configuration.dateBasis
      pairs += own.sorted { $0.first.date(by: basis) > $1.first.date(by: basis) }
    }
    return pairs
  }

  private func files(of cluster: Int, in result: IdentityResult, _ card: CardID) -> [String] {
    var files: [String] = []
    for member in result.clusters[cluster].members {
      let path = shownPath(of: result.statements[member.reference.statement], card: card)
      if !files.contains(path) { files.append(path) }
    }
    return files
  }

  /// Journals whether two transactions of one card are one.
  ///
  /// - Returns: The transaction that both are now, or the two.
  /// - Throws: `.usage` where they are of two cards, or one and the same.
  package func decide(
    _ first: Transaction, _ second: Transaction, areSame: Bool
  ) throws(BookError) -> [Transaction] {
    guard first.card == second.card else {
      throw .usage(Diagnostic(.error, DuplicateFault.otherCard(first.id.short, second.id.short)))
    }
    guard first.id != second.id else {
      throw .usage(Diagnostic(.error, DuplicateFault.isOne(first.id.short)))
    }
    guard first.amount == second.amount || !areSame else {
      throw .usage(Diagnostic(.error, DuplicateFault.otherAmount(first.id.short, second.id.short)))
    }
    let result = try identity(of: first.card).result
    guard let one = name(first, in: result), let other = name(second, in: result) else {
      throw .usage(Diagnostic(.error, EditFault.unknownID(first.id.short)))
    }
    try record(
      [
        .decided(
          DecisionFact(card: first.card.text, same: areSame, first: one, second: other))
      ], editedCards: [first.card])
    let now = try [first, second].map { (transaction) throws(BookError) in
      try self.transaction(idPrefix: transaction.id.description)
    }
    return now[0].id == now[1].id ? [now[0]] : now
  }

  private func name(_ transaction: Transaction, in result: IdentityResult) -> DecisionFact.Row? {
    guard let cluster = result.shownIDs.firstIndex(of: transaction.id) else { return nil }
    let first = result.clusters[cluster].members[0].reference
    let statement = result.statements[first.statement]
    return DecisionFact.Row(
      row: result.rowIDs[first.statement][first.row].description, file: statement.fileHash,
      record: statement.rows[first.row].record)
  }
}

/// What can be wrong with the words on possible duplicates.
enum DuplicateFault: DiagnosticFact {
  case found(Int, card: String)
  case otherCard(String, String)
  case isOne(String)
  case otherAmount(String, String)

  var code: String {
    switch self {
    case .found: "possible-duplicates"
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
    case .otherCard(let one, let other): "\(one) and \(other) are of two cards"
    case .isOne(let id): "both ids are of the transaction \(id)"
    case .otherAmount(let one, let other): "\(one) and \(other) have different amounts"
    }
  }

  var remedy: String? {
    switch self {
    case .found: "\"daybook duplicates\" shows them; they count until you decide"
    case .otherCard: "a transfer between cards is two transactions"
    case .isOne: nil
    case .otherAmount: "delete the one that is not true: \"daybook edit ID --delete\""
    }
  }
}
