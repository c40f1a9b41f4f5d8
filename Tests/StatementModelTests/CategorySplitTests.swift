import StatementModel
import TestSupport
import Testing

@Suite struct CategorySplitTests {
  private static let names = ["A", "B", "C", "D", "E"].compactMap { CategoryPath($0) }

  private static func decimal(_ units: Int, _ scale: Int) -> ExactDecimal {
    ExactDecimal(units: Int64(units), scale: scale) ?? .zero
  }

  /// A split whose percentages make up the whole, or leave a rest.
  private static func split(_ random: inout some RandomNumberGenerator) -> CategorySplit {
    var left = 1_000_000
    var entries: [CategorySplit.Entry] = []
    for name in names.dropLast() {
      let share = Int.random(in: 1...(left / 3), using: &random)
      left -= share
      entries.append(.init(name, .percent(decimal(share, 4))))
    }
    let isRest = Bool.random(using: &random)
    entries.append(.init(names[4], isRest ? .rest : .percent(decimal(left, 4))))
    return CategorySplit(entries.shuffled(using: &random))
  }

  @Test(arguments: 1...20)
  func `parts sum to the whole, of its sign, each within a unit of its share`(_ seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let split = Self.split(&random)
      let units = Int.random(in: -5_000_000...5_000_000, using: &random)
      let whole = Money(Self.decimal(units, 2), .usd)
      guard units != 0 else { continue }
      let parts = try #require(split.parts(of: whole))
      var sum = DecimalSum()
      for part in parts {
        sum.add(part.amount.amount)
        #expect(part.amount.isNegative == whole.isNegative)
      }
      #expect(sum.exactDecimal == whole.amount)
      for case let entry in split.entries {
        guard case .percent(let percent) = entry.share else { continue }
        let got = parts.first { $0.category == entry.category }?.amount.amount ?? .zero
        // Hundredths of a percent of hundredths of a unit, all whole numbers.
        let gotUnits = Int(got.magnitude.units) * [100, 10, 1][Int(got.scale)]
        let exact =
          abs(units) * Int(percent.units) * [10_000, 1000, 100, 10, 1][Int(percent.scale)]
        #expect(abs(gotUnits * 1_000_000 - exact) < 1_000_000)
      }
    }
  }

  @Test func `what doesn't fit has no parts`() {
    let fixed = CategorySplit([
      .init(Self.names[0], .amount(Self.decimal(1000, 2), nil)), .init(Self.names[1], .rest),
    ])
    #expect(fixed.parts(of: Money(Self.decimal(-999, 2), .usd)) == nil)
    #expect(fixed.parts(of: Money(.zero, .usd)) == nil)
    #expect(fixed.parts(of: Money(Self.decimal(-1000, 2), .usd))?.count == 1)
    let fine = CategorySplit([
      .init(Self.names[0], .amount(Self.decimal(1, 3), nil)), .init(Self.names[1], .rest),
    ])
    #expect(fine.parts(of: Money(Self.decimal(5, 0), .usd)) == nil)
    #expect(fine.parts(of: Money(Self.decimal(5005, 3), .usd))?.count == 2)
  }
}
