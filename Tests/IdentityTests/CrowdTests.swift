import StatementModel
import TestSupport
import Testing

@testable import Identity

/// Very many rows that are alike: tips at one restaurant, and one amount again and again.
struct CrowdTests {
  /// A meal that is authorized, and posted some days later with a tip.
  private struct Meal {
    var day: Int
    var amount: Int
    var postedDay: Int
    var posted: Int
  }

  private static func meals(_ count: Int, days: Int, seed: UInt64) -> [Meal] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let day = Int.random(in: 0..<days, using: &random)
      let amount = Int.random(in: 500...9999, using: &random)
      return Meal(
        day: day, amount: amount, postedDay: day + Int.random(in: 1...4, using: &random),
        posted: amount + amount * Int.random(in: 0...25, using: &random) / 100)
    }
  }

  private static func pending(_ meals: [Meal]) -> LiveStatement {
    statement(
      1,
      meals.map {
        row(-$0.amount, purchase: $0.day, status: .pending, text: "CAFE NOIR", code: 5812)
      })
  }

  private static func posted(_ meals: [Meal], statesPurchase: Bool) -> LiveStatement {
    statement(
      2,
      meals.map {
        row(
          -$0.posted, purchase: statesPurchase ? $0.day : nil, posting: $0.postedDay,
          text: "CAFE NOIR", code: 5812)
      })
  }

  private static func row(
    _ cents: Int, purchase: Int? = nil, posting: Int? = nil, status: StatementRow.Status = .posted,
    text: String, code: Int? = nil
  ) -> StatementRow {
    func date(_ day: Int?) -> CalendarDate? {
      day.map { CalendarDate(dayNumber: 20454 + Int32($0)) }
    }
    var details = RowDetails()
    details.merchantCategoryCode = code
    return StatementRow(
      record: 1, span: SourceSpan(line: 1, offset: 0, length: 1), status: status,
      amount: ExactDecimal(units: Int64(cents), scale: 2) ?? .zero, purchaseDate: date(purchase),
      postingDate: date(posting), description: text, details: details)
  }

  private static func statement(
    _ number: Int, _ rows: [StatementRow], source: String = "csv"
  ) -> LiveStatement {
    let columns = StatementColumns(rows)
    return LiveStatement(
      fileHash: String(repeating: String(number), count: 64), ordinal: 0, source: source,
      currency: .usd, from: columns.keyDays?.lowerBound, to: columns.keyDays?.upperBound,
      rows: columns, ids: RowIDs.of(columns, card: CardID("card"), currency: .usd))
  }

  /// How many rows settle one, each of which is within the rule.
  private static func settled(_ found: CardClusters) -> Int {
    var count = 0
    for cluster in found.clusters.indices where found.clusters[cluster].count > 1 {
      let rows = found.rows(of: cluster).map { found.rows[Int($0)] }
      guard rows.count == 2, rows[0].isPending, !rows[1].isPending else { continue }
      let (less, more) = (-rows[0].amount, -rows[1].amount)
      let (days, units) = (rows[1].day - rows[0].day, aligned([less, more]))
      guard (0...10).contains(days), units[0] <= units[1], units[1] * 4 <= units[0] * 5 else {
        continue
      }
      count += 1
    }
    return count
  }

  private static func aligned(_ amounts: [ExactDecimal]) -> [Int64] {
    amounts.map { amount in (amount.scale..<2).reduce(amount.units) { units, _ in units * 10 } }
  }

  @Test(arguments: [false, true])
  func `of 20,000 tips at one restaurant nearly all find their posting`(statesPurchase: Bool) {
    let meals = Self.meals(20_000, days: 28, seed: 7)
    let found = CardClusters.evaluate([
      Self.pending(meals), Self.posted(meals, statesPurchase: statesPurchase),
    ])
    #expect(Self.settled(found) > (statesPurchase ? 19_800 : 19_000))
    #expect(found.clusters.count == 40_000 - Self.settled(found))
    #expect(found.possibleDuplicates.isEmpty)
  }

  @Test func `how many tips find their posting does not depend on how the rows lie`() {
    for seed in UInt64(1)...8 {
      var random = SeededGenerator(seed: seed)
      let meals = Self.meals(800, days: 10, seed: seed)
      let once = CardClusters.evaluate([
        Self.pending(meals), Self.posted(meals, statesPurchase: false),
      ])
      let again = CardClusters.evaluate([
        Self.pending(meals.shuffled(using: &random)),
        Self.posted(meals.sorted { $0.posted < $1.posted }, statesPurchase: false),
      ])
      #expect(Self.settled(once) > 700, "seed \(seed)")
      #expect(Self.settled(once) == Self.settled(again), "seed \(seed)")
    }
  }

  /// The texts of many rows.
  enum Texts: CaseIterable {
    case equal, ofMerchants, distinct

    func text(_ number: Int) -> String {
      switch self {
      case .equal: "METRO"
      case .ofMerchants: "SHOP \(number % 1000) STREET \(number % 37)"
      case .distinct: "MERCHANT \(number) NR \(number * 7) CITY \(number % 91)"
      }
    }
  }

  @Test(arguments: Texts.allCases)
  func `rows of one amount in two statements that overlap are each known again`(_ texts: Texts) {
    let count = 12_000
    let rows = (0..<count).map {
      Self.row(-290, posting: $0 * 300 / count, text: texts.text($0))
    }
    let found = CardClusters.evaluate([
      Self.statement(1, Array(rows[..<8000])), Self.statement(2, Array(rows[4000...])),
    ])
    #expect(found.clusters.count == count)
    #expect(found.possibleDuplicates.isEmpty)
  }

  @Test(arguments: Texts.allCases, [3, 300])
  func `pending rows of one amount are settled by the next statement`(_ texts: Texts, days: Int) {
    let count = 6000
    let pending = (0..<count).map {
      Self.row(-290, purchase: $0 * days / count, status: .pending, text: texts.text($0))
    }
    let posted = (0..<count).map {
      Self.row(
        -290, purchase: $0 * days / count, posting: $0 * days / count + 1 + $0 % 3,
        text: texts.text($0))
    }
    let found = CardClusters.evaluate([Self.statement(1, pending), Self.statement(2, posted)])
    #expect(found.clusters.count == count)
    #expect(Self.settled(found) == count)
  }

  @Test func `a day of rows that a bank has reworded asks nobody`() {
    let count = 4000
    let once = (0..<count).map { Self.row(-290, posting: 3, text: "METRO \($0)") }
    let again = (0..<count).map { Self.row(-290, posting: 3, text: "FERRY \($0)") }
    let found = CardClusters.evaluate([Self.statement(1, once), Self.statement(2, again)])
    #expect(found.clusters.count == 2 * count)
    #expect(found.possibleDuplicates.isEmpty)
  }

  @Test func `an id that stands on all rows of two months names none of them`() {
    func month(_ number: Int) -> LiveStatement {
      var rows = (0..<4000).map {
        Self.row(-290, posting: number * 60 + $0 * 30 / 4000, text: "MERCHANT \($0)")
      }
      for place in rows.indices { rows[place].nativeID = "0000" }
      return Self.statement(number, rows)
    }
    let found = CardClusters.evaluate([month(1), month(2)])
    #expect(found.clusters.count == 8000)
  }
}
