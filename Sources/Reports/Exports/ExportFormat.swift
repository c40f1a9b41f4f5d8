/// What other programs read.
package enum ExportFormat: String, Sendable, CaseIterable {
  case hledger, ledger, beancount
  /// Quicken's interchange format.
  case qif
  /// Open Financial Exchange 2: a statement for each card.
  case ofx
  /// The columns that `list` has, in its three machine formats.
  case csv, json, ndjson
}

extension ExportFormat {
  /// Whether both sides of a transfer between own accounts are one entry in it.
  package var hasAccounts: Bool {
    switch self {
    case .hledger, .ledger, .beancount, .qif: true
    case .ofx, .csv, .json, .ndjson: false
    }
  }
}
