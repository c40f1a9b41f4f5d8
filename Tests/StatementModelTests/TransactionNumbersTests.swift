import StatementModel
import TestSupport
import Testing

@Suite struct TransactionNumbersTests {
  private static let days: [CalendarDate?] = [
    nil, CalendarDate(year: 1, month: 1, day: 1), CalendarDate(dayNumber: 0),
    CalendarDate(year: 2026, month: 2, day: 28), CalendarDate(year: 9999, month: 12, day: 31),
  ]
  private static let sources: [DecisionSource] = [.none, .person, .link, .rule(0), .rule(123_456)]

  @Test func `every property is told as it was given`() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let scale = Int.random(in: 0...14, using: &random)
      let units = Int64.random(in: -999_999_999_999_999...999_999_999_999_999, using: &random)
      let currency = try #require(
        Currency(code: ["USD", "JPY", "BTC", "USDT1234"].randomElement(using: &random) ?? ""))
      let amount = Money(try #require(ExactDecimal(units: units, scale: scale)), currency)
      let status = try #require(
        Transaction.Status(rawValue: UInt8.random(in: 0...3, using: &random)))
      let (isHidden, isTransfer) = (Bool.random(using: &random), Bool.random(using: &random))
      let dates = (0..<3).map { _ in Self.days.randomElement(using: &random) ?? nil }
      let source = try #require(Self.sources.randomElement(using: &random))
      let line = Int.random(in: 0...2_000_000_000, using: &random)
      let id = TransactionID(high: random.next(), low: random.next())
      let numbers = TransactionNumbers(
        id: id, status: status, purchaseDate: dates[0], postingDate: dates[1],
        chargeDate: dates[2], amount: amount, categorySource: source, isHidden: isHidden,
        isTransfer: isTransfer, sourceLine: line)
      #expect(numbers.id == id)
      #expect(numbers.status == status)
      #expect(numbers.isHidden == isHidden)
      #expect(numbers.isTransfer == isTransfer)
      #expect([numbers.purchaseDate, numbers.postingDate, numbers.chargeDate] == dates)
      #expect(numbers.amount == amount)
      #expect(numbers.isInflow == (units > 0))
      #expect(numbers.categorySource == source)
      #expect(numbers.sourceLine == line)
      let first = dates[0] ?? dates[1] ?? dates[2] ?? CalendarDate(dayNumber: 0)
      #expect(numbers.date(by: .purchase) == first)
      let posted = dates[1] ?? dates[0] ?? dates[2] ?? CalendarDate(dayNumber: 0)
      #expect(numbers.date(by: .posting) == posted)
    }
  }

  @Test func `setting one property leaves the others`() throws {
    let amount = Money(try #require(ExactDecimal(units: -1230, scale: 2)), .usd)
    let day = CalendarDate(year: 2026, month: 3, day: 9)
    let before = TransactionNumbers(
      id: TransactionID(high: 1, low: 2), status: .pending, purchaseDate: day, postingDate: nil,
      chargeDate: nil, amount: amount, categorySource: .person, isHidden: true, isTransfer: false,
      sourceLine: 12)
    var numbers = before
    numbers.status = .posted
    numbers.isTransfer = true
    numbers.isHidden = false
    #expect((numbers.status, numbers.isTransfer, numbers.isHidden) == (.posted, true, false))
    numbers.status = .pending
    numbers.isTransfer = false
    numbers.isHidden = true
    numbers.postingDate = day
    numbers.purchaseDate = nil
    #expect(numbers.date(by: .purchase) == day)
    numbers.postingDate = nil
    numbers.purchaseDate = day
    #expect(numbers == before)
  }

  @Test func `currencies stand in the order of their codes`() {
    let codes = ["USD", "USDT", "AAAA", "BTC", "EUR", "ZZZ", "A1B2C3D4", "AAA", "USDC", "ABCDEFG"]
    let currencies = codes.compactMap { Currency(code: $0) }
    #expect(currencies.sorted().map(\.code) == codes.sorted())
  }
}
