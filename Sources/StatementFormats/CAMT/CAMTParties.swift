import StatementModel

/// Finds the other party of a payment.
struct CAMTParties {
  /// The other party's name, then whom it was for in the end.
  private(set) var names: [[UInt8]] = []
  /// Names on the holder's side, where nobody stands on the other one: perhaps the holder's own.
  private(set) var others: [[UInt8]] = []

  private let entry: CAMTEntry
  private let header: CAMTHeader
  private let payment: Int

  /// Reads the parties of one payment.
  ///
  /// The other party is the creditor of money that went out, the debtor of money that came in. But
  /// roles stay those of the original payment when it is returned, and some exporters always name
  /// the holder in one of them: so a party that is the holder is passed over for the other one.
  init(entry: CAMTEntry, header: CAMTHeader, payment: Int, isCredit: Bool, isReversal: Bool) {
    self.entry = entry
    self.header = header
    self.payment = payment
    let debit: [CAMTField] = [.creditor, .ultimateCreditor]
    let credit: [CAMTField] = [.debtor, .ultimateDebtor]
    let near = isCredit ? credit : debit
    names = near.compactMap { name($0, sparingHolder: true) }
    guard names.isEmpty else { return }
    let far = (isCredit ? debit : credit).compactMap { name($0, sparingHolder: true) }
    let holder = near.compactMap { name($0, sparingHolder: false) }
    let isReturned = isReversal || entry.first(.returnReason, of: payment) != nil
    if !far.isEmpty, isReturned || !holder.isEmpty {
      names = far
    } else {
      // Money that the holder moves to an account of theirs elsewhere.
      names = holder
      others = far
    }
  }

  /// A party's name, unless it stands for none, or for the holder.
  private func name(_ role: CAMTField, sparingHolder: Bool) -> [UInt8]? {
    guard let range = entry.first(role, of: payment)?.range,
      !CAMTReferences.isFiller(entry.buffer[range]), !sparingHolder || !isHolder(role, range)
    else { return nil }
    return Array(entry.buffer[range])
  }

  private func isHolder(_ role: CAMTField, _ range: Range<Int>) -> Bool {
    if header.isOwnName(entry.buffer[range]) { return true }
    return switch role {
    case .debtor: hasOwnAccount(.debtorAccount, not: .creditor, .creditorAccount, range)
    case .creditor: hasOwnAccount(.creditorAccount, not: .debtor, .debtorAccount, range)
    default: false
    }
  }

  /// Whether a party has the statement's account and the other one has not, or is the same party.
  private func hasOwnAccount(
    _ account: CAMTField, not other: CAMTField, _ otherAccount: CAMTField, _ name: Range<Int>
  ) -> Bool {
    func text(_ field: CAMTField) -> String? {
      entry.first(field, of: payment).map { entry.text($0.range) }
    }
    guard let own = header.account, text(account) == own, let otherName = text(other) else {
      return false
    }
    return text(otherAccount) != own || otherName == entry.text(name)
  }
}
