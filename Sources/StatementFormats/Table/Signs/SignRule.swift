import StatementModel

/// How a row's amount follows from what its record writes.
struct SignRule: Hashable {
  enum Way: Hashable {
    /// As written: minus is money spent.
    case asWritten
    /// The reverse: minus is money received.
    case reversed
    /// The word or mark beside it decides; the written sign says nothing.
    case byDirection
    /// Debits are money spent, credits money received, a minus takes back.
    case columns
    /// The columns tell, whatever sign is written.
    case columnsUnsigned
    /// Both columns are written with the sign they have.
    case columnsAsWritten
    /// The columns tell, the wrong way round.
    case columnsExchanged
  }

  var way: Way
  /// Whether the fee is taken off besides the amount.
  var withFee = false

  /// The row's amount; nothing where it leaves the domain or no direction is known.
  func apply(_ raw: RawRows.Amount, fee: ExactDecimal?) -> ExactDecimal? {
    let amount: ExactDecimal
    let size = raw.amount.magnitude
    switch way {
    case .asWritten, .columnsAsWritten: amount = raw.amount
    case .reversed: amount = -raw.amount
    case .byDirection:
      guard raw.direction != 0 || raw.amount.isZero else { return nil }
      amount = raw.direction < 0 ? -size : size
    case .columns: amount = raw.kind == 1 ? -raw.amount : raw.amount
    case .columnsUnsigned: amount = raw.kind == 1 ? -size : size
    case .columnsExchanged: amount = raw.kind == 1 ? size : -size
    }
    guard withFee, let fee else { return amount }
    return amount.subtracting(fee)
  }
}
