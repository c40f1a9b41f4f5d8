import StatementModel

/// Putting together what belongs to one series: prices that changed, gaps, cards that were replaced.
extension RecurringSearch {
  // MARK: Price changes

  /// Joins a run to one that takes up where it ended, at a price that a merchant may change to.
  mutating func joinRuns() {
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
    if one.scale == other.scale {
      let (most, overflows) = min(one.units, other.units)
        .multipliedReportingOverflow(by: Int64(factor))
      if !overflows { return max(one.units, other.units) <= most }
    }
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
  mutating func fillGaps() {
    for place in chains.indices where chains[place].missedCount > 0 {
      var entries: [RecurringEntry] = [chains[place].first]
      var steps: [Int] = []
      for (index, step) in chains[place].steps.enumerated() {
        let next = chains[place].entries[index + 1]
        if step == 2 {
          let due = entries[entries.count - 1].date.adding(days: chains[place].interval.days)
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

  // MARK: Cards

  /// Joins a chain to one on another card that takes up where it ended: the card was replaced.
  mutating func joinCards() {
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
}
