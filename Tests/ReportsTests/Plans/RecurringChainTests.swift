import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Chains made from days alone are those that one payment after the other would make.
struct RecurringChainTests {
  private static func entries(_ random: inout SeededGenerator) throws -> [RecurringEntry] {
    let amount = try #require(ExactDecimal(units: 500, scale: 2))
    let steps = [1, 3, 7, 7, 14, 28, 30, 31, 61, 92, 183, 365]
    let step = steps.randomElement(using: &random) ?? 7
    var date = try day("2020-01-01")
    return (0..<Int.random(in: 0...40, using: &random)).map { index in
      let next =
        Int.random(in: 0...3, using: &random) == 0 ? steps.randomElement(using: &random) : step
      date = date.adding(days: max(0, (next ?? 1) + Int.random(in: -4...4, using: &random)))
      return RecurringEntry(
        index: index, date: date, card: 0, amount: amount, billed: Money(amount, .usd))
    }
  }

  /// Each payment goes to the chain it fits best.
  private static func plainly(
    _ entries: [RecurringEntry], _ interval: RecurringInterval
  ) -> [RecurringChain] {
    var open: [RecurringChain] = []
    var closed: [RecurringChain] = []
    let reach = interval.days * RecurringChain.longestGap + interval.tolerance * 2 + 10
    for entry in entries {
      closed += open.filter { $0.last.date.days(to: entry.date) > reach }
      open.removeAll { $0.last.date.days(to: entry.date) > reach }
      let fitting = open.indices.compactMap { place in
        open[place].step(to: entry.date).map { (place: place, count: $0.count, off: $0.off) }
      }
      if let best = fitting.min(by: { ($0.count, $0.off) < ($1.count, $1.off) }) {
        open[best.place].append(entry, step: best.count)
      } else if open.count < 16 {
        open.append(RecurringChain(entry, interval))
      }
    }
    return closed + open
  }

  @Test func `days alone come to the same chains`() throws {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<400 {
      let entries = try Self.entries(&random)
      let fewest = Int.random(in: 1...5, using: &random)
      for interval in RecurringInterval.allCases {
        let found = RecurringChain.all(among: entries, interval, fewest: fewest)
        let expected = Self.plainly(entries, interval).filter { $0.entries.count >= fewest }
        #expect(found.map(\.entries) == expected.map(\.entries))
        #expect(found.map(\.steps) == expected.map(\.steps))
      }
    }
  }

  @Test func `payments that could follow another are counted for all intervals at once`() throws {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<400 {
      let entries = try Self.entries(&random)
      let counts = IntervalGaps.followers(among: entries, most: 24)
      for (place, interval) in RecurringInterval.allCases.enumerated() {
        let expected = entries.indices.count { place in
          entries[..<place].contains {
            RecurringChain($0, interval).step(to: entries[place].date) != nil
          }
        }
        #expect(counts[place] == (entries.count > 24 ? entries.count : expected))
      }
    }
  }
}
