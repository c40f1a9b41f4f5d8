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

/// Places of literals in a text, in memory that serves one text after the other.
struct LiteralHits {
  private var hits: [LiteralHit] = []
  private(set) var count = 0

  subscript(index: Int) -> LiteralHit { hits[index] }

  /// Forgets those of the last text.
  mutating func removeAll() { count = 0 }

  mutating func append(_ hit: LiteralHit) {
    if count < hits.count { hits[count] = hit } else { hits.append(hit) }
    count += 1
  }
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
  /// The shapes of the grams under which there are literals, and where the wide ones begin.
  private let wide: [GramShape]
  private let starts: GramStarts
  private let narrow: [GramShape]
  /// Whether no literal is filed.
  let isEmpty: Bool

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
  ///   - needs: What else the signature of a text must have in which each of them counts.
  ///   - areFolded: Whether they and the texts are folded; only such ones are cut into words.
  init(
    _ literals: [(literal: Literal, payload: UInt64)], needs: [TextSignature] = [],
    areFolded: Bool
  ) {
    let pieces = literals.map { areFolded ? WordPieces($0.literal) : WordPieces() }
    let counter = KeyCounter(pieces.lazy.flatMap(\.keys).map(\.key), atMost: literals.count * 8)
    var filed: [Filed] = []
    let shapes = GramShape.wide + GramShape.narrow
    var unfiled = [[Int32]](repeating: [], count: shapes.count)
    for (number, piece) in pieces.enumerated() {
      if let rarest = piece.keys.min(by: { counter.count($0.key) < counter.count($1.key) }) {
        filed.append(Filed(key: rarest.key, literal: Int32(number), offset: rarest.offset))
      } else {
        let count = literals[number].literal.bytes.count
        if let shape = shapes.firstIndex(where: { $0.width <= count }) {
          unfiled[shape].append(Int32(number))
        }
      }
    }
    hasWords = !filed.isEmpty
    var starts = GramStarts()
    for (shape, numbers) in zip(shapes, unfiled) where !numbers.isEmpty {
      shape.file(numbers, of: literals, into: &filed) { starts.insert($0) }
    }
    self.starts = starts
    let used = zip(shapes, unfiled).filter { !$0.1.isEmpty }.map(\.0)
    wide = used.filter { $0.width >= 4 }
    narrow = used.filter { $0.width < 4 }
    filed.sort { ($0.key, $0.literal, $0.offset) < ($1.key, $1.literal, $1.offset) }
    var shelf = LiteralShelf()
    var rows: [(key: UInt64, place: Int)] = []
    for (index, entry) in filed.enumerated() {
      if entry.key != rows.last?.key { rows.append((entry.key, shelf.nextPlace)) }
      let (literal, payload) = literals[Int(entry.literal)]
      let isLast = index + 1 == filed.count || filed[index + 1].key != entry.key
      let own = TextSignature(of: PaddedText(literal.bytes))
      shelf.append(
        literal.bytes, offset: Int(entry.offset), isLast: isLast,
        needs: needs.isEmpty ? own : own.union(needs[Int(entry.literal)]), payload: payload)
    }
    self.shelf = shelf
    table = KeyTable(rows)
    isEmpty = literals.isEmpty
  }

  /// Appends the places of all literals that stand in a text, as far as its signature has what
  /// they need; of those that must begin or end as words, perhaps others too.
  ///
  /// - Parameter signature: An empty one becomes that of the text.
  func find(
    in padded: borrowing PaddedText, into hits: inout LiteralHits,
    _ signature: inout TextSignature
  ) {
    if isEmpty { return }
    let text = padded.bytes.span
    let count = padded.count
    let last = count &- 3
    // All of a short text, as nearly all are.
    let places = starts.places(0..<max(0, min(64, last)), of: text, &signature)
    var base = 64
    while base < last {
      _ = starts.places(base..<min(base &+ 64, last), of: text, &signature)
      base &+= 64
    }
    if hasWords { findWords(text, count, signature, &hits) }
    if !wide.isEmpty {
      findGrams(places, from: 0, text, count, signature, &hits)
      var base = 64
      while base < last {
        var seen = signature
        let places = starts.places(base..<min(base &+ 64, last), of: text, &seen)
        findGrams(places, from: base, text, count, signature, &hits)
        base &+= 64
      }
    }
    for index in narrow.indices {
      let shape = narrow[index]
      var place = 0
      while place &+ shape.width <= count {
        let hash = KeyTable.hash(shape.key(text.word(at: place)))
        if table.mayHold(hash) { compare(hash, at: place, in: text, count, signature, &hits) }
        place &+= 1
      }
    }
  }

