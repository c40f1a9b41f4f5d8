import StatementModel

/// One purchase that is paid in parts, as far as the book has it.
package struct InstallmentPlan: Hashable, Sendable {
  /// One part that the book has.
  package struct Part: Hashable, Sendable {
    package var id: TransactionID
    package var number: Int
    /// The day on which it was charged.
    package var day: CalendarDate
    /// Signed as the transaction.
    package var amount: Money
  }

  /// A part that is still to come.
  package struct Due: Hashable, Sendable {
    package var number: Int
    package var month: Month
    /// A magnitude: what the last part cost.
    package var amount: Money
  }

  package var card: CardID
  package var merchant: String
  /// How many parts there are in all.
  package var count: Int
  /// By number.
  package var parts: [Part]
  /// The parts that are still to come.
  package var owed: [Due]
  /// What all parts come to, as a magnitude.
  package var total: DecimalSum
  /// Whether parts that the book does not have were reckoned with what the last one cost.
  package var isEstimated: Bool

  package var currency: Currency { parts[0].amount.currency }

  package var owedSum: DecimalSum {
    var sum = DecimalSum()
    for due in owed { sum.add(due.amount.amount) }
    return sum
  }
}
