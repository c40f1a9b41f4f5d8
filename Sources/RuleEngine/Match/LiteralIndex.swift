/// Finds in one pass over a text which of many literals stand in it.
///
/// Each literal is filed under one gram of it, eight bytes long (four, two or one for shorter
/// literals): the one that the fewest other literals have. The text's grams are looked up in a
/// bitmap, nearly all in vain; where one is found, the literals filed under it are compared.
struct LiteralIndex {
  private var tables: [GramTable] = []

  init(_ literals: [(bytes: [UInt8], id: Int32)]) {
    let widths = [8, 4, 2, 1]
    for width in widths {
      let group = literals.filter { literal in
        widths.first { $0 <= literal.bytes.count } == width
      }
      if !group.isEmpty { tables.append(GramTable(group, width: width)) }
    }
  }

  /// Appends the ids of the literals that stand in the text, some perhaps more than once.
  func find(in text: Span<UInt8>, into found: inout [Int32]) {
    for table in tables { table.find(in: text, into: &found) }
  }
}

/// The literals that are filed under grams of one width.
private struct GramTable {
  private struct Filed {
    var id: Int32
    /// Where the literal begins in `bytes`, and its length.
    var start: Int32
    var count: Int32
    /// Where in the literal its gram ends.
    var gramEnd: Int32
  }

  private let width: Int
  private let mask: UInt64
  /// How far a gram's hash is shifted to be a number of `bitmap`'s bits.
  private let shift: UInt64
  private var bitmap: [UInt64]
  /// Open addressing: the gram of a slot, and which of `filed` are under it.
  private var slotGrams: [UInt64]
  private var slots: [Range<Int32>]
  private let slotMask: Int
  private var filed: [Filed] = []
  /// All literals, one behind the other.
  private var bytes: [UInt8] = []

  init(_ literals: [(bytes: [UInt8], id: Int32)], width: Int) {
    self.width = width
    mask = width == 8 ? .max : (1 << UInt64(8 * width)) - 1
    let byGram = Self.filing(literals, width: width)
    // Sixteen bits or more for each gram, so that few others of a text hit one by chance.
    var bits: UInt64 = 10
    while 1 << bits < byGram.count * 16, bits < 24 { bits += 1 }
    shift = 64 - bits
    bitmap = [UInt64](repeating: 0, count: 1 << (bits - 6))
    var size = 16
    while size < byGram.count * 2 { size *= 2 }
    slotMask = size - 1
    slotGrams = [UInt64](repeating: 0, count: size)
    slots = [Range<Int32>](repeating: 0..<0, count: size)
    for (gram, group) in byGram {
      let hash = Self.hash(gram)
      let bit = hash >> shift
      bitmap[Int(bit >> 6)] |= 1 << (bit & 63)
      var slot = Int(truncatingIfNeeded: hash >> 32) & slotMask
      while !slots[slot].isEmpty { slot = (slot + 1) & slotMask }
      let first = Int32(filed.count)
      for (number, gramEnd) in group {
        let literal = literals[number]
        filed.append(
          Filed(
            id: literal.id, start: Int32(bytes.count), count: Int32(literal.bytes.count),
            gramEnd: Int32(gramEnd)))
        bytes.append(contentsOf: literal.bytes)
      }
      slotGrams[slot] = gram
      slots[slot] = first..<Int32(filed.count)
    }
  }

  /// For each gram used, the literals filed under it: their numbers, and where the gram ends.
  private static func filing(
    _ literals: [(bytes: [UInt8], id: Int32)], width: Int
  ) -> [UInt64: [(number: Int, gramEnd: Int)]] {
    var counts: [UInt64: Int] = [:]
    for literal in literals {
      for gram in grams(of: literal.bytes, width: width) { counts[gram, default: 0] += 1 }
    }
    var byGram: [UInt64: [(number: Int, gramEnd: Int)]] = [:]
    for (number, literal) in literals.enumerated() {
      let grams = grams(of: literal.bytes, width: width)
      let frequencies = grams.map { counts[$0, default: 0] }
      guard let least = frequencies.min(), let index = frequencies.firstIndex(of: least) else {
        continue
      }
      byGram[grams[index], default: []].append((number, index + width))
    }
    return byGram
  }

  func find(in text: Span<UInt8>, into found: inout [Int32]) {
    guard text.count >= width else { return }
    let bitmap = bitmap.span
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
    into found: inout [Int32]
  ) {
    var slot = Int(truncatingIfNeeded: hash >> 32) & slotMask
    while !slots[slot].isEmpty {
      if slotGrams[slot] == gram {
        for index in slots[slot] {
          let literal = filed[Int(index)]
          if stands(literal, at: end - Int(literal.gramEnd), in: text) { found.append(literal.id) }
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

  private static func grams(of bytes: [UInt8], width: Int) -> [UInt64] {
    (0...(bytes.count - width)).map { start in
      bytes[start..<(start + width)].reduce(0) { $0 << 8 | UInt64($1) }
    }
  }

  /// A multiplicative hash: its high bits depend on all of the gram.
  private static func hash(_ gram: UInt64) -> UInt64 { gram &* 0x9E37_79B9_7F4A_7C15 }
}
