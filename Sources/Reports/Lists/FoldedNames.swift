import StatementModel

/// Names as they are compared, one behind the other in bytes.
///
/// Folded texts are composed (NFC), so that two of them are the same name if their bytes are.
struct FoldedNames: Sendable {
  /// The numbers of the texts.
  let names: [Int]
  /// With a word of zeros behind the last name.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var hashes: [UInt64] = []

  /// Folds names, in two halves where that is worth it.
  ///
  /// - Parameter names: the numbers of the texts.
  init(_ names: [Int], of table: TransactionTable, on cores: Cores) {
    self.names = names
    // A name costs as much as several rows.
    let isShared = cores.share(rows: names.count * 2)
    let middle = isShared ? names.count / 2 : names.count
    let empty = self
    let later = Meanwhile(on: isShared ? cores : .one) {
      var more = empty
      more.fold(middle..<names.count, of: table)
      return more
    }
    fold(0..<middle, of: table)
    append(later.take())
    bytes.append(contentsOf: repeatElement(0, count: 8))
  }

  private mutating func fold(_ places: Range<Int>, of table: TransactionTable) {
    // Room for those that others fold as well.
    ends.reserveCapacity(names.count)
    hashes.reserveCapacity(names.count)
    bytes.reserveCapacity(names.count * 32)
    for place in places {
      let start = bytes.count
      TextFolding.fold(table.texts[names[place]].utf8.span, into: &bytes)
      ends.append(bytes.count)
      hashes.append(Self.hash(of: bytes.span.extracting(start..<bytes.count)))
    }
  }

  private mutating func append(_ other: FoldedNames) {
    let start = bytes.count
    bytes.append(contentsOf: other.bytes)
    hashes.append(contentsOf: other.hashes)
    ends.append(contentsOf: other.ends.lazy.map { start + $0 })
  }

  /// How many names there are.
  var count: Int { ends.count }

  private static func hash(of name: Span<UInt8>) -> UInt64 {
    var sum = Checksum(salt: HashSeed.value)
    sum.add(name)
    return sum.value
  }

  /// A hash of the bytes of the name at a place, for looking it up.
  @inline(__always)
  func hash(_ place: Int) -> UInt64 { hashes[place] }

  /// The bytes of the name at a place.
  func bytes(_ place: Int) -> ArraySlice<UInt8> { bytes[range(place)] }

  @inline(__always)
  private func range(_ place: Int) -> Range<Int> {
    (place == 0 ? 0 : ends[place - 1])..<ends[place]
  }

  /// Whether the name at a place stands before another one, byte by byte.
  ///
  /// - Parameter start: up to where the two are the same.
  func standsBefore(_ one: Int, _ other: Int, from start: Int = 0) -> Bool {
    var offset = start
    while true {
      let (left, right) = (word(of: one, from: offset), word(of: other, from: offset))
      if left != right { return left < right }
      // A name that ended has a zero as its last byte.
      if left & 0xFF == 0 { return false }
      offset += 8
    }
  }

  /// Eight bytes of a name as a number that orders as they do, zeros behind a name that ends among
  /// them or before.
  ///
  /// No folded name holds a zero itself.
  @inline(__always)
  func word(of place: Int, from offset: Int) -> UInt64 {
    let range = range(place)
    let left = range.count - offset
    if left <= 0 { return 0 }
    // Behind the last name there are as many bytes.
    let word = unsafe bytes.withUnsafeBytes { bytes in
      unsafe bytes.loadUnaligned(fromByteOffset: range.lowerBound + offset, as: UInt64.self)
    }
    return UInt64(bigEndian: word) & ~(UInt64.max >> UInt64(8 * min(8, left)))
  }
}

/// Tells which of many folded names are the same.
struct FoldedNameTable {
  private let names: FoldedNames
  /// The numbers of names and nothing more, so that a core's cache holds them.
  ///
  /// Open addressing with linear probing; below zero where free; a power of two long.
  private var slots: [Int32]
  /// Where each distinct name stands, by its number.
  private(set) var places: [Int] = []

  init(_ names: FoldedNames) {
    self.names = names
    var size = 64
    while size < names.count * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    places.reserveCapacity(names.count)
  }

  /// How many distinct names were told.
  var count: Int { places.count }

  /// The number of a name, from 0 in the order in which they are asked for.
  mutating func number(of place: Int) -> Int {
    let hash = names.hash(place)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let known = Int(slots[slot])
      // The hash tells nearly all apart.
      if names.hash(places[known]) == hash, names.bytes(places[known]) == names.bytes(place) {
        return known
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(truncatingIfNeeded: count)
    places.append(place)
    return count - 1
  }
}
