import StatementModel
import TestSupport
import Testing

@testable import BookIndex

/// What rows come to day by day, and reading those of some days alone.
@Suite struct RowDigestTests {
  private func rows(_ seed: Int) -> [StatementRow] {
    var chance = Chance(seed: UInt64(seed))
    return (0..<200).map { _ in chance.row() }
  }

  @Test(arguments: 0..<20)
  func `a digest is read as it was written`(_ seed: Int) throws {
    let digest = RowDigest(rows(seed))
    #expect(try RowDigest(packed: digest.packed.span) == digest)
    #expect(digest.days.map(\.count).reduce(0, +) == digest.rowCount)
    for count in digest.packed.indices {
      #expect(throws: IndexError.corrupt(.packing)) {
        try RowDigest(packed: Array(digest.packed[..<count]).span)
      }
    }
  }

  @Test(arguments: 0..<20)
  func `rows of some days are those of all that are of these days`(_ seed: Int) throws {
    let rows = rows(seed)
    let packed = RowPacker.pack(rows)
    let all = Set(rows.map(\.keyDate.dayNumber)).sorted()
    let few = DayRanges(all.enumerated().filter { $0.offset % 3 == 0 }.map { $1...$1 })
    for days in [few, DayRanges([all[10]...all[all.count / 2]]), DayRanges()] {
      let wanted = rows.filter { days.contains($0.keyDate.dayNumber) }
      #expect(try RowUnpacker.unpack(packed.span, on: days) == wanted)
      let facts = try RowScanner.scan(packed.span, on: days)
      #expect(facts.map { "\($0)" } == wanted.map { "\(RowFact($0))" })
    }
  }

  private static func row(
    _ record: Int, day: Int32 = 20_000, posting: Int32? = nil, units: Int64 = -500,
    id: String? = nil, isPending: Bool = false
  ) -> StatementRow {
    StatementRow(
      record: record, span: SourceSpan(line: record, offset: record * 9, length: 8),
      status: isPending ? .pending : .posted,
      amount: ExactDecimal(units: units, scale: 2) ?? .zero,
      purchaseDate: CalendarDate(dayNumber: day),
      postingDate: posting.map { CalendarDate(dayNumber: $0) }, description: "METRO", nativeID: id)
  }

  @Test func `where rows stand in the file does not matter, and what they say does`() {
    let plain = RowDigest([Self.row(1), Self.row(2, units: -700)])
    #expect(RowDigest([Self.row(4), Self.row(9, units: -700)]) == plain)
    var others: [[StatementRow]] = [
      [Self.row(1, units: -700), Self.row(2)],
      [Self.row(1)],
      [Self.row(1), Self.row(2, units: -701)],
      [Self.row(1), Self.row(2, units: -700, id: "A")],
      [Self.row(1), Self.row(2, posting: 20_000, units: -700)],
      [Self.row(1), Self.row(2, units: -700), Self.row(3, units: -700)],
    ]
    let changes: [(inout StatementRow) -> Void] = [
      { $0.description = "METRO " }, { $0.status = .pending }, { $0.currency = .usd },
      { $0.chargeDate = CalendarDate(dayNumber: 20_001) }, { $0.details.memo = "" },
      { $0.details.kind = .fee }, { $0.details.merchantCategoryCode = 5812 },
      { $0.details.bankCategory = "Bar" }, { $0.details.settlesID = "1" },
      { $0.details.installment = Installment(number: 1, count: 2) },
      { $0.details.original = Money(.zero, .usd) }, { $0.details.checkNumber = "7" },
      { $0.details.correction = RowCorrection(nativeID: "1", action: .replace) },
    ]
    for change in changes {
      var row = Self.row(2, units: -700)
      change(&row)
      others.append([Self.row(1), row])
    }
    for (place, other) in others.enumerated() {
      #expect(RowDigest(other).days != plain.days, "\(place)")
    }
    #expect(Set(others.map { RowDigest($0).days.map(\.sum) }).count == others.count)
  }

  @Test func `ids are none, distinct or other`() {
    #expect(RowDigest([Self.row(1), Self.row(2)]).ids == .none)
    #expect(RowDigest([Self.row(1, id: "A"), Self.row(2, id: "B")]).ids == .distinct)
    #expect(RowDigest([Self.row(1, id: "A"), Self.row(2, id: "A")]).ids == .other)
    #expect(RowDigest([Self.row(1, id: "A"), Self.row(2)]).ids == .other)
    #expect(RowDigest([Self.row(2), Self.row(1)]).ids == .other)
  }

  @Test func `pending rows may lack the ids that posted ones have`() throws {
    let day: Int32 = 20_010
    let rows = [
      Self.row(1, id: "A"), Self.row(2, day: day - 1, posting: day, isPending: true),
      Self.row(3, day: day, id: "B", isPending: true),
      Self.row(4, day: day - 2, posting: day, isPending: true),
    ]
    let digest = RowDigest(rows)
    #expect(digest.ids == .distinct)
    #expect(digest.days.map(\.nameless) == [0, 2])
    #expect(digest.days.map(\.isDisordered) == [false, true])
    #expect(try RowDigest(packed: digest.packed.span) == digest)
    #expect(RowDigest(rows + [Self.row(5)]).ids == .other)
    #expect(RowDigest(rows + [Self.row(5, id: "B")]).ids == .other)
  }

  @Test func `rows of one amount and day that are not in the order of purchases are told`() {
    let day: Int32 = 20_010
    func isDisordered(_ days: [Int32]) -> Bool {
      let rows = days.enumerated().map { Self.row($0.offset + 1, day: $0.element, posting: day) }
      return RowDigest(rows).days.contains(where: \.isDisordered)
    }
    #expect(!isDisordered([day - 3, day - 3, day]))
    #expect(isDisordered([day - 3, day, day - 1]))
  }

  @Test func `days are joined, widened and found`() {
    let days = DayRanges([8...9, 1...2, 3...4, 20...20])
    #expect(days.ranges == [1...4, 8...9, 20...20])
    #expect((0...21).filter(days.contains) == [1, 2, 3, 4, 8, 9, 20])
    #expect(days.widened(by: 2).ranges == [-1...11, 18...22])
    #expect(DayRanges([1...1, 12...12], joining: 11).ranges == [1...12])
    #expect(!DayRanges().contains(0))
    #expect(DayRanges([.min ... .min]).widened(by: 1).ranges == [Int32.min...(.min + 1)])
  }
}
