import StatementModel

/// Finds the series among the payments of one group.
///
/// First, all payments on a card, if nearly all of them together make one series. Else payments of
/// equal amounts at a steady interval; then such runs joined where one takes up where the other
/// ended, which is a price change; then once more what is left on a card as a whole.
struct RecurringSearch {
  private let group: RecurringGroup
  /// Payments that are of no series yet.
  private(set) var free: [RecurringEntry]
  /// What was found so far.
  var chains: [RecurringChain] = []

  /// A group with more payments than this is a shop that is visited daily; only the newest count.
  private static let mostEntries = 1500

  init(_ group: RecurringGroup) {
    self.group = group
    free =
      group.entries.count > Self.mostEntries
      ? Array(group.entries.suffix(Self.mostEntries)) : group.entries
    findWholes()
    findRuns()
    // All that follows goes on from these, and what is left is what was there at first.
    if chains.isEmpty { return }
    joinRuns()
    fillGaps()
    findWholes()
    joinCards()
    chains = chains.filter(isSeries).sorted {
      ($0.first.date, $0.first.amount, $0.first.index)
        < ($1.first.date, $1.first.amount, $1.first.index)
    }
  }

  /// Takes payments out of those that are free.
  mutating func take(_ taken: [RecurringEntry]) {
    let indices = Set(taken.map(\.index))
    free.removeAll { indices.contains($0.index) }
  }

  // MARK: Equal amounts

  /// Payments of one amount on one card, at the interval that explains most of them.
  private mutating func findRuns() {
    guard free.count > 1, mayHaveEqual else { return }
    // Equal ones side by side, each in the order of days.
    let sorted = free.indices.sorted { left, right in
      let (one, other) = (free[left], free[right])
      if one.billed != other.billed {
        return (one.billed.amount, one.billed.currency) < (
          other.billed.amount, other.billed.currency
        )
      }
      return one.card == other.card ? left < right : one.card < other.card
    }
    var runs: [[RecurringEntry]] = []
    var start = 0
    for end in 1...sorted.count {
      let first = free[sorted[start]]
      if end < sorted.count, free[sorted[end]].billed == first.billed,
        free[sorted[end]].card == first.card
      {
        continue
      }
      if end - start > 1 { runs.append(sorted[start..<end].map { free[$0] }) }
      start = end
    }
    for entries in runs {
      for chain in Self.runs(among: entries) {
        chains.append(chain)
        take(chain.entries)
      }
    }
  }

  /// Whether two payments on one card may be equal: of few, looking costs less than sorting.
  private var mayHaveEqual: Bool {
    guard free.count <= Self.mostLookedAt else { return true }
    return free.indices.contains { place in
      free[..<place].contains { $0.billed == free[place].billed && $0.card == free[place].card }
    }
  }

  /// The chains of the interval by which the fewest payments are left over; none where more than a
  /// quarter is, since then the equal amounts are a habit and no series.
  private static func runs(among entries: [RecurringEntry]) -> [RecurringChain] {
    var best: (chains: [RecurringChain], covered: Int, cost: Int)?
    let followers = IntervalGaps.followers(among: entries, most: mostLookedAt)
    for (place, interval) in RecurringInterval.allCases.enumerated() {
      // Where chains can't cover enough however the days fall, none is looked for.
      let most = mostInChain(among: entries, interval) * mostParallel
      guard most * 4 >= entries.count * 3,
        (followers[place] + mostParallel) * 4 >= entries.count * 3
      else { continue }
      let found = RecurringChain.all(among: entries, interval, fewest: 2).filter { chain in
        chain.unsteadiness <= interval.steadiness
          && chain.missedCount * 3 <= chain.entries.count
      }
      guard !found.isEmpty, found.count <= mostParallel else { continue }
      let covered = found.reduce(0) { $0 + $1.entries.count }
      guard covered * 4 >= entries.count * 3 else { continue }
      // Missed payments and wandering days speak against an interval, and so does every further
      // chain: two of 28 days could be one of 14.
      let cost = found.reduce(0) { $0 + $1.unsteadiness + $1.missedCount * 20 } + found.count * 15
      if let known = best, (known.covered, -known.cost) >= (covered, -cost) { continue }
      best = (found, covered, cost)
    }
    return best?.chains ?? []
  }

  /// How many payments a chain can have at most between the first and the last of some.
  private static func mostInChain(
    among entries: [RecurringEntry], _ interval: RecurringInterval
  ) -> Int {
    guard let first = entries.first, let last = entries.last else { return 0 }
    return first.date.days(to: last.date) / max(1, interval.days - interval.tolerance) + 1
  }

