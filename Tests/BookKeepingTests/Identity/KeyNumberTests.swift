import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// The tables that number keys against what a dictionary would say.
struct KeyNumberTests {
  /// Lists that overlap, as statements do: runs of known keys, forwards and backwards, and new ones.
  private static func walk(seed: UInt64) -> [Int] {
    var random = SeededGenerator(seed: seed)
    var keys: [Int] = []
    var next = 0
    for _ in 0..<Int.random(in: 1...40, using: &random) {
      let count = Int.random(in: 1...12, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0 where next > 0:
        let start = Int.random(in: 0..<next, using: &random)
        keys += start..<min(next, start + count)
      case 1 where next > 0:
        let start = Int.random(in: 0..<next, using: &random)
        keys += (start..<min(next, start + count)).reversed()
      default:
        keys += next..<(next + count)
        next += count
      }
    }
    return keys
  }

  private static func key(_ number: Int) -> StableHash.Value {
    var hash = StableHash()
    hash.add(Int64(number))
    // Few low bits, so that keys meet in the table.
    return StableHash.Value(high: hash.value.high, low: hash.value.low & 0xFF)
  }

  @Test(arguments: UInt64(1)...200)
  func `keys are numbered as they come`(seed: UInt64) {
    var table = KeyTable(expecting: 4)
    var numbers: [Int: Int] = [:]
    for key in Self.walk(seed: seed) {
      let expected = numbers[key] ?? numbers.count
      let isNew = numbers.updateValue(expected, forKey: key) == nil
      let found = table.number(of: Self.key(key))
      #expect(found.number == expected && found.isNew == isNew)
    }
    #expect(table.count == numbers.count)
  }

  @Test(arguments: UInt64(1)...100)
  func `what ids stand for is numbered as it comes`(seed: UInt64) throws {
    struct Pair: Hashable {
      var id: Int
      var amount: ExactDecimal
      var installment: Int64
    }
    var random = SeededGenerator(seed: seed)
    var table = NativeNumbers()
    var ids: [Int: Int] = [:]
    var numbers: [Pair: Int] = [:]
    for key in Self.walk(seed: seed) {
      let id = ids[key] ?? ids.count
      ids[key] = id
      let amount = try #require(
        ExactDecimal(units: Int64.random(in: 1...3, using: &random), scale: 0))
      let installment = Int64.random(in: 0...1, using: &random)
      let pair = Pair(id: id, amount: amount, installment: installment)
      let expected = numbers[pair] ?? numbers.count
      numbers[pair] = expected
      #expect(table.number(id: id, amount: amount, installment: installment) == expected)
    }
    #expect(table.count == numbers.count)
  }

  @Test(arguments: UInt64(1)...100)
  func `ids that come again are found`(seed: UInt64) {
    let ids = Self.walk(seed: seed).map { number in
      let key = Self.key(number)
      return TransactionID(high: key.high, low: key.low)
    }
    var repeated = RepeatedIDs(expecting: ids.count)
    var firsts: [TransactionID: Int] = [:]
    for (place, id) in ids.enumerated() {
      #expect(repeated.earlier(place, in: ids) == firsts[id])
      firsts[id] = firsts[id] ?? place
    }
  }

  @Test func `descriptions are told apart by their bytes, and folded once`() {
    var texts = FoldedTexts()
    let composed = "Caf\u{E9}"
    let decomposed = "Cafe\u{301}"
    #expect(texts.number(of: composed) == 0)
    #expect(texts.number(of: decomposed) == 1)
    #expect(texts.number(of: composed) == 0)
    #expect(texts.folded[0] == KeyFolding.foldV1(composed))
    for number in 0..<500 { #expect(texts.number(of: "SHOP \(number)") == number + 2) }
    for number in 0..<500 { #expect(texts.number(of: "SHOP \(number)") == number + 2) }
    #expect(texts.folded.count == 502)
  }
}
