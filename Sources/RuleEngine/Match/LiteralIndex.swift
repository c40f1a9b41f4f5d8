/// A text that is looked for.
struct Literal: Hashable, Sendable {
  /// Never empty.
  var bytes: [UInt8]
  /// Whether it counts only where a word begins with it, or ends.
  var startsWord = false
  var endsWord = false
}

/// Finds in a text which of many literals stand in it, and where.
///
/// A literal of which a word is known from its beginning to its end, or for its first eight bytes,
/// is filed under that word, or under two next to each other: those that the fewest others have. So
/// of a text only the words are looked up. All other literals are filed under grams of theirs
/// (`GramShape`).
final class LiteralIndex: Sendable {
  private let rows: LiteralRows
  private let table: LiteralTable
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
    var rows = LiteralRows()
    var places: [(key: UInt64, place: Int)] = []
    var row: [LiteralRows.Entry] = []
    for (index, entry) in filed.enumerated() {
      let (literal, payload) = literals[Int(entry.literal)]
      let own = TextSignature(of: PaddedText(literal.bytes))
      row.append(
        LiteralRows.Entry(
          bytes: literal.bytes, offset: Int(entry.offset),
          needs: needs.isEmpty ? own : own.union(needs[Int(entry.literal)]), payload: payload))
      if index + 1 < filed.count, filed[index + 1].key == entry.key { continue }
      places.append((entry.key, rows.append(row)))
      row.removeAll(keepingCapacity: true)
    }
    self.rows = rows
    table = LiteralTable(places)
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
    if hasWords { meetWords(text, count, &hits) }
    // All of a short text, as nearly all are.
    let end = max(0, min(64, last))
    let middle = end &>> 1
    var places = starts.places(0..<middle, of: text, &signature)
    hits.changeKeys(from: 0) { row($0) }
    places |= starts.places(middle..<end, of: text, &signature) &<< UInt64(middle)
    var base = 64
    while base < last {
      _ = starts.places(base..<min(base &+ 64, last), of: text, &signature)
      base &+= 64
    }
    let words = hits.keyCount
    if !wide.isEmpty {
      noteGrams(places, from: 0, text, count, &hits)
      var base = 64
      while base < last {
        var seen = signature
        let places = starts.places(base..<min(base &+ 64, last), of: text, &seen)
        noteGrams(places, from: base, text, count, &hits)
        base &+= 64
      }
    }
    findNoted(0..<words, in: text, count, signature, &hits)
    hits.changeKeys(from: words) { row($0) }
    findNoted(words..<hits.keyCount, in: text, count, signature, &hits)
    hits.forgetKeys()
    for index in narrow.indices {
      let shape = narrow[index]
      var place = 0
      while place &+ shape.width <= count {
        let hash = LiteralTable.hash(shape.key(text.word(at: place)))
        if table.mayHold(hash) { compare(hash, at: place, in: text, count, signature, &hits) }
        place &+= 1
      }
    }
  }

  /// Notes the words, and the pairs of them, under which literals may be filed.
  @inline(__always)
  private func meetWords(_ text: Span<UInt8>, _ count: Int, _ hits: inout LiteralHits) {
    if count > PieceEnds.mostBytes { return meetLongWords(text, count, &hits) }
    precondition(text.count >= count &+ 8)
    // Nearly all texts are as short as that.
    var pieces = PieceEnds(text, count)
    var last: UInt64 = 0
    var lastStart = -1
    while pieces.inside != 0 {
      let start = pieces.start
      let end = pieces.end(from: start)
      // A piece begins before the text's end, behind which there are eight bytes.
      let key = ByteWord.prefix(unsafe text.word(unchecked: start), min(end &- start, 8))
      note(LiteralTable.hash(key), at: start, &hits)
      if lastStart >= 0 { note(LiteralTable.hash(WordKeys.pair(last, key)), at: lastStart, &hits) }
      last = key
      lastStart = start
      pieces.pass(end)
    }
  }

  /// The same for a text of any length.
  @inline(never)
  private func meetLongWords(_ text: Span<UInt8>, _ count: Int, _ hits: inout LiteralHits) {
    var last: (start: Int, key: UInt64)?
    WordKeys.forEach(in: text, count) { start, _, key in
      note(LiteralTable.hash(key), at: start, &hits)
      if let last { note(LiteralTable.hash(WordKeys.pair(last.key, key)), at: last.start, &hits) }
      last = (start, key)
    }
  }

  /// Notes the grams of four bytes or more under which literals may be filed.
  ///
  /// - Parameter places: A bit for each place, from a first one on, at which such a gram may begin.
  @inline(__always)
  private func noteGrams(
    _ places: UInt64, from base: Int, _ text: Span<UInt8>, _ count: Int, _ hits: inout LiteralHits
  ) {
    var places = places
    while places != 0 {
      let place = base &+ places.trailingZeroBitCount
      places &= places &- 1
      let word = text.word(at: place)
      for index in wide.indices {
        let shape = wide[index]
        guard place &+ shape.width <= count else { continue }
        note(LiteralTable.hash(shape.key(word)), at: place, &hits)
      }
    }
  }

  /// The place of the row under a key of this hash; nothing if there is none.
  @inline(__always)
  private func row(_ hash: UInt64) -> UInt64? { table.place(of: hash).map { UInt64($0) } }

  /// Finds the literals in the rows of keys that were noted.
  @inline(__always)
  private func findNoted(
    _ noted: Range<Int>, in text: Span<UInt8>, _ count: Int, _ signature: TextSignature,
    _ hits: inout LiteralHits
  ) {
    for index in noted {
      let key = hits.keys[index]
      rows.find(Int(key.number), at: key.position, in: text, count, signature, &hits)
    }
  }

  @inline(__always)
  private func note(_ hash: UInt64, at position: Int, _ hits: inout LiteralHits) {
    guard table.mayHold(hash) else { return }
    hits.note(MetKey(number: hash, position: position))
  }

  /// Compares the literals that are filed under a key with the text around it.
  @inline(never)
  private func compare(
    _ hash: UInt64, at position: Int, in text: Span<UInt8>, _ count: Int,
    _ signature: TextSignature, _ hits: inout LiteralHits
  ) {
    guard let row = table.place(of: hash) else { return }
    rows.find(row, at: position, in: text, count, signature, &hits)
  }
}
