import StatementModel

/// Why a row was found to be of its transaction: which rule decided, and what agreed.
///
/// Identity keeps only which rule it was; the rest is read off the rows when somebody asks, so that
/// an import nobody asks about pays nothing for it.
package enum MatchEvidence: Hashable, Sendable {
  /// The row is its transaction's first one.
  case first
  /// A posted row names the id of its pending one.
  case statedID(String, days: Int)
  /// Equal id, amount and installment; other ids of both statements speak for it where the texts
  /// are not similar.
  case nativeID(String, days: Int, textsAgree: Bool)
  /// Equal in amount, text and key date, or day of the purchase.
  case content(byPurchaseDate: Bool)
  /// A posted row of the same id as the pending one.
  case settlesByID(String, days: Int, authorized: ExactDecimal)
  /// A posted row of the same amount and a similar text.
  case settles(days: Int)
  /// A posted row with a tip.
  case settlesWithTip(days: Int, authorized: ExactDecimal)
  /// A date of one kind that both formats state.
  case sameDate(format: String)
  /// Equal key dates of formats that date alike.
  case sameKeyDate(format: String)
  /// Posted so many days after the purchase that the other format states.
  case nearDates(format: String, days: Int)
  /// It names the row that it replaces or takes back.
  case corrects(String)
  /// Another row of its transaction binds it.
  case bound
  /// A person said so.
  case person

  /// Which rule decided, for programs.
  package var rule: String {
    switch self {
    case .first: "first"
    case .statedID: "stated-id"
    case .nativeID: "native-id"
    case .content: "content"
    case .settlesByID: "settlement-id"
    case .settles: "settlement-exact"
    case .settlesWithTip: "settlement-tip"
    case .sameDate, .sameKeyDate, .nearDates: "across-formats"
    case .corrects: "correction"
    case .bound: "bound"
    case .person: "person"
    }
  }
}

extension MatchEvidence: CustomStringConvertible {
  /// In words: `same id T12, 2 days apart`.
  package var description: String {
    switch self {
    case .first: "first seen here"
    case .statedID(let id, let days): "states its pending row \(id), \(Self.later(days))"
    case .nativeID(let id, let days, let textsAgree):
      "same id \(id) and amount" + (days == 0 ? "" : ", \(Self.count(days)) apart")
        + (textsAgree ? "" : ", text reworded, other ids agree")
    case .content(let byPurchaseDate):
      "same \(byPurchaseDate ? "day of purchase" : "date"), amount and text"
    case .settlesByID(let id, let days, let authorized):
      "same id \(id) as the pending row of \(authorized), \(Self.later(days))"
    case .settles(let days): "same amount and similar text as a pending row, \(Self.later(days))"
    case .settlesWithTip(let days, let authorized):
      "a pending row of \(authorized) with a tip, \(Self.later(days))"
    case .sameDate(let format): "same amount and date, similar text in \(format)"
    case .sameKeyDate(let format): "same amount and day, similar text in \(format)"
    case .nearDates(let format, let days):
      "same amount, similar text in \(format), posted \(Self.later(days))"
    case .corrects(let id): "corrects \(id)"
    case .bound: "bound by another row of the transaction"
    case .person: "said by hand to be the same"
    }
  }

  private static func later(_ days: Int) -> String {
    days == 0 ? "on the same day" : "\(count(days)) later"
  }

  private static func count(_ days: Int) -> String { days == 1 ? "1 day" : "\(days) days" }
}
