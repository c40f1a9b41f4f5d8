import StatementModel

/// Finds the series among the payments of one group.
///
/// In three passes: payments of equal amounts at a steady interval; then such runs joined where
/// one takes up where the other ended, which is a price change; then, of what is left on a card,
/// payments of any amounts, if nearly all of them together make one series, as bills do.
struct RecurringSearch {
  private let group: RecurringGroup
  private var free: [RecurringEntry]
  private(set) var chains: [RecurringChain] = []

  /// A group with more payments than this is a shop that is visited daily; only the newest count.
  private static let mostEntries = 1500

  init(_ group: RecurringGroup) {
    self.group = group
    free = Array(group.entries.suffix(Self.mostEntries))
    findRuns()
    joinRuns()
    fillGaps()
    findBills()
    joinCards()
    chains = chains.filter(isSeries).sorted {
      ($0.first.date, $0.first.amount, $0.first.index)
        < ($1.first.date, $1.first.amount, $1.first.index)
    }
  }

  private mutating func take(_ taken: [RecurringEntry]) {
    let indices = Set(taken.map(\.index))
    free.removeAll { indices.contains($0.index) }
  }

  // MARK: Equal amounts

  private struct RunKey: Hashable {
    var card: CardID
    var billed: Money
  }

  /// Payments of one amount on one card, at the interval that explains most of them.
  private mutating func findRuns() {
    var byAmount: [RunKey: [RecurringEntry]] = [:]
    for entry in free {
      byAmount[RunKey(card: entry.card, billed: entry.billed), default: []].append(entry)
    }
    let order = byAmount.keys.sorted {
      ($0.card, $0.billed.currency, $0.billed.amount)
        < ($1.card, $1.billed.currency, $1.billed.amount)
    }
    for key in order {
      guard let entries = byAmount[key], entries.count > 1 else { continue }
      for chain in Self.runs(among: entries) {
        chains.append(chain)
        take(chain.entries)
      }
    }
  }

