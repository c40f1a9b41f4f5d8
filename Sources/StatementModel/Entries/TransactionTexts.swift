/// The texts of one transaction; immutable, hence safe to share between copies of it.
@usableFromInline
final class TransactionTexts: Sendable {
  @usableFromInline let card: CardID
  @usableFromInline let description: String
  @usableFromInline let payee: String?
  @usableFromInline let category: CategoryPath?
  @usableFromInline let sourceFile: String
  /// Nothing where the transaction has none; apart, since most have none.
  @usableFromInline let details: TransactionDetailsBox?

  init(
    card: CardID, description: String, payee: String?, category: CategoryPath?,
    sourceFile: String, details: TransactionDetails
  ) {
    self.card = card
    self.description = description
    self.payee = payee
    self.category = category
    self.sourceFile = sourceFile
    self.details = details.isEmpty ? nil : TransactionDetailsBox(details)
  }

  private init(
    _ other: TransactionTexts, payee: String?, category: CategoryPath?,
    details: TransactionDetailsBox?
  ) {
    card = other.card
    description = other.description
    sourceFile = other.sourceFile
    self.payee = payee
    self.category = category
    self.details = details
  }

  func with(payee: String?) -> TransactionTexts {
    TransactionTexts(self, payee: payee, category: category, details: details)
  }

  func with(payee: String?, category: CategoryPath?) -> TransactionTexts {
    TransactionTexts(self, payee: payee, category: category, details: details)
  }

  func with(category: CategoryPath?) -> TransactionTexts {
    TransactionTexts(self, payee: payee, category: category, details: details)
  }

  func with(details: TransactionDetails) -> TransactionTexts {
    TransactionTexts(
      self, payee: payee, category: category,
      details: details.isEmpty ? nil : TransactionDetailsBox(details))
  }
}

extension TransactionTexts: Hashable {
  @usableFromInline
  static func == (left: TransactionTexts, right: TransactionTexts) -> Bool {
    left === right
      || (left.card == right.card && left.description == right.description
        && left.payee == right.payee && left.category == right.category
        && left.sourceFile == right.sourceFile
        && left.details?.details == right.details?.details)
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(card)
    hasher.combine(description)
    hasher.combine(payee)
    hasher.combine(category)
  }
}

/// Holds the details of one transaction.
@usableFromInline
final class TransactionDetailsBox: Sendable {
  @usableFromInline let details: TransactionDetails

  init(_ details: TransactionDetails) { self.details = details }
}
