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

  package init(
    kind: LinkKind, state: LinkState, source: TransactionID, target: TransactionID,
    evidence: [LinkEvidence]
  ) {
    self.kind = kind
    self.state = state
    self.source = source
    self.target = target
    self.evidence = evidence
  }

  /// The other transaction of the link.
  package func other(than id: TransactionID) -> TransactionID { id == source ? target : source }
}

/// One of the two transactions of a link.
package enum LinkSide: String, Hashable, Sendable {
  case source, target
}