  /// The chains of the interval by which the fewest payments are left over; none where more than a
  /// quarter is, since then the equal amounts are a habit and no series.
  private static func runs(among entries: [RecurringEntry]) -> [RecurringChain] {
    var best: (chains: [RecurringChain], covered: Int, cost: Int)?
    for interval in RecurringInterval.allCases {
      let found = chains(among: entries, interval).filter { chain in
        chain.entries.count >= 2 && chain.unsteadiness <= interval.tolerance * 10
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

  /// More series of one amount on one card than this are a habit.
  private static let mostParallel = 2

  /// Puts payments one behind the other: each goes to the chain that it is nearest to the due day
  /// of, or begins one.
  private static func chains(
    among entries: [RecurringEntry], _ interval: RecurringInterval
  ) -> [RecurringChain] {
    var open: [RecurringChain] = []
    var closed: [RecurringChain] = []
    let reach = interval.days * RecurringChain.longestGap + interval.tolerance * 2 + 10
    for entry in entries {
      closed += open.filter { $0.last.date.days(to: entry.date) > reach }
      open.removeAll { $0.last.date.days(to: entry.date) > reach }
      var best: (place: Int, count: Int, off: Int)?
      for place in open.indices {
        guard let step = open[place].step(to: entry.date) else { continue }
        if best.map({ (step.count, step.off) < ($0.count, $0.off) }) ?? true {
          best = (place, step.count, step.off)
        }
      }
      if let best {
        open[best.place].append(entry, step: best.count)
      } else if open.count < mostOpen {
        open.append(RecurringChain(entry, interval))
      }
    }
    return closed + open
  }

  /// More chains side by side are no series whatever comes.
  private static let mostOpen = 16

  // MARK: Price changes

  /// Joins a run to one that takes up where it ended, at a price that a merchant may change to.
  private mutating func joinRuns() {
    // A price may have been charged once only, when it was new or is.
    var isJoined = true
    while isJoined {
      isJoined = false
      chains.sort { ($0.first.date, $0.first.index) < ($1.first.date, $1.first.index) }
      for place in chains.indices {
        if let successor = successor(of: place) {
          let joined = Self.joined(chains[place], chains[successor.place], step: successor.step)
          chains.remove(at: max(place, successor.place))
          chains[min(place, successor.place)] = joined
          isJoined = true
          break
        }
        if let single = single(behind: chains[place]) {
          chains[place].append(single.entry, step: single.step)
          take([single.entry])
          isJoined = true
          break
        }
        if let single = single(before: chains[place]) {
          chains[place] = RecurringChain(
            [single.entry] + chains[place].entries, steps: [single.step] + chains[place].steps,
            chains[place].interval)
          take([single.entry])
          isJoined = true
          break
        }
      }
    }
  }

  private static func joined(
    _ one: RecurringChain, _ other: RecurringChain, step: Int
  ) -> RecurringChain {
    RecurringChain(
      one.entries + other.entries, steps: one.steps + [step] + other.steps, one.interval)
  }

  /// The run that takes up where one ended: of its interval and card, at the nearest price.
  private func successor(of place: Int) -> (place: Int, step: Int)? {
    let chain = chains[place]
    var best: (place: Int, step: Int, change: DecimalSum)?
    for (other, candidate) in chains.enumerated() where other != place {
      guard candidate.interval == chain.interval, candidate.first.card == chain.last.card,
        Self.isPriceChange(chain.last.billed, candidate.first.billed),
        let step = chain.step(to: candidate.first.date)
      else { continue }
      let change = Self.distance(chain.last.billed, candidate.first.billed)
      if best.map({ change < $0.change }) ?? true { best = (other, step.count, change) }
    }
    return best.map { ($0.place, $0.step) }
  }

  /// A single payment on the next due day of a run that goes on nowhere else.
  private func single(behind chain: RecurringChain) -> (entry: RecurringEntry, step: Int)? {
    guard chain.entries.count >= 3 else { return nil }
    let candidates = free.compactMap { entry -> (entry: RecurringEntry, step: Int)? in
      guard entry.card == chain.last.card, chain.last.date < entry.date,
        Self.isPriceChange(chain.last.billed, entry.billed),
        let step = chain.step(to: entry.date), step.count == 1
      else { return nil }
      return (entry, step.count)
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// A single payment one interval before a run began.
  private func single(before chain: RecurringChain) -> (entry: RecurringEntry, step: Int)? {
    guard chain.entries.count >= 3 else { return nil }
    let candidates = free.filter { entry in
      entry.card == chain.first.card && entry.date < chain.first.date
        && Self.isPriceChange(entry.billed, chain.first.billed)
        && RecurringChain(entry, chain.interval).step(to: chain.first.date)?.count == 1
    }
    return candidates.count == 1 ? (candidates[0], 1) : nil
  }

  /// Whether one price may become the other: half to double, in one currency.
  static func isPriceChange(_ one: Money, _ other: Money) -> Bool {
    guard one.currency == other.currency else { return false }
    return isWithin(one.amount, other.amount, factor: 2)
  }

  static func isWithin(_ one: ExactDecimal, _ other: ExactDecimal, factor: Int) -> Bool {
    var low = DecimalSum()
    for _ in 0..<factor { low.add(min(one, other)) }
    var high = DecimalSum()
    high.add(max(one, other))
    return high <= low
  }

  private static func distance(_ one: Money, _ other: Money) -> DecimalSum {
    var sum = DecimalSum()
    sum.add(one.amount)
    sum.subtract(other.amount)
    return sum.magnitude
  }

  // MARK: Exceptions

  /// Puts a payment of another amount into the gap of a chain that it fills: a month that was
  /// billed in part.
  private mutating func fillGaps() {
    for place in chains.indices where chains[place].missedCount > 0 {
      var entries: [RecurringEntry] = [chains[place].first]
      var steps: [Int] = []
      for (index, step) in chains[place].steps.enumerated() {
        let next = chains[place].entries[index + 1]
        if step == 2 {
          let due = chains[place].interval.day(1, after: entries[entries.count - 1].date)
          let fitting = free.filter { entry in
            entry.card == next.card
              && abs(due.days(to: entry.date)) <= chains[place].interval.tolerance
              && Self.isPriceChange(entry.billed, next.billed)
          }
          if fitting.count == 1 {
            entries += [fitting[0], next]
            steps += [1, 1]
            take(fitting)
            continue
          }
        }
        entries.append(next)
        steps.append(step)
      }
      chains[place] = RecurringChain(entries, steps: steps, chains[place].interval)
    }
  }

  // MARK: Bills

  /// Of what is left on each card: one series of any amounts, if it is nearly all there is.
  private mutating func findBills() {
    for (_, entries) in Dictionary(grouping: free, by: \.card).sorted(by: { $0.key < $1.key }) {
      guard entries.count >= Self.fewestBills, entries.count <= Self.mostBills,
        let chain = Self.bill(among: entries, all: free)
      else { continue }
      chains.append(chain)
      take(chain.entries)
    }
  }

  private static let fewestBills = 3
  private static let mostBills = 600

  /// - Parameter all: What is left on all cards: who pays a shop by several cards gets no bills.
  private static func bill(
    among entries: [RecurringEntry], all: [RecurringEntry]
  ) -> RecurringChain? {
    var best: RecurringChain?
    for interval in RecurringInterval.allCases {
      for chain in chains(among: entries, interval) {
        let count = chain.entries.count
        guard count >= max(interval.fewest + (interval.days < 50 ? 2 : 1), fewestBills),
          chain.unsteadiness <= interval.tolerance * 5, chain.missedCount * 5 <= count,
          areSimilar(chain.entries)
        else { continue }
        let within = all.count {
          chain.first.date <= $0.date && $0.date <= chain.last.date
        }
        // Nearly all payments of its time, and most of all.
        guard count * 10 >= within * 9, count * 4 >= entries.count * 3 else { continue }
        if let known = best,
          (known.entries.count, -known.unsteadiness) >= (count, -chain.unsteadiness)
        {
          continue
        }
        best = chain
      }
    }
    return best
  }

  /// Whether no amount is more than thrice, or less than a third of, the middle one.
  private static func areSimilar(_ entries: [RecurringEntry]) -> Bool {
    let amounts = entries.map(\.amount).sorted()
    let middle = amounts[(amounts.count - 1) / 2]
    return amounts.allSatisfy { isWithin($0, middle, factor: 3) }
  }

  // MARK: Cards

  /// Joins a chain to one on another card that takes up where it ended: the card was replaced.
  private mutating func joinCards() {
    chains.sort { ($0.first.date, $0.first.index) < ($1.first.date, $1.first.index) }
    var place = 0
    while place < chains.count {
      let chain = chains[place]
      let next = chains.indices.first { other in
        other != place && chains[other].interval == chain.interval
          && chains[other].first.card != chain.last.card
          && Self.isPriceChange(chain.last.billed, chains[other].first.billed)
          && chain.step(to: chains[other].first.date) != nil
      }
      guard let next, let step = chain.step(to: chains[next].first.date) else {
        place += 1
        continue
      }
      chains[place] = Self.joined(chain, chains[next], step: step.count)
      chains.remove(at: next)
      place = 0
    }
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
