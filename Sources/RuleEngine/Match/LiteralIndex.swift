/// A text that is looked for.
struct Literal: Hashable, Sendable {
  /// Never empty.
  var bytes: [UInt8]
  /// Whether it counts only where a word begins with it, or ends.
  var startsWord = false
  var endsWord = false
}

/// A place of a literal in a text.
struct LiteralHit {
  /// What the literal means to whoever filed it.
  var payload: UInt64
  /// The bytes at which it begins and before which it ends.
  var start: Int32
  var end: Int32
}

/// Finds in a text which of many literals stand in it, and where.
///
/// A literal of which a word is known from its beginning to its end, or for its first eight bytes,
/// is filed under that word, or under two next to each other: those that the fewest others have. So
/// of a text only the words are looked up. All other literals are filed under grams of theirs
/// (`GramShape`).
final class LiteralIndex: Sendable {
  private let shelf: LiteralShelf
  private let table: KeyTable
  private let hasWords: Bool
  /// The shapes of the grams under which there are literals.
  private let shapes: [GramUse]
  /// Whether no literal is filed.
  let isEmpty: Bool

  /// A shape of which there are grams.
  private struct GramUse {
    var shape: GramShape
    /// Whether one of them has a space, so that no place of a text can be passed over.
    var hasGaps: Bool
    /// As many bits as a gram has bytes.
    var mask: UInt64
  }

  /// A literal under one of its keys.
  struct Filed {
    var key: UInt64
    /// The literal's number.
    var literal: Int32
    /// Where in the literal the key begins.
    var offset: Int32
  }

  /// - Parameters:
  ///   - literals: Each with what it means; none empty.
  ///   - areFolded: Whether they and the texts are folded; only such ones are cut into words.
  init(_ literals: [(literal: Literal, payload: UInt64)], areFolded: Bool) {
    let pieces = literals.map { areFolded ? WordPieces($0.literal) : WordPieces() }
    let counter = KeyCounter(pieces.lazy.flatMap(\.keys).map(\.key), atMost: literals.count * 8)
    var filed: [Filed] = []
    var unfiled = [[Int32]](repeating: [], count: GramShape.all.count)
    for (number, piece) in pieces.enumerated() {
      if let rarest = piece.keys.min(by: { counter.count($0.key) < counter.count($1.key) }) {
        filed.append(Filed(key: rarest.key, literal: Int32(number), offset: rarest.offset))
      } else {
        let count = literals[number].literal.bytes.count
        if let shape = GramShape.all.firstIndex(where: { $0.least <= count }) {
          unfiled[shape].append(Int32(number))
        }
      }
    }
    hasWords = !filed.isEmpty
    var shapes: [GramUse] = []
    for (shape, numbers) in zip(GramShape.all, unfiled) where !numbers.isEmpty {
      let start = filed.count
      shape.file(numbers, of: literals, into: &filed)
      shapes.append(
        GramUse(
          shape: shape, hasGaps: filed[start...].contains { shape.hasGap($0.key) },
          mask: ~(~0 << UInt64(shape.width))))
    }
    self.shapes = shapes
    filed.sort { ($0.key, $0.literal, $0.offset) < ($1.key, $1.literal, $1.offset) }
    var shelf = LiteralShelf()
    var rows: [(key: UInt64, place: Int)] = []
    for (index, entry) in filed.enumerated() {
      if entry.key != rows.last?.key { rows.append((entry.key, shelf.nextPlace)) }
      let (literal, payload) = literals[Int(entry.literal)]
      let isLast = index + 1 == filed.count || filed[index + 1].key != entry.key
      shelf.append(literal.bytes, offset: Int(entry.offset), isLast: isLast, payload: payload)
    }
    self.shelf = shelf
    table = KeyTable(rows)
    isEmpty = literals.isEmpty
  }

  /// Appends the places of all literals that stand in a text; of those that must begin or end as
  /// words, perhaps others too.
  func find(in padded: borrowing PaddedText, into hits: inout [LiteralHit]) {
    let text = padded.bytes.span
    let count = padded.count
    if count <= 64 { return findInShort(text, count, &hits) }
    if hasWords {
      var last: (start: Int, key: UInt64)?
      WordKeys.forEach(in: text, count) { start, _, key in
        look(for: key, at: start, after: last, in: text, count, &hits)
        last = (start, key)
      }
    }
    for index in shapes.indices {
      let shape = shapes[index].shape
      var place = 0
      while place &+ shape.width <= count {
        let hash = KeyTable.hash(shape.key(text.word(at: place)))
        if table.mayHold(hash) { compare(hash, at: place, in: text, count, &hits) }
        place &+= shape.step
      }
    }
  }

