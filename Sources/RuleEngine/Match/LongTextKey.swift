/// Makes fingerprints of texts that are too long for `FingerprintKey`'s words.
///
/// Such a text is taken for a polynomial over the numbers modulo 2^61 - 1, whose value is looked at
/// in two places that are drawn at random. Polynomials of up to `n` terms that differ are alike in
/// `n` places at most: two of half a million texts of a thousand bytes have the same fingerprint with
/// a probability below 2^-39. A bit tells them from those of shorter texts.
struct LongTextKey {
  private let first = UInt64.random(in: (1 << 32)..<MersennePrime.value)
  private let second = UInt64.random(in: (1 << 32)..<MersennePrime.value)

  /// The highest bit, which every fingerprint has, and the next one.
  private static let marks: UInt64 = 3 << 62
  /// The bytes of a term: as many as stay below the modulus.
  private static let termSize = 7

  /// The fingerprint of a text: its length is the first term, then come its bytes.
  @inline(never)
  func fingerprint(of text: Span<UInt8>) -> Fingerprint {
    var one = UInt64(truncatingIfNeeded: text.count)
    var other = one
    var offset = 0
    while offset < text.count {
      var term: UInt64 = 0
      for place in offset..<min(offset + Self.termSize, text.count) {
        term = term << 8 | UInt64(text[place])
      }
      one = MersennePrime.rest(UInt128(one) &* UInt128(first) &+ UInt128(term))
      other = MersennePrime.rest(UInt128(other) &* UInt128(second) &+ UInt128(term))
      offset += Self.termSize
    }
    return Fingerprint(first: one | Self.marks, second: UInt32(truncatingIfNeeded: other))
  }
}
