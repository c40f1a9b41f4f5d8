/// A text that every match of a pattern contains.
struct Literal: Hashable, Sendable {
  /// Never empty.
  var bytes: [UInt8]
  /// Whether it counts only where a word begins with it, or ends.
  var startsWord = false
  var endsWord = false
}

/// Finds in a text which of many literals stand in it, and where.
///
/// A literal that has a whole word is filed under its rarest one, any other under its rarest gram: three
/// bytes in a row, or as many as it has. So of a text only its words and grams are looked up, however many
/// literals there are.
struct LiteralIndex: Sendable {
  /// A literal under the word or gram that is its key.
  private struct Entry {
    var literal: Int32
    /// Where in the literal the key begins.
    var offset: Int32
    /// Where the literal's bytes are among those of all.
    var start: Int32
    var count: Int32
  }

  /// The bytes of all literals, one behind the other.
  private var bytes: [UInt8] = []
  /// Those of one key stand together.
  private var entries: [Entry] = []
  private var words = KeyPlaces()
  /// By the length of grams, as far as there are such.
  private var grams: [(length: Int, places: KeyPlaces)] = []

  private static let gramLengths = 1...3

  /// - Parameter areFolded: Whether literals and texts are folded; only such ones are cut into words.
  init(_ literals: [Literal], areFolded: Bool) {
    let words = literals.map { areFolded ? Self.words(of: $0) : [] }
    let grams = zip(literals, words).map { $1.isEmpty ? Self.grams($0) : [] }
    self.words = file(literals, words)
    for length in Self.gramLengths {
      let own = grams.map { $0.first?.length == length ? $0 : [] }
      let places = file(literals, own)
      if !places.isEmpty { self.grams.append((length, places)) }
    }
  }

  /// Files literals under the rarest of their pieces, as far as they have any.
  private mutating func file(_ literals: [Literal], _ pieces: [[Piece]]) -> KeyPlaces {
    var counts: [UInt64: Int] = [:]
    for piece in pieces.joined() { counts[piece.key, default: 0] += 1 }
    var filed: [(key: UInt64, entry: Entry)] = []
    for (number, literal) in literals.enumerated() {
      guard let piece = Self.rarest(of: pieces[number], counts) else { continue }
      filed.append((piece.key, entry(number, literal, offset: piece.offset)))
    }
    filed.sort { ($0.key, $0.entry.literal) < ($1.key, $1.entry.literal) }
    let places = KeyPlaces(filed.map(\.key), from: entries.count)
    entries += filed.map(\.entry)
    return places
  }

  private mutating func entry(_ number: Int, _ literal: Literal, offset: Int) -> Entry {
    defer { bytes += literal.bytes }
    return Entry(
      literal: Int32(number), offset: Int32(offset), start: Int32(bytes.count),
      count: Int32(literal.bytes.count))
  }

  /// Tells of each literal that stands in a text: its number, and where it begins and ends.
  ///
  /// Of those that must begin or end as words, some may be told that don't.
  func find(in text: Span<UInt8>, _ body: (_ literal: Int, _ place: Range<Int>) -> Void) {
    if !words.isEmpty {
      FoldedWords.forEach(in: text) { word in
        for place in words[Self.key(text, word)] {
          tell(entries[place], at: word.lowerBound, in: text, body)
        }
      }
    }
    for (length, places) in grams {
      let mask: UInt64 = (1 << UInt64(8 * length)) - 1
      var key: UInt64 = 0
      for end in text.indices {
        key = (key << 8 | UInt64(text[end])) & mask
        let start = end + 1 - length
        guard start >= 0, places.mayHave(key) else { continue }
        for place in places[key] { tell(entries[place], at: start, in: text, body) }
      }
    }
  }

  /// Tells of a literal where it stands in the text, whose key was met at a place.
  private func tell(
    _ entry: Entry, at place: Int, in text: Span<UInt8>,
    _ body: (_ literal: Int, _ place: Range<Int>) -> Void
  ) {
    let (count, first) = (Int(entry.count), Int(entry.start))
    let start = place - Int(entry.offset)
    guard start >= 0, count <= text.count - start else { return }
    var same = 0
    while same < count, bytes[first + same] == text[start + same] { same += 1 }
    if same == count { body(Int(entry.literal), start..<(start + count)) }
  }

