import StatementModel
import TestSupport
import Testing

@testable import Reports

struct MerchantPartsTests {
  @Test func `each part of a merchant has a number, in the order of being seen first`() {
    var random = SeededGenerator(seed: 71)
    var parts = MerchantParts<Int>(merchants: 20)
    var seen: [[Int]] = []
    for _ in 0..<2_000 {
      let key = [Int.random(in: 0..<20, using: &random), Int.random(in: 0..<5, using: &random)]
      let number = parts.number(of: Int32(key[0]), key[1])
      let expected = seen.firstIndex(of: key) ?? seen.count
      if expected == seen.count { seen.append(key) }
      #expect(Int(number) == expected)
    }
    #expect(parts.all.map { [Int($0.merchant), $0.part] } == seen)
  }

  @Test func `places stand by group, in their order`() {
    var random = SeededGenerator(seed: 72)
    for count in 1...30 {
      let groups = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        Int32.random(in: -1..<Int32(count), using: &random)
      }
      let grouped = GroupedPlaces(groups, count: count)
      for group in 0..<Int32(count) {
        #expect(
          Array(grouped[group]) == groups.indices.filter { groups[$0] == group }.map { Int32($0) })
      }
    }
  }
}
