/// Where a literal stands in a text.
struct LiteralPlace {
  /// The literal's number in its index.
  var literal: Int32
  /// The byte at which it begins.
  var start: Int32
}

/// Finds in a text which of many literals stand in it, and where.
///
/// A text is looked at every few bytes only: the gram there, some bytes long, is looked up in a
/// bitmap, nearly always in vain. So that no place of a literal is missed, each literal is filed
/// under as many grams in a row as the step is long; one of them stands where the text is looked
/// at. Of all such rows in it, that is taken whose grams the fewest other literals have. Where a
/// gram is found, the literals filed under it are compared.
struct LiteralIndex: Sendable {
  /// Literals of at least so many bytes, the length of their grams, and the step.
  private static let groups = [
    (least: 8, width: 6, step: 3), (least: 6, width: 4, step: 3), (least: 4, width: 3, step: 2),
    (least: 2, width: 2, step: 1), (least: 1, width: 1, step: 1),
  ]

  private var tables: [GramTable] = []

  /// - Parameter literals: None empty; a literal's number is its index.
  init(_ literals: [[UInt8]]) {
    var groups = [[Int32]](repeating: [], count: Self.groups.count)
    for (number, literal) in literals.enumerated() {
      if let group = Self.groups.firstIndex(where: { $0.least <= literal.count }) {
        groups[group].append(Int32(number))
      }
    }
    for (group, numbers) in zip(Self.groups, groups) where !numbers.isEmpty {
      tables.append(GramTable(literals, numbers, width: group.width, step: group.step))
    }
  }

  /// Appends the places of all literals that stand in the text.
  func find(in text: Span<UInt8>, into found: inout [LiteralPlace]) {
    for index in tables.indices { tables[index].find(in: text, into: &found) }
  }
}

/// The literals that are filed under grams of one length.
private final class GramTable: Sendable {
  /// A literal under one of its grams.
  private struct Filed: Sendable {
    var gram: UInt64
    var literal: Int32
    /// Where the literal begins in `bytes`, and its length.
    var start: Int32
    var count: Int32
    /// Where in the literal the gram begins.
    var offset: Int32
  }

  private let width: Int
  private let step: Int
  private let mask: UInt64
  /// How far a gram's hash is shifted to be a number of `bitmap`'s bits.
  private let shift: UInt64
  private let bitmap: [UInt64]
  /// Open addressing: in the low half the number of a gram's first literal in `filed`, plus one,
  /// zero where free; in the high half that of the gram's hash.
  ///
  /// The other literals of the gram stand behind it.
  private let slots: [UInt64]
  private let slotMask: Int
  private let filed: [Filed]
  /// All literals, one behind the other, and eight bytes more.
  private let bytes: [UInt8]

  init(_ literals: [[UInt8]], _ numbers: [Int32], width: Int, step: Int) {
    self.width = width
    self.step = step
    mask = (1 << UInt64(8 * width)) - 1
    var bytes: [UInt8] = []
    var starts: [Int32] = []
    starts.reserveCapacity(numbers.count + 1)
    for number in numbers {
      starts.append(Int32(bytes.count))
      bytes.append(contentsOf: literals[Int(number)])
    }
    starts.append(Int32(bytes.count))
    bytes.append(contentsOf: repeatElement(0, count: 8))
    var filed = Self.filed(numbers, starts, bytes, width, step, mask)
    filed.sort { ($0.gram, $0.literal, $0.offset) < ($1.gram, $1.literal, $1.offset) }
    // Thirty-two bits or more for each gram, so that few others of a text hit one by chance.
    var bits: UInt64 = 10
    while 1 << bits < filed.count * 32, bits < 24 { bits += 1 }
    let shift = 64 - bits
    self.shift = shift
    var bitmap = [UInt64](repeating: 0, count: 1 << (bits - 6))
    var size = 16
    while size < filed.count * 2 { size *= 2 }
    slotMask = size - 1
    var slots = [UInt64](repeating: 0, count: size)
    for index in filed.indices where index == 0 || filed[index].gram != filed[index - 1].gram {
      let hash = Self.hash(filed[index].gram)
      let bit = hash >> shift
      bitmap[Int(bit >> 6)] |= 1 << (bit & 63)
      var slot = Int(truncatingIfNeeded: hash >> 32) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(index + 1)
    }
    self.bitmap = bitmap
    self.slots = slots
    self.filed = filed
    self.bytes = bytes
  }

