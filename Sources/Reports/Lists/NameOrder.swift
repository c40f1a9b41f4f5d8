import StatementModel

/// Puts folded names in order, byte by byte.
///
/// Names are dealt out by their first eight bytes, and those that share them by the next eight, so
/// that hardly any two are compared.
struct NameOrder {
  private struct Entry {
    /// The eight bytes by which it is being put in order.
    var word: UInt64
    var place: Int
  }

  private let names: FoldedNames
  private var entries: [Entry]

  init(_ names: FoldedNames) {
    self.names = names
    entries = (0..<names.count).map { Entry(word: 0, place: $0) }
    sort(entries.indices, from: 0)
  }

  /// Tells each name, by the number of its text, and how many different ones stand before it.
  func forEach(_ body: (_ name: Int, _ rank: Int32) -> Void) {
    var rank: Int32 = 0
    for number in entries.indices {
      let entry = entries[number]
      if number > 0, !isSame(entries[number - 1], entry) { rank += 1 }
      body(names.names[entry.place], rank)
    }
  }

  /// So few are compared one with the other.
  private static let few = 24

  /// Sorts names whose first bytes are equal, by all that come after.
  private mutating func sort(_ range: Range<Int>, from start: Int) {
    guard range.count > Self.few else { return insert(range, from: start) }
    var offset = start
    // What all of them have in common is passed over.
    while areEqual(range, at: offset) {
      if entries[range.lowerBound].word & 0xFF == 0 { return }
      offset += 8
    }
    let old = Array(entries[range])
    // Words order as numbers without a sign.
    let order = RadixOrder.places(of: old.map { Int64(bitPattern: $0.word ^ 1 << 63) })
    for (number, place) in order.enumerated() {
      entries[range.lowerBound + number] = old[Int(place)]
    }
    var first = range.lowerBound
    while first < range.upperBound {
      let word = entries[first].word
      var end = first + 1
      while end < range.upperBound, entries[end].word == word { end += 1 }
      // A name that ended has a zero as its last byte, and others like it are the same.
      if end - first > 1, word & 0xFF != 0 { sort(first..<end, from: offset + 8) }
      first = end
    }
  }

  /// Takes the next eight bytes of each, and says whether they are the same.
  private mutating func areEqual(_ range: Range<Int>, at offset: Int) -> Bool {
    var areEqual = true
    let first = word(entries[range.lowerBound], offset)
    for number in range {
      let word = word(entries[number], offset)
      entries[number].word = word
      areEqual = areEqual && word == first
    }
    return areEqual
  }

  private mutating func insert(_ range: Range<Int>, from offset: Int) {
    for number in range.dropFirst() {
      let entry = entries[number]
      var place = number
      while place > range.lowerBound,
        names.standsBefore(entry.place, entries[place - 1].place, from: offset)
      {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = entry
    }
  }

  private func isSame(_ one: Entry, _ other: Entry) -> Bool {
    var offset = 0
    while true {
      let (left, right) = (word(one, offset), word(other, offset))
      if left != right { return false }
      if left & 0xFF == 0 { return true }
      offset += 8
    }
  }

  @inline(__always)
  private func word(_ entry: Entry, _ offset: Int) -> UInt64 {
    names.word(of: entry.place, from: offset)
  }
}
