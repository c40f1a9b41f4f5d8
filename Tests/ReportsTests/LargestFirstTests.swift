import StatementModel
import Testing

@testable import Reports

@Suite struct LargestFirstTests {
  private func sums(_ texts: [String]) throws -> [DecimalSum] {
    try texts.map { text in
      var sum = DecimalSum()
      sum.add(try #require(ExactDecimal(text)))
      return sum
    }
  }

  @Test func `whole units sort like sums`() throws {
    let small = try sums(["1.5", "-2", "1.50", "0", "1.499", "3", "3.00"])
    let large = small + [DecimalSum(units: Int128(Int64.max) * 4, scale: 2)]
    for sums in [small, large, small + [DecimalSum(units: 1, scale: 14)]] {
      let expected = sums.indices.sorted { one, other in
        sums[one] == sums[other] ? one > other : sums[one] > sums[other]
      }
      let sorting = LargestFirst(levels: 1) { place, _ in
        sums[place]
      } standsBefore: {
        $0 > $1
      }
      #expect(sorting.sorted(Array(sums.indices)) == expected)
    }
  }

  @Test func `where sums are equal the next ones decide`() throws {
    let levels = [try sums(["0", "5", "0", "5.0", "0"]), try sums(["1", "7", "2.5", "7", "1.0"])]
    let sorting = LargestFirst(levels: 2) {
      levels[$1][$0]
    } standsBefore: {
      $0 > $1
    }
    #expect(sorting.sorted([0, 1, 2, 3, 4]) == [3, 1, 2, 4, 0])
    #expect(sorting.sorted([4, 0]) == [4, 0])
    #expect(sorting.sorted([]).isEmpty)
    let none = LargestFirst(levels: 0) { _, _ in
      DecimalSum()
    } standsBefore: {
      $0 > $1
    }
    #expect(none.sorted([0, 2, 1]) == [2, 1, 0])
  }
}
