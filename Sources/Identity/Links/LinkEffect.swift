import StatementModel

/// What a link does to one of its transactions.
package struct LinkEffect: Hashable, Sendable {
  package var kind: LinkKind
  /// Whether a person said so.
  package var isConfirmed: Bool
  /// The other transaction.
  package var other: TransactionID
  /// Whether it becomes money moved between own accounts.
  package var marksTransfer = false
  /// Whether it takes the category, be it none.
  package var setsCategory = false
  package var category: CategoryPath?

  package init(
    kind: LinkKind, isConfirmed: Bool, other: TransactionID, marksTransfer: Bool = false,
    setsCategory: Bool = false, category: CategoryPath? = nil
  ) {
    self.kind = kind
    self.isConfirmed = isConfirmed
    self.other = other
    self.marksTransfer = marksTransfer
    self.setsCategory = setsCategory
    self.category = category
  }
}
