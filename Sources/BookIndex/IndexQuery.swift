import StatementModel

/// Which transactions are wanted; what is not said is not restricted.
package struct IndexQuery: Hashable, Sendable {
  package var cards: Set<CardID>?
  /// The date that `from` and `to` speak of and that the answer is ordered by.
  package var basis: DateBasis
  /// The first day wanted.
  package var from: CalendarDate?
  /// The last day wanted.
  package var to: CalendarDate?
  /// The ids wanted: ids that are shown, not aliases.
  package var ids: Set<TransactionID>?

  package init(
    cards: Set<CardID>? = nil, basis: DateBasis = .purchase, from: CalendarDate? = nil,
    to: CalendarDate? = nil, ids: Set<TransactionID>? = nil
  ) {
    self.cards = cards
    self.basis = basis
    self.from = from
    self.to = to
    self.ids = ids
  }
}

/// What rules and persons decide about one transaction; replaces what was decided before.
package struct TransactionDecision: Hashable, Sendable {
  package var id: TransactionID
  package var category: CategoryPath?
  package var categorySource: DecisionSource
  package var payee: String?
  package var note: String?
  package var tags: [String]
  package var period: String?
  /// The category in several parts.
  package var split: [CategorySplit.Part]
  package var isHidden: Bool
  package var isTransfer: Bool

  package init(
    id: TransactionID, category: CategoryPath? = nil, categorySource: DecisionSource = .none,
    payee: String? = nil, note: String? = nil, tags: [String] = [], period: String? = nil,
    split: [CategorySplit.Part] = [], isHidden: Bool = false, isTransfer: Bool = false
  ) {
    self.id = id
    self.category = category
    self.categorySource = categorySource
    self.payee = payee
    self.note = note
    self.tags = tags
    self.period = period
    self.split = split
    self.isHidden = isHidden
    self.isTransfer = isTransfer
  }

  /// What is decided about the transaction as it stands.
  package init(of transaction: Transaction) {
    let details = transaction.details
    self.init(
      id: transaction.id, category: transaction.category,
      categorySource: transaction.categorySource, payee: transaction.payee, note: details.note,
      tags: details.tags, period: details.period, split: details.split,
      isHidden: transaction.isHidden, isTransfer: transaction.isTransfer)
  }

  /// Makes the transaction's decided fields these.
  package func apply(to transaction: inout Transaction) {
    transaction.category = category
    transaction.categorySource = categorySource
    transaction.payee = payee
    transaction.isHidden = isHidden
    transaction.isTransfer = isTransfer
    let hasDetails = note != nil || !tags.isEmpty || period != nil || !split.isEmpty
    if transaction.hasDetails || hasDetails {
      var details = transaction.details
      details.note = note
      details.tags = tags
      details.period = period
      details.split = split
      transaction.details = details
    }
  }
}

/// One more name of a transaction: the id of another of its rows.
package struct TransactionAlias: Hashable, Sendable {
  package var alias: TransactionID
  /// The id by which the transaction is shown.
  package var shown: TransactionID

  package init(_ alias: TransactionID, of shown: TransactionID) {
    self.alias = alias
    self.shown = shown
  }
}
