import StatementModel

/// Transactions to be written for another program.
///
/// Pure: the same list and names give the same bytes.
package struct Export: Sendable {
  /// Which transactions, and the cards and dates to show them by.
  ///
  /// A split transaction stands in it as its parts.
  package var list: ListReport
  package var categories: CategoryTree
  package var names = ExportNames()
  /// The two sides of transfers between own accounts: where money went out, and where it came in.
  package var transfers: [(source: TransactionID, target: TransactionID)] = []
  /// What the book counts in.
  package var currency = Currency.usd

  package init(_ list: ListReport, categories: CategoryTree) {
    self.list = list
    self.categories = categories
  }

  /// Writes the export piece by piece; the pieces together are the whole.
  package func write(as format: ExportFormat, to emit: ([UInt8]) throws -> Void) rethrows {
    switch format {
    case .hledger: try JournalWriter(self, .hledger).write(to: emit)
    case .ledger: try JournalWriter(self, .ledger).write(to: emit)
    case .beancount: try BeancountWriter(self).write(to: emit)
    case .qif: try QIFWriter(self).write(to: emit)
    case .ofx: try OFXWriter(self).write(to: emit)
    case .csv: try list.write(as: .csv, to: emit)
    case .json: try list.write(as: .json, to: emit)
    case .ndjson: try list.write(as: .ndjson, to: emit)
    }
  }

  /// The whole export.
  package func bytes(as format: ExportFormat) -> [UInt8] {
    var all: [UInt8] = []
    write(as: format) { all += $0 }
    return all
  }

  /// Pieces of about this many bytes are handed on.
  static let pieceSize = 1 << 16
}
