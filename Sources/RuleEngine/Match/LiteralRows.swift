/// The literals of an index, row by row: in a row stand those that are filed under one key.
///
/// At a row's beginning stands of all its literals what a text must have beside them, one behind the
/// other, and nearly all that do not count are told by that: one place of memory is touched for many
/// of them.
struct LiteralRows: Sendable {
  /// A literal of a row.
  struct Entry {
    var bytes: [UInt8]
    /// The byte at which the key stands that it is filed under.
    var offset: Int
    /// What the signature of a text must have in which it counts.
    var needs: TextSignature
    /// What it means to whoever filed it.
    var payload: UInt64
  }

  /// A row is the number of its literals, what each needs, and where each stands; there its length
  /// and, in the upper half, its offset; the payload; its bytes, eight in a word, zeros behind the
  /// last.
  private var words: [UInt64] = []

  private static let headSize = 2

  /// Adds a row.
  ///
  /// - Returns: Its place.
  mutating func append(_ row: [Entry]) -> Int {
    let place = words.count
    words.append(UInt64(row.count))
    for entry in row { words.append(entry.needs.word) }
    var next = words.count + row.count
    for entry in row {
      words.append(UInt64(next))
      next += Self.headSize + (entry.bytes.count + 7) / 8
    }
    for entry in row {
      words.append(
        UInt64(UInt32(truncatingIfNeeded: entry.bytes.count)) | UInt64(entry.offset) << 32)
      words.append(entry.payload)
      append(entry.bytes)
    }
    return place
  }

  private mutating func append(_ literal: [UInt8]) {
    for start in stride(from: 0, to: literal.count, by: 8) {
      var word: UInt64 = 0
      for index in start..<min(start + 8, literal.count) {
        word |= UInt64(literal[index]) << UInt64(8 * (index - start))
      }
      words.append(word)
    }
  }

  /// Finds the literals of a row that stand around the place of its key in a padded text and count
  /// there.
  ///
  /// - Parameters:
  ///   - position: Where the key stands.
  ///   - count: The length of the text alone.
  @inline(__always)
  func find(
    _ row: Int, at position: Int, in text: Span<UInt8>, _ count: Int,
    _ signature: TextSignature, _ hits: inout LiteralHits
  ) {
    let words = words.span
    let needs = words.extracting(row &+ 1..<row &+ 1 &+ Int(truncatingIfNeeded: words[row]))
    for index in 0..<needs.count {
      // Each of a row's numbers is asked, and few rows have less than a handful.
      guard unsafe signature.contains(TextSignature(word: needs[unchecked: index])) else {
        continue
      }
      let literal = Int(truncatingIfNeeded: words[row &+ 1 &+ needs.count &+ index])
      let first = words[literal]
      let length = Int(truncatingIfNeeded: first & 0xFFFF_FFFF)
      let start = position &- Int(truncatingIfNeeded: first &>> 32)
      guard start >= 0, length <= count &- start,
        LiteralShelf.stands(words, literal &+ Self.headSize, length, in: text, start)
      else { continue }
      hits.append(
        LiteralHit(
          payload: words[literal &+ 1], start: Int32(truncatingIfNeeded: start),
          end: Int32(truncatingIfNeeded: start &+ length)))
    }
  }
}
