import StatementModel

/// A part of a purchase in installments that is still to be paid.
package struct OwedPart: Hashable, Sendable {
  package var month: Month
  package var merchant: String
  package var card: CardID
  /// A magnitude.
  package var amount: Money
  /// Which part it is, and of how many.
  package var number: Int
  package var count: Int

  package init(
    month: Month, merchant: String, card: CardID, amount: Money, number: Int, count: Int
  ) {
    self.month = month
    self.merchant = merchant
    self.card = card
    self.amount = amount
    self.number = number
    self.count = count
  }
}
