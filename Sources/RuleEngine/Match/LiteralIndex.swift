/// Finds in one pass over a text which of many literals stand in it.
///
/// Each literal is filed under one gram of it, four bytes long (two or one for shorter literals):
/// the one that the fewest other literals have. The text's grams are looked up in a small bitmap,
/// nearly all in vain; where one is found, the literals filed under it are compared.
struct LiteralIndex {
  private var tables: [GramTable] = []

  init(_ literals: [(bytes: [UInt8], id: Int32)]) {
    for width in [4, 2, 1] {
      let group = literals.filter { Self.width(of: $0.bytes) == width }
      if !group.isEmpty { tables.append(GramTable(group, width: width)) }
    }
  }

  private static func width(of bytes: [UInt8]) -> Int {
    bytes.count >= 4 ? 4 : bytes.count >= 2 ? 2 : 1
  }

  var isEmpty: Bool { tables.isEmpty }

  /// Appends the ids of the literals that stand in the text, some perhaps more than once.
  func find(in text: Span<UInt8>, into found: inout [Int32]) {
    for table in tables { table.find(in: text, into: &found) }
  }
}

/// The literals that are filed under grams of one width.
private struct GramTable {
  private struct Filed {
    var bytes: [UInt8]
    var id: Int32
    /// Where in the literal its gram ends.
    var gramEnd: Int
  }

  private let width: Int
  private let mask: UInt32
  /// A bit for each of 65,536 hashes of grams.
  private var bitmap = [UInt64](repeating: 0, count: 1024)
  /// Open addressing: the gram of a slot, and where its literals begin in `filed`.
  private var slotGrams: [UInt32]
  private var slotStarts: [Int32]
  private let slotMask: Int
  private var filed: [Filed] = []
  /// Where each slot's literals end.
  private var slotEnds: [Int32]

  init(_ literals: [(bytes: [UInt8], id: Int32)], width: Int) {
    self.width = width
    mask = width == 4 ? .max : (1 << UInt32(8 * width)) - 1
    var counts: [UInt32: Int] = [:]
    for literal in literals {
      for gram in Set(Self.grams(of: literal.bytes, width: width)) {
        counts[gram, default: 0] += 1
      }
    }
    var byGram: [UInt32: [Filed]] = [:]
    for literal in literals {
      let grams = Self.grams(of: literal.bytes, width: width)
      var best = 0
      for index in grams.indices
      where counts[grams[index], default: 0] < counts[grams[best], default: 0] {
        best = index
      }
      byGram[grams[best], default: []].append(
        Filed(bytes: literal.bytes, id: literal.id, gramEnd: best + width))
    }
    var size = 16
    while size < byGram.count * 2 { size *= 2 }
    slotMask = size - 1
    slotGrams = [UInt32](repeating: 0, count: size)
    slotStarts = [Int32](repeating: -1, count: size)
    slotEnds = [Int32](repeating: -1, count: size)
    for (gram, group) in byGram {
      let hash = Self.hash(gram)
      bitmap[Int(hash >> 6)] |= 1 << UInt64(hash & 63)
      var slot = Int(hash) & slotMask
      while slotStarts[slot] >= 0 { slot = (slot + 1) & slotMask }
      slotGrams[slot] = gram
      slotStarts[slot] = Int32(filed.count)
      filed.append(contentsOf: group)
      slotEnds[slot] = Int32(filed.count)
    }
  }

  func find(in text: Span<UInt8>, into found: inout [Int32]) {
    guard text.count >= width else { return }
    let bitmap = bitmap.span
    var window: UInt32 = 0
    for index in text.indices {
      window = window << 8 | UInt32(text[index])
      guard index + 1 >= width else { continue }
      let gram = window & mask
      let hash = Self.hash(gram)
      if bitmap[Int(hash >> 6)] & (1 << UInt64(hash & 63)) != 0 {
        compare(gram, hash, endingAt: index + 1, in: text, into: &found)
      }
    }
  }

  private func compare(
    _ gram: UInt32, _ hash: UInt32, endingAt end: Int, in text: Span<UInt8>,
    into found: inout [Int32]
  ) {
    var slot = Int(hash) & slotMask
    while slotStarts[slot] >= 0 {
      if slotGrams[slot] == gram {
        for index in Int(slotStarts[slot])..<Int(slotEnds[slot]) {
          if Self.stands(filed[index], at: end - filed[index].gramEnd, in: text) {
            found.append(filed[index].id)
          }
        }
        return
      }
      slot = (slot + 1) & slotMask
    }
  }

  private static func stands(_ literal: Filed, at start: Int, in text: Span<UInt8>) -> Bool {
    guard start >= 0, literal.bytes.count <= text.count - start else { return false }
    for index in literal.bytes.indices where literal.bytes[index] != text[start + index] {
      return false
    }
    return true
  }

  private static func grams(of bytes: [UInt8], width: Int) -> [UInt32] {
    (0...(bytes.count - width)).map { start in
      bytes[start..<(start + width)].reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// 16 bits of a gram's multiplicative hash.
  private static func hash(_ gram: UInt32) -> UInt32 { (gram &* 0x9E37_79B1) >> 16 }
}
