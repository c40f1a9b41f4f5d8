import StatementModel

/// Names as they are compared, one behind the other in bytes.
///
/// Folded texts are composed (NFC), so that two of them are the same name if their bytes are.
struct FoldedNames: Sendable {
  /// The numbers of the texts.
  let names: ArraySlice<Int>
  let bytes: [UInt8]
  private let ends: [Int]
  /// Of each name: `Checksum.of` its bytes.
  let hashes: [UInt64]
  /// The names as strings, where those are wanted.
  let strings: [String]

  private init(_ names: ArraySlice<Int>, of table: TransactionTable, asStrings: Bool) {
    self.names = names
    var (bytes, ends, hashes) = ([UInt8](), [Int](), [UInt64]())
    var strings: [String] = []
    ends.reserveCapacity(names.count)
    hashes.reserveCapacity(names.count)
    bytes.reserveCapacity(names.count * 24)
    if asStrings { strings.reserveCapacity(names.count) }
    for name in names {
      let start = bytes.count
      TextFolding.fold(table.texts[name].utf8.span, into: &bytes)
      ends.append(bytes.count)
      let folded = bytes.span.extracting(start..<bytes.count)
      hashes.append(Checksum.of(folded))
      guard asStrings else { continue }
      strings.append(
        unsafe folded.withUnsafeBufferPointer { unsafe String(decoding: $0, as: UTF8.self) })
    }
    (self.bytes, self.ends, self.hashes, self.strings) = (bytes, ends, hashes, strings)
  }

  /// All names, folded in two halves where that is worth it.
  ///
  /// - Parameter asStrings: Whether the folded names are wanted as strings as well.
  static func halves(
    _ names: [Int], of table: TransactionTable, asStrings: Bool = false, on cores: Cores
  ) -> [FoldedNames] {
    // A name costs as much as several rows.
    guard cores.share(rows: names.count * 2) else {
      return [FoldedNames(names[...], of: table, asStrings: asStrings)]
    }
    let middle = names.count / 2
    let later = Meanwhile(on: cores) {
      FoldedNames(names[middle...], of: table, asStrings: asStrings)
    }
    let first = FoldedNames(names[..<middle], of: table, asStrings: asStrings)
    return [first, later.take()]
  }

  /// How many names there are.
  var count: Int { ends.count }

  /// The number of the text at a place.
  func name(_ place: Int) -> Int { names[names.startIndex + place] }

  /// Where the name at a place stands in the bytes, counted from the first of these.
  func range(_ place: Int) -> Range<Int> {
    (place == 0 ? 0 : ends[place - 1])..<ends[place]
  }

  /// The bytes of the name at a place.
  func bytes(_ place: Int) -> ArraySlice<UInt8> { bytes[range(place)] }

  /// The first eight bytes of a name as a number that orders as they do, zeros behind a shorter one.
  func firstWord(_ place: Int) -> UInt64 {
    let range = range(place)
    let count = min(8, range.count)
    var word: UInt64 = 0
    for offset in 0..<count { word = word << 8 | UInt64(bytes[range.lowerBound + offset]) }
    return count == 0 ? 0 : word << UInt64(8 * (8 - count))
  }
}

/// Tells which of many folded names are the same.
struct FoldedNameTable {
  private struct Place {
    var part: Int32
    var place: Int32
    var number: Int32
  }

  private let parts: [FoldedNames]
  /// Open addressing with linear probing; a number below zero where free; a power of two long.
  private var slots: [Place]
  /// How many distinct names were told.
  private(set) var count = 0

  init(_ parts: [FoldedNames]) {
    self.parts = parts
    var size = 64
    let names = parts.reduce(0) { $0 + $1.count }
    while size < names * 2 { size *= 2 }
    slots = Array(repeating: Place(part: 0, place: 0, number: -1), count: size)
  }

  /// The number of a name, from 0 in the order in which they are asked for.
  mutating func number(ofPart part: Int, _ place: Int) -> Int {
    let hash = parts[part].hashes[place]
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot].number >= 0 {
      let known = slots[slot]
      if parts[Int(known.part)].hashes[Int(known.place)] == hash,
        parts[Int(known.part)].bytes(Int(known.place)) == parts[part].bytes(place)
      {
        return Int(known.number)
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = Place(
      part: Int32(truncatingIfNeeded: part), place: Int32(truncatingIfNeeded: place),
      number: Int32(truncatingIfNeeded: count))
    count += 1
    return count - 1
  }
}
