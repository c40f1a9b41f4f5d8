import StatementModel

/// Numbers the descriptions of a card's rows as they come, and folds each once.
struct FoldedTexts {
  private var texts = StringInterner()
  /// By number.
  private(set) var folded: [String] = []

  /// By number: checksums of the texts' bytes.
  var hashes: [UInt64] { texts.strings.map { Checksum.of($0.utf8.span) } }

  /// The number of a text.
  mutating func number(of text: String) -> Int {
    let number = texts.number(of: text)
    if number == folded.count { folded.append(KeyFolding.foldV1(text)) }
    return number
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