  private static let mostLookedAt = 24

  /// More series of one amount on one card than this are a habit.
  private static let mostParallel = 2

  // MARK: Wholes

  /// On each card, one series of nearly all that is left.
  private mutating func findWholes() {
    guard free.count >= Self.fewestOfWhole else { return }
    for entries in byCard() {
      guard entries.count >= Self.fewestOfWhole, entries.count <= Self.mostOfWhole,
        let chain = Self.whole(among: entries, all: free, isIncome: group.key.isIncome)
      else { continue }
      chains.append(chain)
      take(chain.entries)
    }
  }

  /// What is left on each card, by card.
  private func byCard() -> [[RecurringEntry]] {
    // Mostly there is one.
    if free.allSatisfy({ $0.card == free[0].card }) { return [free] }
    var cards: [(card: Int32, entries: [RecurringEntry])] = []
    for entry in free {
      if let place = cards.firstIndex(where: { $0.card == entry.card }) {
        cards[place].entries.append(entry)
      } else {
        cards.append((entry.card, [entry]))
      }
    }
    return cards.sorted { $0.card < $1.card }.map(\.entries)
  }

  private static let fewestOfWhole = 3
  private static let mostOfWhole = 600

  /// - Parameter all: What is left on all cards: a shop where several cards pay sends no bills.
  private static func whole(
    among entries: [RecurringEntry], all: [RecurringEntry], isIncome: Bool
  ) -> RecurringChain? {
    var best: (chain: RecurringChain, cost: Int)?
    let followers = IntervalGaps.followers(among: entries, most: mostLookedAt)
    // Most of all.
    let fewest = (entries.count * 3 + 3) / 4
    for (place, interval) in RecurringInterval.allCases.enumerated() {
      guard mostInChain(among: entries, interval) >= fewest, followers[place] + 1 >= fewest
      else { continue }
      for chain in RecurringChain.all(among: entries, interval, fewest: fewest) {
        let count = chain.entries.count
        guard count >= fewestOfWhole, count >= interval.fewest, chain.missedCount * 5 <= count,
          isCoherent(chain) || isIncome && isPay(chain)
        else { continue }
        let within = chain.isFixed ? entries : all
        let rivals = within.count {
          chain.first.date <= $0.date && $0.date <= chain.last.date
        }
        // Nearly all payments of its time.
        guard count * 10 >= rivals * 9 else { continue }
        let cost = chain.unsteadiness + chain.missedCount * 20
        if let known = best, (known.chain.entries.count, -known.cost) >= (count, -cost) { continue }
        best = (chain, cost)
      }
    }
    return best?.chain
  }

  /// Whether the amounts are such as one series has.
  ///
  /// Most are the same as the one before, or, as with bills, hardly two are equal. Two
  /// subscriptions that take turns are neither.
  private static func isCoherent(_ chain: RecurringChain) -> Bool {
    let interval = chain.interval
    guard areSimilar(chain.entries) else { return false }
    if chain.isFixed { return chain.unsteadiness <= interval.steadiness }
    let fewest = interval.fewest + (interval.days < 50 ? 2 : 1)
    let distinct = Set(chain.entries.map(\.billed)).count
    return chain.entries.count >= fewest && distinct * 5 >= chain.entries.count * 3
      && chain.unsteadiness * 5 <= interval.steadiness * 4
  }

  /// Whether it may be a salary: month by month on the same days, whatever bonuses come with it.
  private static func isPay(_ chain: RecurringChain) -> Bool {
    chain.interval == .monthly && chain.entries.count >= fewestOfPay && chain.missedCount == 0
      && areSimilar(chain.entries) && chain.unsteadiness <= chain.interval.steadiness
  }

  private static let fewestOfPay = 6

  /// Whether no amount is more than thrice, or less than a third of, the middle one.
  private static func areSimilar(_ entries: [RecurringEntry]) -> Bool {
    let amounts = entries.map(\.amount).sorted()
    let middle = amounts[(amounts.count - 1) / 2]
    return amounts.allSatisfy { isWithin($0, middle, factor: 3) }
  }

  // MARK: What counts

  /// Whether there are enough payments.
  ///
  /// Two are a series only half a year or a year apart, and only if they are all that the merchant
  /// ever charged, to the cent.
  private func isSeries(_ chain: RecurringChain) -> Bool {
    guard chain.entries.count >= chain.interval.fewest else { return false }
    if chain.entries.count == 2 {
      return group.entries.count == 2 && chain.missedCount == 0
        && chain.first.billed == chain.last.billed
        && chain.unsteadiness <= 40
    }
    return true
  }
}
