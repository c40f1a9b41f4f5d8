/// The keys under which a literal may be filed by its words.
struct WordPieces {
  private(set) var keys: [(key: UInt64, offset: Int32)] = []

  init() {}

  init(_ literal: Literal) {
    let padded = PaddedText(literal.bytes)
    let text = padded.bytes.span
    let count = padded.count
    var last: (start: Int, key: UInt64)?
    var keys: [(key: UInt64, offset: Int32)] = []
    WordKeys.forEach(in: text, count) { start, end, key in
      let isUnspaced = WordBoundary.isUnspaced(text, at: start)
      let isWord =
        (start > 0 || literal.startsWord || isUnspaced)
        && (end < count || literal.endsWord || isUnspaced || end - start >= 8)
      if isWord {
        keys.append((key, Int32(start)))
        if let last { keys.append((WordKeys.pair(last.key, key), Int32(last.start))) }
      }
      last = isWord ? (start, key) : nil
    }
    self.keys = keys
  }
}

/// Counts keys by their hashes: two that fall together are only counted too high.
struct KeyCounter {
  private var counts: [UInt32]
  private let shift: UInt64

  /// - Parameter most: About how many keys there are.
  init(_ keys: some Sequence<UInt64>, atMost most: Int) {
    var bits: UInt64 = 10
    while 1 << bits < most * 2, bits < 20 { bits += 1 }
    shift = 64 - bits
    counts = Array(repeating: 0, count: 1 << bits)
    for key in keys { counts[Int(LiteralTable.hash(key) >> shift)] += 1 }
  }

  func count(_ key: UInt64) -> UInt32 { counts[Int(LiteralTable.hash(key) >> shift)] }
}
