import Testing

@testable import RuleEngine

/// What fingerprints tell apart: chance alone could make two alike.
struct FingerprintTests {
  private struct Bits: Hashable {
    var first: UInt64
    var second: UInt32

    init(_ print: Fingerprint) {
      first = print.first
      second = print.second
    }
  }

  private static func bits(_ bytes: [UInt8], _ key: FingerprintKey) -> Bits {
    Bits(key.fingerprint(of: bytes.span))
  }

  @Test func `texts of every length have their own, and zeros at the end count`() {
    let key = FingerprintKey()
    var seen: Set<Bits> = []
    for count in 0..<400 {
      seen.insert(Self.bits([UInt8](repeating: 0, count: count), key))
      seen.insert(Self.bits([UInt8](repeating: 0x61, count: count), key))
    }
    // The empty text is there twice.
    #expect(seen.count == 799)
  }

  @Test func `each byte counts wherever it stands`() {
    let key = FingerprintKey()
    for count in Array(1..<40) + [63, 64, 65, 127, 128, 129, 130, 300] {
      let text = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
      var seen: Set<Bits> = [Self.bits(text, key)]
      for place in 0..<count {
        for change: UInt8 in [1, 0x20, 0x80] {
          var other = text
          other[place] ^= change
          seen.insert(Self.bits(other, key))
        }
      }
      #expect(seen.count == 1 + 3 * count, "\(count) bytes")
    }
  }

  @Test func `words that trade places are told apart`() {
    let key = FingerprintKey()
    let words = ["aaaaaaaa", "bbbbbbbb", "cccccccc", "dddddddd"]
    var seen: Set<Bits> = []
    for one in words {
      for two in words {
        for three in words {
          for four in words { seen.insert(Self.bits(Array((one + two + three + four).utf8), key)) }
        }
      }
    }
    #expect(seen.count == 256)
  }

  @Test func `the same text has the same, and the first part is never zero`() {
    let key = FingerprintKey()
    for count in 0..<200 {
      let text = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
      let bits = Self.bits(text, key)
      #expect(bits == Self.bits(Array(text), key))
      #expect(bits.first >> 63 == 1)
    }
  }

  @Test func `a key is another one each time`() {
    let text = Array("BLUE BOTTLE COFFEE".utf8)
    #expect(Self.bits(text, FingerprintKey()) != Self.bits(text, FingerprintKey()))
  }
}
