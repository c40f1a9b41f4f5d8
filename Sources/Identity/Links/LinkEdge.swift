import StatementModel

/// An outflow and an inflow that may belong together.
struct LinkEdge {
  /// How strong the evidence is; the smaller, the stronger.
  enum Tier: Int, Comparable {
    /// Both are transfers by themselves, or one names the other's account.
    case sure
    /// One is a transfer by itself, and the amount is not round.
    case likely
    /// It takes a person to tell.
    case open

    static func < (left: Tier, right: Tier) -> Bool { left.rawValue < right.rawValue }
  }

  /// Which amounts of the two are equal.
  enum Basis {
    case amounts
    /// The amount of the one in the other's currency, as its statement gives it.
    case originalOf(LinkSide)
    /// None: so much less came in.
    case less(Money, isShown: Bool)
  }

  /// Places among the candidates.
  var source: Int
  var target: Int
  /// How many days the inflow is after the outflow.
  var days: Int
  var tier: Tier
  var basis: Basis
}
