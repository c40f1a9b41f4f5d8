/// Ninety-five bits that stand for a text.
///
/// Two different texts have the same ones by chance only, and hardly ever, whatever the texts are:
/// nobody who doesn't know the key can make two that are alike.
struct Fingerprint {
  /// 63 bits, and the highest bit set: never zero.
  var first: UInt64
  /// 32 bits that are drawn from other parts of the key.
  var second: UInt32

  /// Where in a table to begin to look for it, once cut to the table's size: its low bits, which
  /// are as random as the others.
  @inline(__always)
  var place: Int { Int(truncatingIfNeeded: first) }
}

/// What fingerprints are made with, drawn at random anew for each key.
///
/// A text of up to 128 bytes is cut into blocks of two words, the last of which ends where the text
/// does. To each word a word of the key is added, and the sum of the blocks' products, with the
/// text's length, is a number of 128 bits (the function NH of the code UMAC): it is the same for two
/// texts with a probability of 2^-63 at most. Two such sums with other words of the key are brought
/// to 63 and 32 bits by linear functions modulo 2^128, so that two texts have the same fingerprint
/// with a probability below 2^-93, and two of half a million below 2^-55.
///
/// A longer text is taken for two polynomials (`LongTextKey`).
struct FingerprintKey {
  /// For each block two words for the first sum and two for the other.
  private let words: [UInt64] = (0..<32).map { _ in .random(in: 0 ... .max) }
  private let first = Reduction()
  private let second = Reduction()
  private let long = LongTextKey()

  private static let blockSize = 16
  private static let mostBytes = 128
  private static let highestBit: UInt64 = 1 << 63

  /// The fingerprint of a text.
  @inline(__always)
  func fingerprint(of text: Span<UInt8>) -> Fingerprint {
    let count = text.count
    if count > Self.mostBytes { return long.fingerprint(of: text) }
    var (one, other) = (UInt128(truncatingIfNeeded: count), UInt128(truncatingIfNeeded: count))
    var place = 0
    var offset = 0
    while offset &+ Self.blockSize < count {
      add(Self.word(text, offset), Self.word(text, offset &+ 8), at: place, to: &one, &other)
      place &+= 4
      offset &+= Self.blockSize
    }
    if count >= Self.blockSize {
      add(Self.word(text, count &- 16), Self.word(text, count &- 8), at: place, to: &one, &other)
    } else {
      let (low, high) = Self.shortBlock(text)
      add(low, high, at: place, to: &one, &other)
    }
    return Fingerprint(
      first: first.reduced(one) | Self.highestBit,
      second: UInt32(truncatingIfNeeded: second.reduced(other) &>> 32))
  }

  /// Adds the products of a block.
  @inline(__always)
  private func add(
    _ low: UInt64, _ high: UInt64, at place: Int, to one: inout UInt128, _ other: inout UInt128
  ) {
    let words = words.span
    // A text has eight blocks at most.
    let (a, b) = unsafe (words[unchecked: place], words[unchecked: place &+ 1])
    let (c, d) = unsafe (words[unchecked: place &+ 2], words[unchecked: place &+ 3])
    one &+= UInt128(low &+ a) &* UInt128(high &+ b)
    other &+= UInt128(low &+ c) &* UInt128(high &+ d)
  }

  /// A text of fewer than sixteen bytes as two words; none of the same length has the same ones.
  @inline(__always)
  private static func shortBlock(_ text: Span<UInt8>) -> (UInt64, UInt64) {
    let count = text.count
    if count >= 8 { return (word(text, 0), word(text, count &- 8)) }
    if count >= 4 { return (half(text, 0), half(text, count &- 4)) }
    if count == 0 { return (0, 0) }
    let low = UInt64(text[0]) | UInt64(text[count &>> 1]) &<< 8
    return (low, UInt64(text[count &- 1]))
  }

  /// The eight bytes at a place; they must all be there.
  @inline(__always)
  private static func word(_ text: Span<UInt8>, _ place: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe text.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: place, as: UInt64.self))
  }

  /// The four bytes at a place; they must all be there.
  @inline(__always)
  private static func half(_ text: Span<UInt8>, _ place: Int) -> UInt64 {
    UInt64(
      UInt32(
        littleEndian: unsafe text.bytes.unsafeLoadUnaligned(
          fromUncheckedByteOffset: place, as: UInt32.self)))
  }
}

/// Brings numbers of 128 bits to 64: two have the same ones with a probability of 2^-64.
///
/// The halves of a number are multiplied by numbers of 128 bits that are drawn at random, and of the
/// sum, with a third one, modulo 2^128 the upper half is taken. The sums of two numbers differ by
/// one of at least 2^65 values, all of them as far apart and as likely as the others, so that chance
/// alone could bring both to the same half (multiply-shift, Dietzfelbinger 1996).
private struct Reduction {
  private let low = UInt128.random(in: 0 ... .max)
  private let high = UInt128.random(in: 0 ... .max)
  private let start = UInt128.random(in: 0 ... .max)

  @inline(__always)
  func reduced(_ number: UInt128) -> UInt64 {
    let low = low &* UInt128(UInt64(truncatingIfNeeded: number))
    let high = high &* UInt128(UInt64(truncatingIfNeeded: number &>> 64))
    return UInt64(truncatingIfNeeded: (low &+ high &+ start) &>> 64)
  }
}

/// 2^61 - 1, by which it is easy to divide.
enum MersennePrime {
  static let value: UInt64 = (1 << 61) - 1

  /// What a division of a number below 2^122 leaves.
  @inline(__always)
  static func rest(_ number: UInt128) -> UInt64 {
    let (low, high) = (
      UInt64(truncatingIfNeeded: number) & value, UInt64(truncatingIfNeeded: number &>> 61)
    )
    let sum = low &+ high
    let rest = sum & value &+ sum &>> 61
    return rest >= value ? rest &- value : rest
  }
}