  /// Finds the literals that are filed under words.
  @inline(__always)
  private func findWords(
    _ text: Span<UInt8>, _ count: Int, _ signature: TextSignature, _ hits: inout LiteralHits
  ) {
    var last: (start: Int, key: UInt64)?
    if count > 64 {
      return WordKeys.forEach(in: text, count) { start, _, key in
        look(for: key, at: start, after: last, in: text, count, signature, &hits)
        last = (start, key)
      }
    }
    // In a text of 64 bytes at most, as nearly all are, where its spaces stand fits into one word.
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
    if high & 0x8080_8080_8080_8080 != 0 {
      return WordKeys.forEachUnspaced(in: text, count) { start, _, key in
        look(for: key, at: start, after: last, in: text, count, signature, &hits)
        last = (start, key)
      }
    }
    var rest = ~gaps
    while rest != 0 {
      let start = rest.trailingZeroBitCount
      let length = (gaps &>> UInt64(truncatingIfNeeded: start)).trailingZeroBitCount
      let end = min(start &+ length, 64)
      let key = ByteWord.prefix(text.word(at: start), min(length, 8))
      look(for: key, at: start, after: last, in: text, count, signature, &hits)
      last = (start, key)
      rest = end == 64 ? 0 : rest & ~0 &<< UInt64(truncatingIfNeeded: end)
    }
  }

  /// Finds the literals that are filed under grams of four bytes or more.
  ///
  /// - Parameter places: A bit for each place, from a first one on, at which such a gram may begin.
  @inline(__always)
  private func findGrams(
    _ places: UInt64, from base: Int, _ text: Span<UInt8>, _ count: Int,
    _ signature: TextSignature, _ hits: inout LiteralHits
  ) {
    var places = places
    while places != 0 {
      let place = base &+ places.trailingZeroBitCount
      places &= places &- 1
      let word = text.word(at: place)
      for index in wide.indices {
        let shape = wide[index]
        guard place &+ shape.width <= count else { continue }
        let hash = KeyTable.hash(shape.key(word))
        if table.mayHold(hash) { compare(hash, at: place, in: text, count, signature, &hits) }
      }
    }
  }

  /// Looks for the literals that are filed under a word, or under it and the one before it.
  @inline(__always)
  private func look(
    for key: UInt64, at start: Int, after last: (start: Int, key: UInt64)?, in text: Span<UInt8>,
    _ count: Int, _ signature: TextSignature, _ hits: inout LiteralHits
  ) {
    let hash = KeyTable.hash(key)
    if table.mayHold(hash) { compare(hash, at: start, in: text, count, signature, &hits) }
    if let last {
      let hash = KeyTable.hash(WordKeys.pair(last.key, key))
      if table.mayHold(hash) { compare(hash, at: last.start, in: text, count, signature, &hits) }
    }
  }

  /// Compares the literals that are filed under a key with the text around it.
  @inline(never)
  private func compare(
    _ hash: UInt64, at position: Int, in text: Span<UInt8>, _ count: Int,
    _ signature: TextSignature, _ hits: inout LiteralHits
  ) {
    guard var place = table.place(of: hash) else { return }
    while true {
      let head = shelf.head(at: place)
      let start = position &- head.offset
      // Nearly all that do not count are told by that.
      if signature.contains(head.needs), shelf.stands(head, at: place, in: text, count, start) {
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
