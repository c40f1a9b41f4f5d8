/// Where a literal stands in a text.
struct LiteralPlace {
  /// The literal's number in its index.
  var literal: Int32
  /// The byte at which it begins.
  var start: Int32
}

/// Finds in one pass over a text which of many literals stand in it, and where.
///
/// Each literal is filed under one gram of it, eight bytes long (four, two or one for shorter
/// literals): the one that the fewest other literals have. The text's grams are looked up in a
/// bitmap, nearly all in vain; where one is found, the literals filed under it are compared.
struct LiteralIndex: Sendable {
  private var tables: [GramTable] = []

  /// - Parameter literals: None empty; a literal's number is its index.
  init(_ literals: [[UInt8]]) {
    let widths = [8, 4, 2, 1]
    var groups = [[Int32]](repeating: [], count: widths.count)
    for (number, literal) in literals.enumerated() {
      if let group = widths.firstIndex(where: { $0 <= literal.count }) {
        groups[group].append(Int32(number))
      }
    }
    for (width, numbers) in zip(widths, groups) where !numbers.isEmpty {
      tables.append(GramTable(literals, numbers, width: width))
    }
  }

  /// Appends the places of all literals that stand in the text.
  func find(in text: Span<UInt8>, into found: inout [LiteralPlace]) {
    for index in tables.indices { tables[index].find(in: text, into: &found) }
  }
}

/// The literals that are filed under grams of one width.
private final class GramTable: Sendable {
  private struct Filed: Sendable {
    var literal: Int32
    /// Where the literal begins in `bytes`, and its length.
    var start: Int32
    var count: Int32
    /// Where in the literal its gram ends.
    var gramEnd: Int32
    var gram: UInt64
  }

  private let width: Int
  private let mask: UInt64
  /// How far a gram's hash is shifted to be a number of `bitmap`'s bits.
  private let shift: UInt64
  private let bitmap: [UInt64]
  /// Open addressing: the number of a gram's first literal in `filed`, plus one; zero where free.
  ///
  /// The other literals of the gram stand behind it.
  private let slots: [Int32]
  private let slotMask: Int
  private let filed: [Filed]
  /// All literals, one behind the other.
  private let bytes: [UInt8]

  init(_ literals: [[UInt8]], _ numbers: [Int32], width: Int) {
    self.width = width
    mask = width == 8 ? .max : (1 << UInt64(8 * width)) - 1
    var bytes: [UInt8] = []
    var filed: [Filed] = []
    filed.reserveCapacity(numbers.count)
    for number in numbers {
      let literal = literals[Int(number)]
      filed.append(
        Filed(
          literal: number, start: Int32(bytes.count), count: Int32(literal.count), gramEnd: 0,
          gram: 0))
      bytes.append(contentsOf: literal)
    }
    Self.chooseGrams(&filed, bytes, width: width, mask: mask)
    filed.sort { ($0.gram, $0.literal) < ($1.gram, $1.literal) }
    // Sixteen bits or more for each gram, so that few others of a text hit one by chance.
    var bits: UInt64 = 10
    while 1 << bits < filed.count * 16, bits < 24 { bits += 1 }
    let shift = 64 - bits
    self.shift = shift
    var bitmap = [UInt64](repeating: 0, count: 1 << (bits - 6))
    var size = 16
    while size < filed.count * 2 { size *= 2 }
    slotMask = size - 1
    var slots = [Int32](repeating: 0, count: size)
    for index in filed.indices where index == 0 || filed[index].gram != filed[index - 1].gram {
      let hash = Self.hash(filed[index].gram)
      let bit = hash >> shift
      bitmap[Int(bit >> 6)] |= 1 << (bit & 63)
      var slot = Int(truncatingIfNeeded: hash >> 32) & (size - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
      slots[slot] = Int32(index + 1)
    }
    self.bitmap = bitmap
    self.slots = slots
    self.filed = filed
    self.bytes = bytes
  }

  /// Gives each literal the one of its grams that the fewest literals have.
  ///
  /// They are counted by their hashes: two that fall together are only counted too high.
  private static func chooseGrams(
    _ filed: inout [Filed], _ bytes: [UInt8], width: Int, mask: UInt64
  ) {
    var bits: UInt64 = 10
    while 1 << bits < bytes.count * 2, bits < 20 { bits += 1 }
    var counts = [UInt32](repeating: 0, count: 1 << bits)
    func eachGram(_ literal: Filed, _ body: (_ gram: UInt64, _ end: Int) -> Void) {
      var gram: UInt64 = 0
      for offset in 0..<Int(literal.count) {
        gram = gram << 8 | UInt64(bytes[Int(literal.start) + offset])
        if offset >= width - 1 { body(gram & mask, offset + 1) }
      }
    }
    for literal in filed {
      eachGram(literal) { gram, _ in counts[Int(hash(gram) >> (64 - bits))] += 1 }
    }
    for index in filed.indices {
      var least = UInt32.max
      eachGram(filed[index]) { gram, end in
        let count = counts[Int(hash(gram) >> (64 - bits))]
        guard count < least else { return }
        least = count
        filed[index].gram = gram
        filed[index].gramEnd = Int32(end)
      }
    }
  }

  func find(in text: Span<UInt8>, into found: inout [LiteralPlace]) {
    guard text.count >= width else { return }
    let words = bitmap
    let bitmap = words.span
    var window: UInt64 = 0
    for index in 0..<(width - 1) { window = window << 8 | UInt64(text[index]) }
    for index in (width - 1)..<text.count {
      window = window << 8 | UInt64(text[index])
      let gram = window & mask
      let hash = Self.hash(gram)
      let bit = hash >> shift
      if bitmap[Int(bit >> 6)] & (1 << (bit & 63)) != 0 {
        compare(gram, hash, endingAt: index + 1, in: text, into: &found)
      }
    }
  }

  private func compare(
    _ gram: UInt64, _ hash: UInt64, endingAt end: Int, in text: Span<UInt8>,
    into found: inout [LiteralPlace]
  ) {
    var slot = Int(truncatingIfNeeded: hash >> 32) & slotMask
    while slots[slot] != 0 {
      var index = Int(slots[slot]) - 1
      if filed[index].gram == gram {
        while index < filed.count, filed[index].gram == gram {
          let start = end - Int(filed[index].gramEnd)
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
  private static func hash(_ gram: UInt64) -> UInt64 { gram &* 0x9E37_79B9_7F4A_7C15 }
}
