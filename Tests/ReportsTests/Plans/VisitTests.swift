import StatementModel
import TestSupport
import Testing

@testable import Reports

/// Visits about once a month, which are no bills.
struct VisitTests {
  /// How somebody comes to a shop, or a bill to somebody.
  struct Habit: CustomTestStringConvertible {
    var name: String
    var category: String?
    /// The merchant's category as the bank has it.
    var code: Int?
    /// How many days a visit may be earlier or later than a month after the last one; nothing for a
    /// bill, which comes a month after the day of the last one, or a few days later.
    var slack: Int?
    /// Of 60 histories: how many are taken for a bill at most, or, of bills, at least.
    var expected: Int
    var testDescription: String { name }
  }

  private static func series(_ habit: Habit, seed: UInt64) throws -> Int {
    var random = SeededGenerator(seed: seed)
    var date = try day("2025-01-03").adding(days: Int.random(in: 0...20, using: &random))
    var due = date
    let count = Int.random(in: 6...14, using: &random)
    let usual = Int.random(in: 3_000...9_000, using: &random)
    var transactions: [Transaction] = []
    for number in 0..<count {
      let cents = usual * Int.random(in: 75...125, using: &random) / 100
      var made = try Sample.transaction(
        UInt64(number + 1), date.description,
        "-\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) USD", habit.name,
        category: habit.category)
      made.details.merchantCategoryCode = habit.code
      transactions.append(made)
      if let slack = habit.slack {
        date = date.adding(days: 30 + Int.random(in: -slack...slack, using: &random))
      } else {
        due = RecurringInterval.monthly.day(1, after: due)
        date = due.adding(days: [0, 0, 0, 1, 2][Int.random(in: 0..<5, using: &random)])
      }
    }
    var input = try Sample.input(transactions)
    input.asOf = date
    return RecurringReport(input).series.count
  }

  @Test(arguments: [
    Habit(name: "fuel by its code", category: nil, code: 5541, slack: 2, expected: 0),
    Habit(name: "fuel by its category", category: "Transit/Fuel", slack: 4, expected: 3),
    Habit(name: "a market, seldom", category: "Food/Groceries", slack: 4, expected: 3),
    Habit(name: "a shop that nobody categorized", slack: 5, expected: 4),
  ])
  func `visits about once a month are no bills`(_ habit: Habit) throws {
    var found = 0
    for seed in 1...60 where try Self.series(habit, seed: UInt64(seed)) > 0 { found += 1 }
    #expect(found <= habit.expected, "\(found)")
  }

  @Test(arguments: [
    Habit(name: "power", category: "Bills/Utilities", expected: 60),
    Habit(name: "water by its code", category: nil, code: 4900, expected: 60),
    Habit(name: "a bill that nobody categorized", expected: 57),
    Habit(name: "a box by post", category: "Shopping", code: 5968, expected: 60),
    Habit(name: "a bus pass by use", category: "Transit/Public", expected: 54),
  ])
  func `bills of varying amounts are found`(_ habit: Habit) throws {
    var found = 0
    for seed in 1...60 where try Self.series(habit, seed: UInt64(seed)) == 1 { found += 1 }
    #expect(found >= habit.expected, "\(found)")
  }
}
