import StatementModel

/// What codes and words of a row say about its kind.
///
/// Only what tells more than the sign: every bill that is paid is a transfer to a bank.
enum MT940Kind {
  static func kind(
    type: Range<Int>, in text: Span<UInt8>, details: MT940Details, isOutflow: Bool
  ) -> TransactionKind? {
    if let code = details.businessCode, let kind = kind(businessCode: code, isOutflow: isOutflow) {
      return kind
    }
    if type.count == 4 {
      for (word, kind) in types
      where MT940Bytes.has(text, word, at: type.lowerBound + 1, before: type.upperBound) {
        return kind
      }
    }
    return nil
  }

  /// The kind by the German business code (DFÜ-Abkommen, annex 3, list of codes).
  private static func kind(businessCode: Int, isOutflow: Bool) -> TransactionKind? {
    switch businessCode {
    // Paid in or out at the counter or a machine.
    case 82, 83: .cash
    // By card.
    case 106, 107: isOutflow ? .charge : .refund
    case 808, 809, 810, 811: .fee
    case 812, 814, 815, 817: .interest
    default: nil
    }
  }

  /// SWIFT's transaction types of field 61, subfield 6.
  private static let types: [(StaticString, TransactionKind)] = [
    ("CHG", .fee), ("COM", .fee), ("INT", .interest),
  ]

  /// The kind by the bank's own words for the transaction.
  static func kind(postingText: String, isOutflow: Bool) -> TransactionKind? {
    switch KindWords.kind(postingText) {
    case .transfer: nil
    // What takes back a refund is called a cancellation as well.
    case .refund: isOutflow ? nil : .refund
    case let kind: kind
    }
  }
}
