/// Tells at a glance, from its beginning, that a text is no summary's.
enum SummaryStart {
  /// One bit for every three letters with which summaries begin, and for some others.
  private static let letters: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 512)
    for key in StatementWords.asciiStarts {
      let index = place(key >> 16, key >> 8, key)
      bits[index >> 6] |= 1 << UInt64(index & 63)
    }
    return bits
  }()

  /// One bit for the hash of every first word of summaries and of every month's name, which may
  /// stand before them, and for some others.
  private static let words: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 512)
    for word in StatementWords.summaryWords + MonthNames.words {
      let bytes = Array(word.utf8)
      guard let hash = hash(bytes.span, 0..<bytes.count) else { continue }
      bits[hash >> 6] |= 1 << UInt64(hash & 63)
    }
    return bits
  }()

  @inline(__always)
  private static func place(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> Int {
    Int(truncatingIfNeeded: (first & 31) << 10 | (second & 31) << 5 | (third & 31))
  }

  /// A hash of the first word in lower case; nothing where it is not plainly of ASCII.
  @inline(__always)
  private static func hash(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    var hash: UInt32 = 0
    for index in range {
      let byte = unsafe text[unchecked: index]
      let lower = byte | 0x20
      if lower &- 0x61 < 26 || byte &- 0x30 < 10 {
        hash = hash &* 0x0100_0193 &+ UInt32(lower)
      } else {
        // An apostrophe may stand within a word.
        guard byte < 0x80, byte != 0x27 else { return nil }
        break
      }
    }
    return Int((hash &* 0x9E37_79B1) >> 17)
  }

  /// Whether the field surely is no summary.
  @inline(__always)
  static func isNone(_ text: Span<UInt8>, _ field: CSVField) -> Bool {
    let start = field.start
    guard !field.isEscaped, field.end - start >= 3 else { return false }
    let first = unsafe text[unchecked: start]
    let second = unsafe text[unchecked: start + 1]
    let third = unsafe text[unchecked: start + 2]
    // An apostrophe at the beginning is none of the text's.
    guard first | second | third < 0x80, first != 0x27 else { return false }
    if field.end - start > 50 { return true }
    let index = place(UInt32(first), UInt32(second), UInt32(third))
    guard letters[index >> 6] & (1 << UInt64(index & 63)) != 0 else { return true }
    guard let hash = hash(text, field.range) else { return false }
    return words[hash >> 6] & (1 << UInt64(hash & 63)) == 0
  }
}
