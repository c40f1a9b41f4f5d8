/// The texts of a transaction as one value, which equal transactions can share: half of what making
/// a transaction costs is holding on to its texts.
public struct SharedTexts: Sendable {
  @usableFromInline let texts: TransactionTexts

  @usableFromInline
  init(_ texts: TransactionTexts) { self.texts = texts }

  package init(
    card: CardID, description: String, payee: String?, category: CategoryPath?,
    sourceFile: String, details: TransactionDetails = TransactionDetails()
  ) {
    texts = TransactionTexts(
      card: card, description: description, payee: payee, category: category,
      sourceFile: sourceFile, details: details)
  }

  @inlinable package var card: CardID { texts.card }
  @inlinable package var description: String { texts.description }
  @inlinable package var payee: String? { texts.payee }
  @inlinable package var category: CategoryPath? { texts.category }
  @inlinable package var sourceFile: String { texts.sourceFile }

  /// The payee where given, else the description.
  @inlinable package var merchant: String { texts.payee ?? texts.description }

  /// Nothing where the transaction has none.
  @inlinable package var details: TransactionDetails? { texts.details?.details }

  /// The same for two that are one in memory.
  @inlinable package var identity: ObjectIdentifier { ObjectIdentifier(texts) }
}

extension [Transaction] {
  /// The texts of one of many transactions, held on to once for all that is asked of them.
  package func texts(at index: Int) -> SharedTexts { SharedTexts(span[index].texts) }
}
