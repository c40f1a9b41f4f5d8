import StatementModel
import TestSupport

@testable import Reports

/// A made-up history whose recurring payments are known, among purchases that are none.
struct GeneratedHistory {
  /// A series as it was put in.
  struct Truth {
    var merchant: String
    var interval: RecurringInterval
    var isIncome: Bool
    var first: CalendarDate
    var last: CalendarDate
    var count: Int
    /// Days on which the price changed.
    var changes: [CalendarDate]
    var hasEnded: Bool
  }

  private(set) var transactions: [Transaction] = []
  private(set) var truths: [Truth] = []
  private var random: SeededGenerator
  let begin: CalendarDate
  let end: CalendarDate

  /// Two and a half years of a household.
  init(seed: UInt64, series: Int = 24, shops: Int = 40) throws {
    random = SeededGenerator(seed: seed)
    begin = try day("2024-01-01")
    end = try day("2026-06-30")
    for number in 0..<series { try addSeries(number) }
    for number in 0..<shops { try addShop(number) }
  }

  private mutating func add(
    _ date: CalendarDate, cents: Int, _ name: String, card: String, isIncome: Bool
  ) throws {
    guard begin <= date, date <= end else { return }
    let number = UInt64(transactions.count + 1)
    let text = "\(isIncome ? "" : "-")\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    transactions.append(
      try Sample.transaction(
        number, date.description, text + " USD", name, card: card,
        category: isIncome ? "Income/Salary" : "Shopping"))
  }

  /// A day of a series as a bank books it: not on weekends, and perhaps a day late.
  private mutating func booked(_ day: CalendarDate) -> CalendarDate {
    var date = day
    if Int.random(in: 0..<6, using: &random) == 0 { date = date.adding(days: 1) }
    while date.weekday > 5 { date = date.adding(days: 1) }
    return date
  }

  private mutating func addSeries(_ number: Int) throws {
    let all = RecurringInterval.allCases
    // Most are monthly, as in life.
    let interval = number % 2 == 0 ? .monthly : all[(number / 2) % all.count]
    let isIncome = number % 9 == 8
    let isBill = number % 5 == 3
    let merchant = "\(isIncome ? "EMPLOYER" : isBill ? "UTILITY" : "SUBSCRIPTION") \(number) INC"
    let start = begin.adding(days: Int.random(in: 0...120, using: &random))
    let dayOfMonth = number % 7 == 0 ? 31 : start.day
    let hasEnded = number % 8 == 5 && interval.days < 60
    let stop = hasEnded ? end.adding(days: -400) : end
    var cents = Int.random(in: 499...19_999, using: &random)
    let raiseAfter = Int.random(in: 4...8, using: &random)
    let missing = Int.random(in: 3...12, using: &random)
    var (changes, days): ([CalendarDate], [CalendarDate]) = ([], [])
    for step in 0..<400 {
      let due = interval.day(step, after: start, anchor: dayOfMonth)
      let date = booked(due)
      guard date <= stop else { break }
      if step == missing, number % 6 == 4, interval.days < 60 { continue }
      var amount = cents
      if isBill {
        amount = cents * Int.random(in: 70...140, using: &random) / 100
      } else if !isIncome, step > 0, step % raiseAfter == 0, changes.count < 2, interval.days < 100
      {
        cents += cents / Int.random(in: 6...12, using: &random)
        amount = cents
        changes.append(date)
      }
      days.append(date)
      try add(date, cents: amount, merchant, card: "visa-gold", isIncome: isIncome)
    }
    guard let first = days.first, let last = days.last else { return }
    truths.append(
      Truth(
        merchant: merchant, interval: interval, isIncome: isIncome, first: first, last: last,
        count: days.count, changes: changes, hasEnded: hasEnded))
  }

  /// A shop is visited whenever, for whatever amounts; some sell one thing at one price.
  private mutating func addShop(_ number: Int) throws {
    let visits = Int.random(in: 1...140, using: &random)
    let hasPrice = number % 4 == 0
    let price = Int.random(in: 250...900, using: &random)
    for _ in 0..<visits {
      let date = begin.adding(days: Int.random(in: 0...900, using: &random))
      let cents = hasPrice ? price : Int.random(in: 200...15_000, using: &random)
      try add(date, cents: cents, "SHOP \(number) MAIN ST", card: "visa-gold", isIncome: false)
    }
  }

  /// The report over this history.
  func report(asOf day: CalendarDate? = nil) throws -> RecurringReport {
    var input = try Sample.input(transactions)
    input.asOf = day ?? end
    return RecurringReport(input)
  }
}
