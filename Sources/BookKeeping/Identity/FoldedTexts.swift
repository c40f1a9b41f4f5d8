import StatementModel

/// Numbers the descriptions of a card's rows as they come, and folds each once.
///
/// Texts are told apart by their bytes.
struct FoldedTexts {
  /// The numbers plus 1, and 0 where nothing stands; a power of two of them.
  private var slots = [UInt32](repeating: 0, count: 64)
  /// By number: checksums of their bytes.
  private(set) var hashes: [UInt64] = []
  private var texts: [String] = []
  /// By number.
  private(set) var folded: [String] = []

  /// The number of a text.
  mutating func number(of text: String) -> Int {
    let hash = Checksum.of(text.utf8.span)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if hashes[number] == hash, Self.isSame(texts[number], text) { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    texts.append(text)
    hashes.append(hash)
    folded.append(KeyFolding.foldV1(text))
    slots[slot] = UInt32(texts.count)
    if texts.count * 2 > slots.count { grow() }
    return texts.count - 1
  }

  private mutating func grow() {
    slots = Array(repeating: 0, count: slots.count * 4)
    for (number, hash) in hashes.enumerated() {
      var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(number + 1)
    }
  }

  private static func isSame(_ left: String, _ right: String) -> Bool {
    let (left, right) = (left.utf8.span, right.utf8.span)
    guard left.count == right.count else { return false }
    let (one, other) = unsafe (left.bytes, right.bytes)
    var offset = 0
    while offset &+ 8 <= left.count {
      // The loop's bound keeps the eight bytes inside both spans.
      let word = unsafe one.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      let same = unsafe other.unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self)
      guard word == same else { return false }
      offset &+= 8
    }
    while offset < left.count {
      guard left[offset] == right[offset] else { return false }
      offset &+= 1
    }
    return true
  }
}

/// Numbers pairs of a native id with what it stands for, in the order in which they come: amount
/// and installment.
///
/// Nearly every id stands for one thing, so the pairs of an id are a chain that begins under the
/// number of the id.
struct NativeNumbers {
  private struct Pair {
    var amount: ExactDecimal
    var installment: Int64
    /// The next pair of the same id; negative at the end.
    var next: Int32 = -1
  }

  private var pairs: [Pair] = []
  /// By the number of the id.
  private var firsts: [Int32] = []

  init(expecting count: Int = 0) {
    pairs.reserveCapacity(count)
    firsts.reserveCapacity(count)
  }

  /// How many pairs have numbers.
  var count: Int { pairs.count }

  /// - Parameter id: Its number; at most one more than that of any before.
  mutating func number(id: Int, amount: ExactDecimal, installment: Int64) -> Int {
    let new = Pair(amount: amount, installment: installment)
    guard id < firsts.count else {
      firsts.append(Int32(pairs.count))
      pairs.append(new)
      return pairs.count - 1
    }
    var place = Int(firsts[id])
    while true {
      if pairs[place].amount == amount, pairs[place].installment == installment { return place }
      guard pairs[place].next >= 0 else { break }
      place = Int(pairs[place].next)
    }
    pairs[place].next = Int32(pairs.count)
    pairs.append(new)
    return pairs.count - 1
  }
}
