/// One event on one card: what the rows found to be of it say together, what the rules made of
/// it, and what a person said.
///
/// Many are kept as columns (`TransactionTable`); this is the form in which one is looked at.
public struct Transaction: Hashable, Sendable {
  public enum Status: UInt8, Sendable {
    case posted, pending
    /// A pending row that no newer statement settled.
    case withdrawn
    /// Taken out of the book by a person, whatever statements show it; can be restored.
    case deleted

    /// Whether it counts nowhere and is listed only when asked for.
    @inlinable package var isGone: Bool { rawValue >= Status.withdrawn.rawValue }

    package var name: String {
      switch self {
      case .posted: "posted"
      case .pending: "pending"
      case .withdrawn: "withdrawn"
      case .deleted: "deleted"
      }
    }
  }

  /// What is told by numbers alone.
  package var numbers: TransactionNumbers
  package var card: CardID
  /// As the bank wrote it.
  package var description: String
  /// The clean name of the merchant that a rule or a person gave.
  package var payee: String?
  /// Nothing where neither a rule nor a person has said: uncategorized.
  package var category: CategoryPath?
  /// The file of the row that is shown, as the journal names it.
  package var sourceFile: String
  /// What only some transactions have.
  package var details: TransactionDetails

  package init(
    _ numbers: TransactionNumbers, card: CardID, description: String, payee: String? = nil,
    category: CategoryPath? = nil, sourceFile: String,
    details: TransactionDetails = TransactionDetails()
  ) {
    self.numbers = numbers
    self.card = card
    self.description = description
    self.payee = payee
    self.category = category
    self.sourceFile = sourceFile
    self.details = details
  }

  package init(
    id: TransactionID, card: CardID, status: Status, purchaseDate: CalendarDate?,
    postingDate: CalendarDate?, chargeDate: CalendarDate? = nil, amount: Money,
    description: String, payee: String? = nil, category: CategoryPath? = nil,
    categorySource: DecisionSource = .none, isHidden: Bool = false, isTransfer: Bool = false,
    sourceFile: String, sourceLine: Int, details: TransactionDetails = TransactionDetails()
  ) {
    self.init(
      TransactionNumbers(
        id: id, status: status, purchaseDate: purchaseDate, postingDate: postingDate,
        chargeDate: chargeDate, amount: amount, categorySource: categorySource,
        isHidden: isHidden, isTransfer: isTransfer, sourceLine: sourceLine),
      card: card, description: description, payee: payee, category: category,
      sourceFile: sourceFile, details: details)
  }

  package var hasDetails: Bool { !details.isEmpty }

  /// The merchant's name for people: the payee where given, else the description.
  package var merchant: String { payee ?? description }
}

/// What only some transactions have.
package struct TransactionDetails: Hashable, Sendable {
  package var memo: String?
  package var note: String?
  /// In order of being set, each once.
  package var tags: [String] = []
  package var kind: TransactionKind?
  package var original: Money?
  package var installment: Installment?
  package var bankCategory: String?
  package var merchantCategoryCode: Int?
  /// The name of the period that a rule puts it in.
  package var period: String?
  /// The category in several parts, which sum to the amount; then there is no other category.
  package var split: [CategorySplit.Part] = []
  /// Which part of a split transaction this is, where it stands for one.
  package var part: SplitPlace?

  package init() {}

  /// What a row states of its transaction.
  package init(_ stated: RowDetails) {
    memo = stated.memo
    kind = stated.kind
    original = stated.original
    installment = stated.installment
    bankCategory = stated.bankCategory
    merchantCategoryCode = stated.merchantCategoryCode
  }

  package var isEmpty: Bool { self == TransactionDetails() }
}
