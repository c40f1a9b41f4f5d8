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
      hashes.append(Checksum.of(bytes.span.extracting(start..<bytes.count)))
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

  /// `Checksum.of` the bytes of the name at a place.
  @inline(__always)
  func hash(_ place: Int) -> UInt64 { hashes[place] }

  /// The bytes of the name at a place.
  func bytes(_ place: Int) -> ArraySlice<UInt8> { bytes[range(place)] }

  @inline(__always)
  private func range(_ place: Int) -> Range<Int> {
    (place == 0 ? 0 : ends[place - 1])..<ends[place]
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
  private struct Place {
    var place: Int32
    var number: Int32
    /// The highest half of the name's hash, which tells nearly all apart.
    var hash: UInt32
  }

  private let names: FoldedNames
  /// Open addressing with linear probing; a number below zero where free; a power of two long.
  private var slots: [Place]
  /// How many distinct names were told.
  private(set) var count = 0

  init(_ names: FoldedNames) {
    self.names = names
    var size = 64
    while size < names.count * 2 { size *= 2 }
    slots = Array(repeating: Place(place: 0, number: -1, hash: 0), count: size)
  }

  /// The number of a name, from 0 in the order in which they are asked for.
  mutating func number(of place: Int) -> Int {
    let hash = names.hash(place)
    let high = UInt32(truncatingIfNeeded: hash >> 32)
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].number >= 0 {
      let known = slots[slot]
      if known.hash == high, names.bytes(Int(known.place)) == names.bytes(place) {
        return Int(known.number)
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = Place(
      place: Int32(truncatingIfNeeded: place), number: Int32(truncatingIfNeeded: count), hash: high)
    count += 1
    return count - 1
  }
}
