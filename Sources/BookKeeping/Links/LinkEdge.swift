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

/// Finds the pairs of candidates whose amounts are equal, by looking them up.
struct AmountPairs {
  /// Days between the two sides of a transfer: a weekend and a holiday on either end.
  static let transferDays = 5
  /// Days between a charge and what gives it back.
  static let refundDays = 120
  /// Pairs that one outflow is looked at for; with more, nobody could tell which is meant.
  static let mostPairs = 16
  private static let mostLooks = 64

  private struct Entry {
    var hash: UInt64
    var candidate: Int
    var isOriginal: Bool
  }

  private let candidates: [LinkCandidate]
  private let entries: [Entry]

  /// - Parameter isFree: Whether a candidate may be linked at all.
  init(_ candidates: [LinkCandidate], isFree: (Int) -> Bool) {
    self.candidates = candidates
    var entries: [Entry] = []
    for (index, candidate) in candidates.enumerated()
    where candidate.amount.amount.units > 0 && isFree(index) {
      entries.append(
        Entry(hash: AmountHash.of(candidate.amount), candidate: index, isOriginal: false))
      if let original = candidate.original, original.currency != candidate.amount.currency {
        entries.append(Entry(hash: AmountHash.of(original), candidate: index, isOriginal: true))
      }
    }
    entries.sort { ($0.hash, $0.candidate) < ($1.hash, $1.candidate) }
    self.entries = entries
  }

  /// Calls with each inflow whose amount equals the outflow's, from five days before it until the
  /// end of the time for refunds, and with which amounts are equal.
  ///
  func visit(_ source: Int, _ visit: (Int, LinkEdge.Basis) -> Void) {
    let outflow = candidates[source]
    look(AmountHash.of(outflow.amount), from: outflow.day) { entry in
      let inflow = candidates[entry.candidate]
      if entry.isOriginal {
        if inflow.original == -outflow.amount { visit(entry.candidate, .originalOf(.target)) }
      } else if inflow.amount == -outflow.amount {
        visit(entry.candidate, .amounts)
      }
    }
    guard let original = outflow.original, original.currency != outflow.amount.currency else {
      return
    }
    look(AmountHash.of(original), from: outflow.day) { entry in
      if !entry.isOriginal, candidates[entry.candidate].amount == -original {
        visit(entry.candidate, .originalOf(.source))
      }
    }
  }

  private func look(_ hash: UInt64, from day: Int32, _ visit: (Entry) -> Void) {
    let first = day &- Int32(Self.transferDays)
    let last = day &+ Int32(Self.refundDays)
    // The entries of one hash stand by day, since the candidates do.
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[middle]
      if (entry.hash, candidates[entry.candidate].day) < (hash, first) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var looks = 0
    while low < entries.count, entries[low].hash == hash, looks < Self.mostLooks {
      guard candidates[entries[low].candidate].day <= last else { return }
      visit(entries[low])
      low += 1
      looks += 1
    }
  }
}
