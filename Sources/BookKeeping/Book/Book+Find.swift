import StatementModel

/// Finding transactions and cards by what they are called.
extension Book {
  /// The transactions of these shown ids, in the order of the ids.
  func transactions(withIDs ids: [TransactionID]) throws(BookError) -> [Transaction] {
    let snapshot = try snapshot()
    let all = snapshot.transactions
    let places = all.places(of: Set(ids))
    return Array(shown(all.picking(ids.compactMap { places[$0] }), by: snapshot.effects))
  }

  /// The one transaction whose id, or whose row's id, begins so.
  ///
  /// - Parameter idPrefix: At least six hexadecimal digits.
  /// - Throws: `.usage` for none, for several, or for a text that is no id.
  package func transaction(idPrefix: String) throws(BookError) -> Transaction {
    let prefix = idPrefix.lowercased()
    let isHex = prefix.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x61...0x66).contains($0)
    }
    guard isHex, prefix.utf8.count <= 32, prefix.utf8.count >= 6 else {
      throw .usage(Diagnostic(.error, EditFault.noID(idPrefix)))
    }
    let ids = try snapshot().ids(withPrefix: prefix)
    guard ids.count <= 1 else {
      throw .usage(Diagnostic(.error, EditFault.severalIDs(idPrefix, ids.prefix(5).map(\.short))))
    }
    guard let id = ids.first, let transaction = try transactions(withIDs: [id]).first else {
      throw .usage(Diagnostic(.error, EditFault.unknownID(idPrefix)))
    }
    return transaction
  }

  /// The card that a name means now, where it was merged into another or renamed.
  package func card(meantBy id: CardID) -> CardID? {
    let card = history.names.card(id)
    return card != id && cards.contains { $0.id == card } ? card : nil
  }
}
