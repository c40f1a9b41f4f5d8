import StatementModel

/// Finds out what an entry is from its bank transaction code.
enum CAMTKind {
  /// What the code says (ISO 20022 external code list, bank transaction codes: domain, family,
  /// subfamily; or the German business transaction code).
  ///
  /// Only what the codes tell for sure: a credit transfer may be anything, and a book transfer
  /// need not stay with one holder.
  static func kind(_ entry: CAMTEntry, isCredit: Bool, isReversal: Bool) -> TransactionKind? {
    if isReversal, isCredit { return .refund }
    let subfamily = entry.inner(.subfamily)
    if let range = subfamily?.range {
      for (word, kind) in subfamilies where entry.isWord(range, word) { return kind }
    }
    if let range = entry.inner(.family)?.range {
      for (word, kind) in families where entry.isWord(range, word) {
        return kind == .charge && isCredit ? .refund : kind
      }
    }
    guard let range = entry.inner(.proprietaryCode)?.range else { return nil }
    return german(entry.buffer[range])
  }

  private static let subfamilies: [(StaticString, TransactionKind)] = [
    // Charges, commissions, fees.
    ("CHRG", .fee), ("FEES", .fee), ("COMM", .fee), ("COME", .fee), ("COMI", .fee),
    ("COMT", .fee),
    ("INTR", .interest),
    // Withdrawals and deposits of cash, at home and abroad, by card or at the counter.
    ("CWDL", .cash), ("XBCW", .cash), ("CDPT", .cash), ("FCWD", .cash), ("FCDP", .cash),
    ("BCDP", .cash), ("BCWD", .cash),
    // Cash pooling: sweeping, topping and zero balancing between accounts of one holder.
    ("SWEP", .transfer), ("TOPG", .transfer), ("ZABA", .transfer),
  ]

  /// Customer card transactions are purchases, or what comes back of them.
  private static let families: [(StaticString, TransactionKind)] = [
    ("CCRD", .charge), ("CAPL", .transfer),
  ]

  /// The code of German banks: `NTRF+106+9310+997`, the second part of which tells.
  private static func german(_ code: ArraySlice<UInt8>) -> TransactionKind? {
    let parts = code.split(separator: UInt8(ascii: "+"))
    guard parts.count >= 2, parts[0].count == 4, parts[1].count == 3 else { return nil }
    switch String(decoding: parts[1], as: UTF8.self) {
    case "082", "083": return .cash
    case "808", "810": return .fee
    case "814": return .interest
    default: return nil
    }
  }
}
