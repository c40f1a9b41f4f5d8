/// How literals are filed of which no word is known from its beginning to its end: under grams,
/// some bytes in a row.
///
/// A text is looked at every few bytes only. So that no place of a literal is missed, each literal
/// is filed under as many grams in a row as the step is long; one of them stands where the text is
/// looked at. Of all such rows in it, that is taken whose grams the fewest other literals have, and
/// rather one without spaces: places of a text at which a space stands then need no look.
struct GramShape: Sendable {
  /// Literals of at least so many bytes, the length of their grams, and the step.
  let least: Int
  let width: Int
  let step: Int

  static let all = [
    GramShape(least: 8, width: 6, step: 3), GramShape(least: 6, width: 4, step: 3),
    GramShape(least: 4, width: 3, step: 2), GramShape(least: 2, width: 2, step: 1),
    GramShape(least: 1, width: 1, step: 1),
  ]

  /// The key of the gram with which eight bytes begin; grams of other lengths and words have
  /// others.
  @inline(__always)
  func key(_ word: UInt64) -> UInt64 {
    ByteWord.prefix(word, width) | UInt64(truncatingIfNeeded: width) &<< 56
  }

  /// Whether one of a gram's bytes is a space or zero.
  func hasGap(_ key: UInt64) -> Bool { ByteWord.gaps(key) & ~(~0 << UInt64(width)) != 0 }

  /// Files the literals with these numbers.
  func file(
    _ numbers: [Int32], of literals: [(literal: Literal, payload: UInt64)],
    into filed: inout [LiteralIndex.Filed]
  ) {
    let grams = numbers.map { number in
      let text = PaddedText(literals[Int(number)].literal.bytes)
      return (0...(text.count - width)).map { key(text.bytes.span.word(at: $0)) }
    }
    let counter = KeyCounter(grams.joined(), atMost: grams.reduce(0) { $0 + $1.count })
    for (number, grams) in zip(numbers, grams) {
      let counts = grams.map { Int(counter.count($0)) }
      let gaps = grams.map { hasGap($0) }
      var best = (offset: 0, hasGap: true, sum: Int.max)
      for offset in 0...(grams.count - step) {
        let row = offset..<(offset + step)
        let next = (hasGap: gaps[row].contains(true), sum: counts[row].reduce(0, +))
        if next.hasGap == best.hasGap ? next.sum < best.sum : best.hasGap {
          best = (offset, next.hasGap, next.sum)
        }
      }
      for offset in best.offset..<(best.offset + step) {
        filed.append(
          LiteralIndex.Filed(key: grams[offset], literal: number, offset: Int32(offset)))
      }
    }
  }
}
