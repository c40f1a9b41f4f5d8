import Foundation
import RuleEngine
import StatementModel

/// Rows of a history: descriptions that repeat, some far more often than others, each row with its
/// own copy of the text as a reader of files makes it.
final class Rows {
  private var descriptions: [String] = []
  private var amounts: [Money] = []
  private var dates: [CalendarDate] = []
  /// How many rows got a category when they were last decided.
  private(set) var lastCategorized = 0

  init(count: Int, distinct: Int) {
    var random = SeededNumbers(seed: UInt64(distinct))
    var maker = DescriptionMaker(seed: 17, merchants: 12_000)
    let texts = maker.distinct(distinct)
    // Each once, the others by their place: the first ones again and again.
    var places = (0..<count).map { $0 < distinct ? $0 : random.skewed(distinct) }
    for index in places.indices.reversed() { places.swapAt(index, random.below(index + 1)) }
    descriptions.reserveCapacity(count)
    for place in places {
      descriptions.append(String(decoding: Array(texts[place].utf8), as: UTF8.self))
      let cents = Int64(random.below(30_000)) - 29_000
      amounts.append(Money(ExactDecimal(units: cents, scale: 2) ?? .zero, .usd))
      dates.append(CalendarDate(dayNumber: Int32(20_000 + random.below(730))))
    }
  }

  /// Decides all rows; the processor time that takes, in nanoseconds.
  func decide(_ matcher: RuleMatcher) -> Int {
    var categorized = 0
    let time = ProcessorTime.measured {
      // Filled anew for one block after the other, as a book does.
      var facts = Array(
        repeating: TransactionFacts(description: ""), count: RuleMatcher.blockSize)
      for start in stride(from: 0, to: descriptions.count, by: facts.count) {
        let count = min(facts.count, descriptions.count - start)
        fill(&facts, count, from: start)
        matcher.decide(&facts, first: count) { _, decision in
          if decision.isCategorized { categorized += 1 }
        }
        swapTexts(&facts, count, from: start)
      }
    }
    lastCategorized = categorized
    return time
  }

  /// Puts texts in the place of others, which costs no counting of them.
  private func swapTexts(_ facts: inout [TransactionFacts], _ count: Int, from start: Int) {
    for place in 0..<count {
      swap(&facts[place].description, &descriptions[start + place])
    }
  }

  /// Puts what rules see of the rows from one on into the first places of a block.
  private func fill(_ facts: inout [TransactionFacts], _ count: Int, from start: Int) {
    swapTexts(&facts, count, from: start)
    for place in 0..<count {
      facts[place].amount = amounts[start + place]
      facts[place].date = dates[start + place]
    }
  }
}

/// Processor time of this process, which depends less than wall time on what else is running.
enum ProcessorTime {
  static func measured(_ work: () -> Void) -> Int {
    let begin = now
    work()
    return now - begin
  }

  private static var now: Int {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
