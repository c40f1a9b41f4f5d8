import StatementModel

/// Remembers the numbers of texts by what their values are made of, so that a text that lies at the
/// same place as one before need not be looked at: rows of one file share their descriptions.
///
/// The texts must be held by somebody for as long as the memo is used.
struct TextMemo {
  private struct Entry {
    /// The two words of a string; no string is made of zeros.
    var low: UInt64 = 0
    var high: UInt64 = 0
    var number = 0
  }

  private static let bits: UInt64 = 14
  private var entries = [Entry](repeating: Entry(), count: 1 << Int(bits))

  /// The number of a text, which the interner keeps from now on.
  mutating func number(of text: String, in texts: inout StringInterner) -> Int {
    // Either the bytes themselves or where they lie: equal words are equal texts.
    let (low, high) = unsafe unsafeBitCast(text, to: (UInt64, UInt64).self)
    let mixed = (low ^ (high &* 31)) &* 0x9E37_79B9_7F4A_7C15
    let slot = Int(mixed >> (64 - Self.bits))
    if entries[slot].low == low, entries[slot].high == high { return entries[slot].number }
    let number = texts.number(of: text)
    entries[slot] = Entry(low: low, high: high, number: number)
    return number
  }
}