  // MARK: Keys

  /// A word or gram of a literal.
  private struct Piece {
    var key: UInt64
    var offset: Int
    var length: Int
    var hasSpace = false
  }

  /// The words of which a literal says where they begin and end; of long ones the beginning will do.
  private static func words(of literal: Literal) -> [Piece] {
    let text = literal.bytes.span
    var words: [Piece] = []
    FoldedWords.forEach(in: text) { word in
      let isUnspaced = WordBoundary.isUnspaced(text, at: word.lowerBound)
      let begins = word.lowerBound > 0 || literal.startsWord || isUnspaced
      let ends =
        word.upperBound < text.count || literal.endsWord || isUnspaced || word.count >= keyLength
      if begins, ends {
        words.append(
          Piece(key: key(text, word), offset: word.lowerBound, length: word.count))
      }
    }
    return words
  }

  private static func grams(_ literal: Literal) -> [Piece] {
    let text = literal.bytes.span
    let length = min(text.count, gramLengths.upperBound)
    return (0...(text.count - length)).map { start in
      let gram = start..<(start + length)
      return Piece(
        key: key(text, gram), offset: start, length: length,
        hasSpace: gram.contains { text[$0] == 0x20 })
    }
  }

  /// The piece that the fewest literals have; rather one without spaces, which all texts have.
  private static func rarest(of pieces: [Piece], _ counts: [UInt64: Int]) -> Piece? {
    pieces.min { one, other in
      one.hasSpace == other.hasSpace
        ? counts[one.key, default: 0] < counts[other.key, default: 0] : other.hasSpace
    }
  }

  private static let keyLength = 8

  /// The first bytes of a piece of a text as a number.
  private static func key(_ text: Span<UInt8>, _ piece: Range<Int>) -> UInt64 {
    var key: UInt64 = 0
    let end = min(piece.upperBound, piece.lowerBound + keyLength)
    for place in piece.lowerBound..<end { key = key << 8 | UInt64(text[place]) }
    return key
  }
}

/// Where the entries of keys stand in a list that is sorted by them.
private struct KeyPlaces: Sendable {
  private var ranges: [UInt64: Range<Int>] = [:]
  /// A bit for each hash of few bits: whether any key has it, which few of those have that are asked
  /// for.
  private var filter: [UInt64] = []

  private static let filterBits = 18

  init() {}

  /// - Parameters:
  ///   - keys: In ascending order, one for each entry.
  ///   - first: Where the first entry stands.
  init(_ keys: [UInt64], from first: Int) {
    guard !keys.isEmpty else { return }
    filter = Array(repeating: 0, count: 1 << (Self.filterBits - 6))
    var start = 0
    for place in keys.indices where place + 1 == keys.count || keys[place + 1] != keys[place] {
      ranges[keys[place]] = (first + start)..<(first + place + 1)
      let hash = Self.hash(keys[place])
      filter[hash >> 6] |= 1 << UInt64(hash & 63)
      start = place + 1
    }
  }

  var isEmpty: Bool { ranges.isEmpty }

  /// Whether a key may have entries.
  func mayHave(_ key: UInt64) -> Bool {
    let hash = Self.hash(key)
    return filter[hash >> 6] >> UInt64(hash & 63) & 1 == 1
  }

  /// The places of the entries of a key.
  subscript(key: UInt64) -> Range<Int> { mayHave(key) ? ranges[key] ?? 0..<0 : 0..<0 }

  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - filterBits))
  }
}

/// Cuts folded texts at every place where a pattern's word may begin or end: at spaces, and on both
/// sides of a character of a script that does not separate its words.
enum FoldedWords {
  static func forEach(in text: Span<UInt8>, _ body: (Range<Int>) -> Void) {
    var start = 0
    var place = 0
    func close(at end: Int) { if end > start { body(start..<end) } }
    while place < text.count {
      let byte = text[place]
      if byte == 0x20 {
        close(at: place)
        start = place + 1
      } else if byte >= 0xE0, WordBoundary.isUnspaced(text, at: place) {
        close(at: place)
        start = place
        place = min(text.count, place + (byte < 0xF0 ? 3 : 4))
        close(at: place)
        start = place
        continue
      }
      place += 1
    }
    close(at: text.count)
  }
}
