import StatementModel

/// A person's word on two transactions.
package struct LinkDecision: Hashable, Sendable {
  package var pair: LinkPair
  /// What they are to each other; nothing where they are nothing.
  package var kind: LinkKind?

  package init(_ one: TransactionID, _ other: TransactionID, kind: LinkKind?) {
    pair = LinkPair(one, other)
    self.kind = kind
  }
}
