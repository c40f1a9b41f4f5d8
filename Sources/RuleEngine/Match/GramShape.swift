/// How literals are filed of which no word is known from its beginning to its end: under a gram,
/// some bytes in a row.
///
/// Of all grams of a literal that is taken which the fewest other literals have, and rather one
/// without spaces. The longer it is, the fewer literals share it.
struct GramShape: Sendable {
  /// The length of the grams; literals of at least so many bytes have them.
  let width: Int

  /// Those of four bytes or more, of which `GramStarts` says at once where none begins.
  static let wide = [GramShape(width: 8), GramShape(width: 6), GramShape(width: 4)]
  /// Those of literals that are shorter.
  static let narrow = [GramShape(width: 3), GramShape(width: 2), GramShape(width: 1)]

  /// The key of the gram with which eight bytes begin; grams of other lengths and words have
  /// others.
  @inline(__always)
  func key(_ word: UInt64) -> UInt64 {
    ByteWord.prefix(word, width)
      ^ (UInt64(truncatingIfNeeded: width) &* 0xC2B2_AE3D_27D4_EB4F)
  }

  /// Files the literals with these numbers.
  ///
  /// - Parameter body: Is told the eight bytes with which each gram begins.
  func file(
    _ numbers: [Int32], of literals: [(literal: Literal, payload: UInt64)],
    into filed: inout [LiteralIndex.Filed], _ body: (UInt64) -> Void
  ) {
    let words = numbers.map { number in
      let text = PaddedText(literals[Int(number)].literal.bytes)
      return (0...(text.count - width)).map { text.bytes.span.word(at: $0) }
    }
    let counter = KeyCounter(
      words.joined().lazy.map(key), atMost: words.reduce(0) { $0 + $1.count })
    let gaps: UInt64 = ~(~0 << UInt64(width))
    for (number, words) in zip(numbers, words) {
      var best = (offset: 0, hasGap: true, count: UInt32.max)
      for (offset, word) in words.enumerated() {
        let next = (hasGap: ByteWord.gaps(word) & gaps != 0, count: counter.count(key(word)))
        if next.hasGap == best.hasGap ? next.count < best.count : best.hasGap {
          best = (offset, next.hasGap, next.count)
        }
      }
      let word = words[best.offset]
      filed.append(
        LiteralIndex.Filed(key: key(word), literal: number, offset: Int32(best.offset)))
      body(word)
    }
  }
}

/// Says at which places of a text a gram may begin: by its first four bytes.
struct GramStarts: Sendable {
  /// One for each hash with which a gram begins, else zero.
  private var starts: [UInt8]

  /// Sixteen kilobytes, which stay in the nearest cache.
  private static let bits: UInt64 = 14

  init() { starts = Array(repeating: 0, count: 1 << Int(Self.bits)) }

  /// Notes the first four of eight bytes.
  mutating func insert(_ word: UInt64) {
    starts[Int(Self.hash(word) >> (64 - Self.bits))] = 1
  }

  /// Up to 64 places of a text in a row, the first as the lowest bit: whether a gram may begin.
  ///
  /// - Parameters:
  ///   - places: Places with at least four bytes of the text behind them.
  ///   - signature: Is told all that is met.
  @inline(__always)
  func places(
    _ places: Range<Int>, of text: Span<UInt8>, _ signature: inout TextSignature
  ) -> UInt64 {
    if places.isEmpty { return 0 }
    precondition(places.upperBound &+ 7 <= text.count && places.count <= 64)
    let starts = starts.span
    var found: UInt64 = 0
    var seen = signature
    // Behind every place there are eight bytes, and there is a byte for every hash.
    func look(at place: Int) {
      let hash = Self.hash(unsafe text.word(unchecked: place))
      let start = unsafe starts[unchecked: Int(truncatingIfNeeded: hash &>> (64 &- Self.bits))]
      found = found &+ found &+ UInt64(start)
      seen.insert(hash)
    }
    // From the last one on, so that the first comes to be the lowest.
    var place = places.upperBound
    while place &- 4 >= places.lowerBound {
      look(at: place &- 1)
      look(at: place &- 2)
      look(at: place &- 3)
      look(at: place &- 4)
      place &-= 4
    }
    while place > places.lowerBound {
      place &-= 1
      look(at: place)
    }
    signature = seen
    return found
  }

  /// A hash of the first four of eight bytes, whose high bits depend on all of them.
  @inline(__always)
  static func hash(_ word: UInt64) -> UInt64 { (word & 0xFFFF_FFFF) &* 0x9E37_79B9_7F4A_7C15 }
}
