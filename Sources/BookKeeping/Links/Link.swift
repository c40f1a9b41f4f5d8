import StatementModel

/// What two linked transactions are to each other.
package enum LinkKind: String, Sendable, CaseIterable {
  /// Money moved between own accounts, or a card's bill being paid; spending on neither side.
  case transfer
  /// A credit that gives a charge back, in whole or in part; its category follows the charge's.
  case refund
}

/// How sure a link is, and by whom.
package enum LinkState: String, Sendable, CaseIterable {
  /// Said by a person; goes before rules.
  case confirmed
  /// Found, strong and one to one; rules go before it.
  case automatic
  /// Found, and without effect until a person confirms it.
  case proposed
  /// A person said that the two have nothing to do with each other.
  case refused
}

/// Two transactions that belong together.
package struct Link: Hashable, Sendable {
  package var kind: LinkKind
  package var state: LinkState
  /// Where the money went out: the outflow of a transfer, the charge of a refund.
  package var source: TransactionID
  /// Where it came in: the inflow of a transfer, the credit of a refund.
  package var target: TransactionID
  /// Why the two are thought to belong together, strongest first.
  package var evidence: [LinkEvidence]

  /// The other transaction of the link.
  package func other(than id: TransactionID) -> TransactionID { id == source ? target : source }
}

/// One of the two transactions of a link.
package enum LinkSide: String, Hashable, Sendable {
  case source, target
}

/// A pair of transactions, whatever their order.
struct LinkPair: Hashable, Sendable {
  let low: TransactionID
  let high: TransactionID

  init(_ one: TransactionID, _ other: TransactionID) {
    low = min(one, other)
    high = max(one, other)
  }
}

/// A person's word on two transactions.
struct LinkDecision: Hashable, Sendable {
  var pair: LinkPair
  /// What they are to each other; nothing where they are nothing.
  var kind: LinkKind?

  init(_ one: TransactionID, _ other: TransactionID, kind: LinkKind?) {
    pair = LinkPair(one, other)
    self.kind = kind
  }
}
