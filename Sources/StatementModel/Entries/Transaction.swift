/// One event on one card: what the rows found to be of it say together, what the rules made of
/// it, and what a person said.
public struct Transaction: Hashable, Sendable {
  public enum Status: UInt8, Sendable {
    case posted, pending
    /// A pending row that no newer statement settled.
    case withdrawn
    /// Taken out of the book by a person, whatever statements show it; can be restored.
    case deleted

    /// Whether it counts nowhere and is listed only when asked for.
    @inlinable package var isGone: Bool { rawValue >= Status.withdrawn.rawValue }

    package var name: String { "\(self)" }
  }

  /// What is told by numbers alone.
  public var numbers: TransactionNumbers
  /// All that is counted by reference, in one place: a copy of a transaction counts one.
  @usableFromInline var texts: TransactionTexts

  package init(
    id: TransactionID, card: CardID, status: Status, purchaseDate: CalendarDate?,
    postingDate: CalendarDate?, chargeDate: CalendarDate? = nil, amount: Money,
    description: String, payee: String? = nil, category: CategoryPath? = nil,
    categorySource: DecisionSource = .none, isHidden: Bool = false, isTransfer: Bool = false,
    sourceFile: String, sourceLine: Int, details: TransactionDetails = TransactionDetails()
  ) {
    numbers = TransactionNumbers(
      id: id, status: status, purchaseDate: purchaseDate, postingDate: postingDate,
      chargeDate: chargeDate, amount: amount, categorySource: categorySource, isHidden: isHidden,
      isTransfer: isTransfer, sourceLine: sourceLine)
    texts = TransactionTexts(
      card: card, description: description, payee: payee, category: category,
      sourceFile: sourceFile, details: details)
  }

  /// A transaction whose texts others may have too.
  @inlinable package init(_ numbers: TransactionNumbers, texts: SharedTexts) {
    self.numbers = numbers
    self.texts = texts.texts
  }

  @inlinable @inline(__always) package var card: CardID { texts.card }

  /// As the bank wrote it.
  @inlinable @inline(__always) package var description: String { texts.description }

  /// The file of the row that is shown, as the journal names it.
  @inlinable @inline(__always) package var sourceFile: String { texts.sourceFile }

  /// The clean name of the merchant that a rule or a person gave.
  public var payee: String? {
    @inlinable @inline(__always) get { texts.payee }
    set { if newValue != texts.payee { texts = texts.with(payee: newValue) } }
  }

  /// Nothing where neither a rule nor a person has said: uncategorized.
  package var category: CategoryPath? {
    @inlinable @inline(__always) get { texts.category }
    set { if newValue != texts.category { texts = texts.with(category: newValue) } }
  }

  /// Sets both at once, which makes one set of texts and not two.
  package mutating func set(payee: String?, category: CategoryPath?) {
    if payee != texts.payee || category != texts.category {
      texts = texts.with(payee: payee, category: category)
    }
  }

  /// Its texts as one value.
  package var sharedTexts: SharedTexts { SharedTexts(texts) }

  /// Takes texts that another transaction has, for all of its own.
  package mutating func share(_ texts: SharedTexts) { self.texts = texts.texts }

  /// What only some transactions have.
  package var details: TransactionDetails {
    @inlinable @inline(__always) get { texts.details?.details ?? TransactionDetails() }
    set { texts = texts.with(details: newValue) }
  }

  @inlinable @inline(__always) package var hasDetails: Bool { texts.details != nil }

  /// The merchant's name for people: the payee where given, else the description.
  @inlinable @inline(__always) package var merchant: String { payee ?? description }
}

/// What only some transactions have.
@usableFromInline
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

  public init() {}

  package var isEmpty: Bool { self == TransactionDetails() }
}