  /// Files each literal under `step` grams in a row: those that the fewest literals have.
  ///
  /// They are counted by their hashes: two that fall together are only counted too high.
  private static func filed(
    _ numbers: [Int32], _ starts: [Int32], _ bytes: [UInt8], _ width: Int, _ step: Int,
    _ mask: UInt64
  ) -> [Filed] {
    var bits: UInt64 = 10
    while 1 << bits < bytes.count * 2, bits < 20 { bits += 1 }
    var counts = [UInt32](repeating: 0, count: 1 << bits)
    let shift = 64 - bits
    let span = bytes.span
    for index in numbers.indices {
      for place in Int(starts[index])...(Int(starts[index + 1]) - width) {
        counts[Int(hash(word(span, place) & mask) >> shift)] += 1
      }
    }
    var filed: [Filed] = []
    filed.reserveCapacity(numbers.count * step)
    for (index, literal) in numbers.enumerated() {
      let start = Int(starts[index])
      let count = Int(starts[index + 1]) - start
      var best = (offset: 0, sum: Int.max)
      for offset in 0...(count - width - step + 1) {
        var sum = 0
        for place in (start + offset)..<(start + offset + step) {
          sum += Int(counts[Int(hash(word(span, place) & mask) >> shift)])
        }
        if sum < best.sum { best = (offset, sum) }
      }
      for offset in best.offset..<(best.offset + step) {
        filed.append(
          Filed(
            gram: word(span, start + offset) & mask, literal: literal, start: Int32(start),
            count: Int32(count), offset: Int32(offset)))
      }
    }
    return filed
  }

  func find(in text: Span<UInt8>, into found: inout [LiteralPlace]) {
    let end = text.count &- width
    guard end >= 0 else { return }
    let words = bitmap
    let bits = words.span
    let (mask, shift, step) = (mask, shift, step)
    var place = 0
    let lastWhole = min(text.count &- 8, end)
    while place <= lastWhole {
      let gram = Self.word(text, place) & mask
      if Self.mayHold(bits, gram, shift) { compare(gram, at: place, in: text, into: &found) }
      place &+= step
    }
    // The last few places are read out of one word.
    let base = max(0, text.count &- 8)
    let last = Self.lastWord(text)
    while place <= end {
      let gram = last &>> UInt64(truncatingIfNeeded: 8 &* (place &- base)) & mask
      if Self.mayHold(bits, gram, shift) { compare(gram, at: place, in: text, into: &found) }
      place &+= step
    }
  }

  /// Whether a literal may be filed under the gram.
  @inline(__always)
  private static func mayHold(_ bitmap: Span<UInt64>, _ gram: UInt64, _ shift: UInt64) -> Bool {
    let bit = hash(gram) &>> shift
    return bitmap[Int(truncatingIfNeeded: bit &>> 6)] &>> (bit & 63) & 1 != 0
  }

  /// The eight bytes at a place, the first as the lowest; they must all be there.
  @inline(__always)
  private static func word(_ text: Span<UInt8>, _ place: Int) -> UInt64 {
    UInt64(
      littleEndian: unsafe text.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: place, as: UInt64.self))
  }

  /// The last eight bytes, or all if they are fewer.
  @inline(__always)
  private static func lastWord(_ text: Span<UInt8>) -> UInt64 {
    if text.count >= 8 { return word(text, text.count - 8) }
    var word: UInt64 = 0
    for index in text.indices { word |= UInt64(text[index]) << UInt64(8 * index) }
    return word
  }

  @inline(never)
  private func compare(
    _ gram: UInt64, at place: Int, in text: Span<UInt8>, into found: inout [LiteralPlace]
  ) {
    let hash = Self.hash(gram)
    var slot = Int(truncatingIfNeeded: hash >> 32) & slotMask
    while slots[slot] != 0 {
      var index = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
      if slots[slot] ^ hash < 1 << 32, filed[index].gram == gram {
        while index < filed.count, filed[index].gram == gram {
          let start = place - Int(filed[index].offset)
          if stands(filed[index], at: start, in: text) {
            found.append(LiteralPlace(literal: filed[index].literal, start: Int32(start)))
          }
          index += 1
        }
        return
      }
      slot = (slot + 1) & slotMask
    }
  }

  private func stands(_ literal: Filed, at start: Int, in text: Span<UInt8>) -> Bool {
    let count = Int(literal.count)
    guard start >= 0, count <= text.count - start else { return false }
    let first = Int(literal.start)
    for index in 0..<count where bytes[first + index] != text[start + index] { return false }
    return true
  }

  /// A multiplicative hash: its high bits depend on all of the gram.
  @inline(__always)
  private static func hash(_ gram: UInt64) -> UInt64 { gram &* 0x9E37_79B9_7F4A_7C15 }
}
