import StatementModel

/// One reason for a link, or for its having no effect.
package enum LinkEvidence: Hashable, Sendable {
  case byPerson
  /// The same amount went out and came in.
  case sameAmount(Money)
  /// The statement of one side gives the amount in the other's currency.
  case originalAmount(Money, of: LinkSide)
  /// So much less came in than went out; whether a text of the statements shows it.
  case fee(Money, isShown: Bool)
  /// What came in is another amount than what went out.
  case otherAmount
  /// A credit that is smaller than the charge.
  case partOfCharge(Money)
  case days(Int)
  case statementSays(LinkSide, TransactionKind)
  /// A rule or a person has it among transfers.
  case amongTransfers(LinkSide)
  /// The text of this side names the other's account.
  case namesAccount(LinkSide)
  /// Not a round amount, hence seldom equal by accident.
  case notRound
  case sameMerchant(String)
  /// No other transaction comes into question.
  case onlyOne
  /// Equally many on both sides, taken in turn.
  case inTurn
  /// So many others come into question.
  case others(Int)
  /// A rule or a person has it in a category that is no transfer's.
  case categorized(LinkSide, CategoryPath)
  /// The statement says that it is something else.
  case statementSaysOtherwise(LinkSide, TransactionKind)
}

extension LinkEvidence {
  /// The word by which programs know it.
  package var code: String {
    switch self {
    case .byPerson: "by-person"
    case .sameAmount: "same-amount"
    case .originalAmount: "original-amount"
    case .fee: "fee"
    case .otherAmount: "other-amount"
    case .partOfCharge: "part-of-charge"
    case .days: "days"
    case .statementSays: "statement-says"
    case .amongTransfers: "among-transfers"
    case .namesAccount: "names-account"
    case .notRound: "not-round"
    case .sameMerchant: "same-merchant"
    case .onlyOne: "only-one"
    case .inTurn: "in-turn"
    case .others: "others"
    case .categorized: "categorized"
    case .statementSaysOtherwise: "statement-says-otherwise"
    }
  }

  /// The reason in words.
  ///
  /// - Parameter money: How an amount is written.
  package func words(_ money: (Money) -> String = { $0.description }) -> String {
    switch self {
    case .byPerson: "said by hand"
    case .sameAmount(let amount): "\(money(amount)) went out and came in"
    case .originalAmount(let amount, let side):
      "the statement of the \(side.flow) gives \(money(amount)), which is the \(side.other.flow)"
    case .fee(let fee, isShown: true): "less a fee of \(money(fee)) that the statement shows"
    case .fee(let fee, isShown: false): "\(money(fee)) less came in, perhaps a fee"
    case .otherAmount: "the amounts differ"
    case .partOfCharge(let amount): "part of the charge of \(money(amount))"
    case .days(0): "on the same day"
    case .days(1): "one day apart"
    case .days(let count): "\(count) days apart"
    case .statementSays(let side, let kind):
      "the statement calls the \(side.flow) a \(kind.name)"
    case .amongTransfers(let side): "the \(side.flow) is among the transfers"
    case .namesAccount(let side): "the text of the \(side.flow) names the other account"
    case .notRound: "the amount is not round"
    case .sameMerchant(let name): "the same merchant, \"\(name)\""
    case .onlyOne: "nothing else comes into question"
    case .inTurn: "equally many on both sides, taken in turn"
    case .others(1): "one other comes into question"
    case .others(let count): "\(count) others come into question"
    case .categorized(let side, let category): "the \(side.flow) is in \(category)"
    case .statementSaysOtherwise(let side, let kind):
      "but the statement calls the \(side.flow) a \(kind.name)"
    }
  }
}

extension LinkSide {
  package var flow: String { self == .source ? "outflow" : "inflow" }
  var other: LinkSide { self == .source ? .target : .source }
}
