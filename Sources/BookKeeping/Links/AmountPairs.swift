import StatementModel

/// Finds the pairs of candidates whose amounts are equal, by looking them up.
///
/// Inflows are few, and what is compared of them stands together here: of a large book each outflow
/// looks at some, and a look into the candidates themselves costs more than all the rest.
struct AmountPairs {
  /// Days between the two sides of a transfer: a weekend and a holiday on either end.
  static let transferDays = 5
  /// Days between a charge and what gives it back.
  static let refundDays = 120
  /// Pairs that one outflow is looked at for; with more, nobody could tell which is meant.
  static let mostPairs = 16
  private static let mostLooks = 64

  /// An inflow under one of its amounts.
  private struct Entry {
    var hash: UInt64
    /// The amount; that of the purchase, with the sign of the amount, for `isOriginal`.
    var amount: Money
    var day: Int32
    var candidate: Int32
    var card: Int32
    var isOriginal: Bool
  }

  /// An inflow that has the amount of an outflow.
  struct Match {
    var target: Int
    /// How many days it is after the outflow.
    var days: Int
    /// The number of its card.
    var card: Int
    var basis: LinkEdge.Basis
  }

  private let entries: [Entry]

  /// - Parameter isFree: Whether a candidate may be linked at all.
  init(_ candidates: [LinkCandidate], isFree: (Int) -> Bool) {
    var entries: [Entry] = []
    for (index, candidate) in candidates.enumerated()
    where candidate.amount.amount.units > 0 && isFree(index) {
      var entry = Entry(
        hash: AmountHash.of(candidate.amount), amount: candidate.amount, day: candidate.day,
        candidate: Int32(index), card: Int32(candidate.card), isOriginal: false)
      entries.append(entry)
      if let original = candidate.original, original.currency != candidate.amount.currency {
        entry.hash = AmountHash.of(original)
        entry.amount = original
        entry.isOriginal = true
        entries.append(entry)
      }
    }
    // The entries of one hash stand by day, since the candidates do.
    entries.sort { ($0.hash, $0.candidate) < ($1.hash, $1.candidate) }
    self.entries = entries
  }

  /// Calls with each inflow whose amount equals the outflow's, from five days before it until as many
  /// days after it as a charge may be given back in, and with which amounts are equal.
  func visit(_ outflow: LinkCandidate, _ visit: (Match) -> Void) {
    look(outflow.amount, from: outflow.day) { entry in
      visit(Self.match(entry, outflow, entry.isOriginal ? .originalOf(.target) : .amounts))
    }
    guard let original = outflow.original, original.currency != outflow.amount.currency else {
      return
    }
    look(original, from: outflow.day) { entry in
      if !entry.isOriginal { visit(Self.match(entry, outflow, .originalOf(.source))) }
    }
  }

  private static func match(
    _ entry: Entry, _ outflow: LinkCandidate, _ basis: LinkEdge.Basis
  ) -> Match {
    Match(
      target: Int(entry.candidate), days: Int(entry.day) - Int(outflow.day),
      card: Int(entry.card), basis: basis)
  }

  /// Calls with the entries of the opposite amount.
  private func look(_ outflow: Money, from day: Int32, _ visit: (Entry) -> Void) {
    let hash = AmountHash.of(outflow)
    let wanted = -outflow
    let first = day &- Int32(Self.transferDays)
    let last = day &+ Int32(Self.refundDays)
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      let found = entries[middle].hash
      if found < hash || (found == hash && entries[middle].day < first) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var looks = 0
    while low < entries.count, entries[low].hash == hash, looks < Self.mostLooks {
      guard entries[low].day <= last else { return }
      if entries[low].amount == wanted { visit(entries[low]) }
      low += 1
      looks += 1
    }
  }
}
