/// One event on one card: what the rows found to be of it say together, what the rules made of
/// it, and what a person said.
package struct Transaction: Hashable, Sendable {
  package enum Status: UInt8, Sendable {
    case posted, pending
    /// A pending row that no newer statement settled.
    case withdrawn

    package var name: String { "\(self)" }
  }

  package var id: TransactionID
  package var card: CardID
  package var status: Status
  package var purchaseDate: CalendarDate?
  package var postingDate: CalendarDate?
  package var chargeDate: CalendarDate?
  package var amount: Money
  /// As the bank wrote it.
  package var description: String
  /// The clean name of the merchant that a rule or a person gave.
  package var payee: String?
  /// Nothing where neither a rule nor a person has said: uncategorized.
  package var category: CategoryPath?
  /// Who decided the category.
  package var categorySource: DecisionSource
  /// Left out of spending by a rule or a person.
  package var isHidden: Bool
  /// Marked by a rule as money moved between own accounts.
  package var isTransfer: Bool
  /// The row that is shown: file as the journal names it, and its line.
  package var sourceFile: String
  package var sourceLine: Int
  @usableFromInline var box: TransactionDetailsBox?

  package init(
    id: TransactionID, card: CardID, status: Status, purchaseDate: CalendarDate?,
    postingDate: CalendarDate?, chargeDate: CalendarDate? = nil, amount: Money,
    description: String, payee: String? = nil, category: CategoryPath? = nil,
    categorySource: DecisionSource = .none, isHidden: Bool = false, isTransfer: Bool = false,
    sourceFile: String, sourceLine: Int, details: TransactionDetails = TransactionDetails()
  ) {
    self.id = id
    self.card = card
    self.status = status
    self.purchaseDate = purchaseDate
    self.postingDate = postingDate
    self.chargeDate = chargeDate
    self.amount = amount
    self.description = description
    self.payee = payee
    self.category = category
    self.categorySource = categorySource
    self.isHidden = isHidden
    self.isTransfer = isTransfer
    self.sourceFile = sourceFile
    self.sourceLine = sourceLine
    self.box = details.isEmpty ? nil : TransactionDetailsBox(details)
  }

  /// What only some transactions have; boxed, so that the common one stays small.
  @inlinable package var details: TransactionDetails {
    get { box?.details ?? TransactionDetails() }
    set { box = newValue.isEmpty ? nil : TransactionDetailsBox(newValue) }
  }

  @inlinable package var hasDetails: Bool { box != nil }

  /// The day it is shown, grouped and searched by.
  @inlinable package func date(by basis: DateBasis) -> CalendarDate {
    let preferred =
      switch basis {
      case .purchase: purchaseDate ?? postingDate
      case .posting: postingDate ?? purchaseDate
      }
    return preferred ?? chargeDate ?? CalendarDate(dayNumber: 0)
  }

  /// The merchant's name for people: the payee where given, else the description.
  @inlinable package var merchant: String { payee ?? description }
}

/// Which of a transaction's dates counts.
package enum DateBasis: String, Sendable, CaseIterable {
  case purchase, posting
}

/// Who decided a property of a transaction.
package enum DecisionSource: Hashable, Sendable {
  case none
  /// The rule's number in the compiled rule set, from 0, in file order.
  case rule(Int)
  case person
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
  /// The source's own id.
  package var nativeID: String?

  package init() {}

  package var isEmpty: Bool { self == TransactionDetails() }
}

/// Holds the details of one transaction; immutable, hence safe to share.
@usableFromInline
final class TransactionDetailsBox: Hashable, Sendable {
  @usableFromInline let details: TransactionDetails

  @usableFromInline
  init(_ details: TransactionDetails) { self.details = details }

  @usableFromInline
  static func == (left: TransactionDetailsBox, right: TransactionDetailsBox) -> Bool {
    left.details == right.details
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) { hasher.combine(details) }
}
