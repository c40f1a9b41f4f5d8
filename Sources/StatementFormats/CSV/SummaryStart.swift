/// Tells at a glance, from its beginning, that a text is no summary's.
enum SummaryStart {
  /// The three letters with which summaries begin.
  private static let starts = WordStarts(StatementWords.summaryStarts)

  /// One bit for the hash of every word of summaries and of every month's name, which may stand
  /// beside them, and for some others.
  private static let words: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 512)
    for word in StatementWords.summaryWords + MonthNames.words {
      let place = place(word.utf8.reduce(0, hash))
      bits[place >> 6] |= 1 << UInt64(place & 63)
    }
    return bits
  }()

  @inline(__always)
  private static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    hash &* 0x0100_0193 &+ UInt32(byte)
  }

  @inline(__always)
  private static func place(_ hash: UInt32) -> Int {
    Int(truncatingIfNeeded: (hash &* 0x9E37_79B1) >> 17)
  }

  /// Whether one of the words is none of which summaries are made.
  ///
  /// Words are compared without their case. A word that is not plainly of ASCII ends the search:
  /// it may be anything. Numbers are left out of account.
  @inline(__always)
  private static func hasOtherWord(_ text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var hash: UInt32 = 0
    var isNumber = true
    var index = range.lowerBound
    while index <= range.upperBound {
      let byte = index < range.upperBound ? unsafe text[unchecked: index] : 0x20
      let lower = byte | 0x20
      if lower &- 0x61 < 26 {
        hash = Self.hash(hash, lower)
        isNumber = false
      } else if byte &- 0x30 < 10 {
        hash = Self.hash(hash, byte)
      } else {
        // An apostrophe may stand within a word.
        guard byte < 0x80, byte != 0x27 else { return false }
        let place = place(hash)
        if !isNumber, words[place >> 6] & (1 << UInt64(place & 63)) == 0 { return true }
        hash = 0
        isNumber = true
      }
      index += 1
    }
    return false
  }

  /// Whether the field surely is no summary.
  @inline(__always)
  static func isNone(_ text: Span<UInt8>, _ field: CSVField) -> Bool {
    let start = field.start
    guard !field.isEscaped, field.end - start >= 3 else { return false }
    let first = unsafe text[unchecked: start]
    let second = unsafe text[unchecked: start + 1]
    let third = unsafe text[unchecked: start + 2]
    // A mark at the beginning is none of the text's.
    guard first | second | third < 0x80, !StatementWords.isPunctuation(first) else { return false }
    if field.end - start > 50 { return true }
    guard starts.canBegin(with: first, second, third) else { return true }
    return hasOtherWord(text, field.range)
  }
}