  /// The same for a text of 64 bytes at most, as nearly all are: where its spaces stand fits into
  /// one word.
  @inline(__always)
  private func findInShort(_ text: Span<UInt8>, _ count: Int, _ hits: inout [LiteralHit]) {
    /// Bit n: at the byte n stands a space, a zero, or nothing any more.
    var gaps: UInt64 = count == 64 ? 0 : ~0 &<< UInt64(truncatingIfNeeded: count)
    /// Whether there are characters of three bytes or more.
    var high: UInt64 = 0
    var block = 0
    while block < count {
      let word = text.word(at: block)
      high |= word & word &<< 1 & word &<< 2
      gaps |= ByteWord.gaps(word) &<< UInt64(truncatingIfNeeded: block)
      block &+= 8
    }
    if hasWords {
      if high & 0x8080_8080_8080_8080 != 0 {
        var last: (start: Int, key: UInt64)?
        WordKeys.forEachUnspaced(in: text, count) { start, _, key in
          look(for: key, at: start, after: last, in: text, count, &hits)
          last = (start, key)
        }
      } else {
        var last: (start: Int, key: UInt64)?
        var rest = ~gaps
        while rest != 0 {
          let start = rest.trailingZeroBitCount
          let length = (gaps &>> UInt64(truncatingIfNeeded: start)).trailingZeroBitCount
          let end = min(start &+ length, 64)
          let key = ByteWord.prefix(text.word(at: start), min(length, 8))
          look(for: key, at: start, after: last, in: text, count, &hits)
          last = (start, key)
          rest = end == 64 ? 0 : rest & ~0 &<< UInt64(truncatingIfNeeded: end)
        }
      }
    }
    for index in shapes.indices {
      let use = shapes[index]
      // A gram with a space is none of those that are filed.
      let passed = use.hasGaps ? 0 : gaps
      var place = 0
      while place &+ use.shape.width <= count {
        if passed &>> UInt64(truncatingIfNeeded: place) & use.mask == 0 {
          let hash = KeyTable.hash(use.shape.key(text.word(at: place)))
          if table.mayHold(hash) { compare(hash, at: place, in: text, count, &hits) }
        }
        place &+= use.shape.step
      }
    }
  }

  /// Looks for the literals that are filed under a word, or under it and the one before it.
  @inline(__always)
  private func look(
    for key: UInt64, at start: Int, after last: (start: Int, key: UInt64)?, in text: Span<UInt8>,
    _ count: Int, _ hits: inout [LiteralHit]
  ) {
    let hash = KeyTable.hash(key)
    if table.mayHold(hash) { compare(hash, at: start, in: text, count, &hits) }
    if let last {
      let hash = KeyTable.hash(WordKeys.pair(last.key, key))
      if table.mayHold(hash) { compare(hash, at: last.start, in: text, count, &hits) }
    }
  }

  /// Compares the literals that are filed under a key with the text around it.
  @inline(never)
  private func compare(
    _ hash: UInt64, at position: Int, in text: Span<UInt8>, _ count: Int,
    _ hits: inout [LiteralHit]
  ) {
    guard var place = table.place(of: hash) else { return }
    while true {
      let head = shelf.head(at: place)
      let start = position &- head.offset
      if shelf.stands(head, at: place, in: text, count, start) {
        hits.append(
          LiteralHit(
            payload: head.payload, start: Int32(truncatingIfNeeded: start),
            end: Int32(truncatingIfNeeded: start &+ head.count)))
      }
      if head.isLast { return }
      place = shelf.place(after: place, head)
    }
  }
}

/// The keys under which a literal may be filed by its words.
private struct WordPieces {
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
    for key in keys { counts[Int(KeyTable.hash(key) >> shift)] += 1 }
  }

  func count(_ key: UInt64) -> UInt32 { counts[Int(KeyTable.hash(key) >> shift)] }
}
