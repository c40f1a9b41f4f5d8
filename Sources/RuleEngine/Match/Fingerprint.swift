/// Ninety-three bits that stand for a text.
///
/// Two different texts have the same ones by chance only, and hardly ever: texts are taken for
/// polynomials over the numbers modulo 2^61 - 1, whose values are looked at in two places that are
/// drawn at random for each key. Polynomials of up to `n` terms that differ are alike in `n` places
/// at most. So among half a million texts of a hundred bytes, two are alike with a probability of
/// less than 2^-45, whatever the texts are; nobody who doesn't know the key can make two that are.
struct Fingerprint {
  /// The value at the first place, and the highest bit set: never zero.
  var first: UInt64
  /// The low half of the value at the second.
  var second: UInt32

  /// Where in a table to begin to look for it, once cut to the table's size.
  @inline(__always)
  var place: Int { Int(truncatingIfNeeded: (first &* 0x9E37_79B9_7F4A_7C15) &>> 32) }
}

/// The two places at which polynomials are looked at, drawn anew for each key.
struct FingerprintKey {
  private let first = UInt64.random(in: (1 << 32)..<modulus)
  private let second = UInt64.random(in: (1 << 32)..<modulus)

  /// A prime by which it is easy to divide.
  private static let modulus: UInt64 = (1 << 61) - 1
  private static let highestBit: UInt64 = 1 << 63
  /// The bytes of a term: as many as stay below the modulus.
  private static let termSize = 7
  private static let termMask: UInt64 = (1 << 56) - 1

  /// The fingerprint of a text: its length is the first term, then come its bytes.
  @inline(__always)
  func fingerprint(of text: Span<UInt8>) -> Fingerprint {
    var one = UInt64(truncatingIfNeeded: text.count)
    var other = one
    var offset = 0
    while offset &+ 8 <= text.count {
      let term = Self.word(text, offset) & Self.termMask
      one = Self.next(one, first, term)
      other = Self.next(other, second, term)
      offset &+= Self.termSize
    }
    let term = Self.rest(text, from: offset)
    one = Self.next(one, first, term)
    other = Self.next(other, second, term)
    return Fingerprint(
      first: Self.reduced(one) | Self.highestBit,
      second: UInt32(truncatingIfNeeded: Self.reduced(other)))
  }

  /// The value of a polynomial with one term more, not quite reduced.
  @inline(__always)
  private static func next(_ value: UInt64, _ place: UInt64, _ term: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: place)
    let high = product.high &<< 3 | product.low &>> 61
    let sum = (product.low & modulus) &+ high &+ term
    return (sum & modulus) &+ sum &>> 61
  }

  @inline(__always)
  private static func reduced(_ value: UInt64) -> UInt64 {
    value >= modulus ? value &- modulus : value
  }

  /// The last bytes of a text, seven at most.
  @inline(__always)
  private static func rest(_ text: Span<UInt8>, from offset: Int) -> UInt64 {
    let count = text.count &- offset
    if text.count >= 8 {
      return word(text, text.count &- 8) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
    }
    var word: UInt64 = 0
    for index in text.indices { word = word &<< 8 | UInt64(text[index]) }
    return word
  }

  /// The eight bytes at a place; they must all be there.
  @inline(__always)
  private static func word(_ text: Span<UInt8>, _ place: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe text.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: place, as: UInt64.self))
  }
}
