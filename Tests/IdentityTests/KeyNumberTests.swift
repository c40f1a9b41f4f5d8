import StatementModel
import TestSupport
import Testing

@testable import Identity

/// The table that numbers keys against what a dictionary would say.
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

  private struct Key: TableKey {
    var number: Int

    // Few words, so that keys meet in the table.
    var words: (UInt64, UInt64) { (UInt64(number & 3), 0) }
  }

  @Test(arguments: UInt64(1)...200)
  func `keys are numbered as they come`(seed: UInt64) {
    var table = KeyTable<Key>(expecting: 4)
    var numbers: [Int: Int] = [:]
    for key in Self.walk(seed: seed) {
      let expected = numbers[key] ?? numbers.count
      let isNew = numbers.updateValue(expected, forKey: key) == nil
      let found = table.number(of: Key(number: key))
      #expect(found.number == expected && found.isNew == isNew)
      #expect(table.known(Key(number: key)) == expected)
    }
    #expect(table.known(Key(number: -1)) == nil)
    #expect(table.count == numbers.count)
  }
}
