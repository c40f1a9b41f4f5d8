import StatementModel

/// Why a line does not count like the others, or perhaps should not.
struct TransactionMark: OptionSet {
  var rawValue: UInt8

  /// The status stands in the lowest two bits.
  static let hidden = TransactionMark(rawValue: 1 << 2)
  static let transfer = TransactionMark(rawValue: 1 << 3)
  static let doubtful = TransactionMark(rawValue: 1 << 4)
  /// All marks are below.
  static let limit = 1 << 5

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ numbers: TransactionNumbers, isDoubtful: Bool) {
    rawValue = numbers.status.rawValue
    if numbers.isHidden { insert(.hidden) }
    if numbers.isTransfer { insert(.transfer) }
    if isDoubtful { insert(.doubtful) }
  }

  /// As a person reads it.
  var words: [ReportWord] {
    // What is hidden counts nowhere, a transfer or not.
    let reason: [ReportWord] =
      contains(.hidden) ? [.hidden] : contains(.transfer) ? [.transfer] : []
    let words: [ReportWord] =
      switch Transaction.Status(rawValue: rawValue & 3) ?? .posted {
      case .posted: reason
      case .pending: [.pending] + reason
      case .withdrawn: [.withdrawn]
      case .deleted: [.deleted]
      }
    return contains(.doubtful) ? words + [.possibleDuplicate] : words
  }
}
