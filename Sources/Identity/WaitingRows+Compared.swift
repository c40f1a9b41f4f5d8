import StatementModel

/// What settlement compares of rows.
extension WaitingRows {
  /// Amounts are compared only within one currency and sign.
  struct Account: Hashable {
    /// Its number.
    var currency: Int32
    var isNegative: Bool
  }

  /// What is compared of a pending row.
  struct Waiting {
    var cluster: Int
    var row: Int
    var day: Int32
    /// Without its sign.
    var amount: ExactDecimal
    var account: Account
    var id: KeyNumber
    /// The number of the description.
    var text: Int32
    /// Nothing where the row doesn't tell.
    var takesTips: Bool?
    /// Whether nothing but its id may settle it.
    var needsID: Bool
  }

  /// What is compared of a posted row.
  struct Posted {
    var row: Int
    var day: Int32
    var purchase: Int32?
    /// Without its sign.
    var amount: ExactDecimal
    var account: Account
    var id: KeyNumber
    /// The number of the description.
    var text: Int32
    var takesTips: Bool?
  }

  /// How amounts agree.
  enum Strength {
    case sameAmount, amountWithTip
  }
}
