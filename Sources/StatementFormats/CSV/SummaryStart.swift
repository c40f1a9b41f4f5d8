/// Tells at a glance, from its first three bytes, that a text is no summary's.
enum SummaryStart {
  /// One bit for every three letters with which summaries begin, and for some others.
  private static let bits: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 512)
    for key in StatementWords.asciiStarts {
      let index = place(key >> 16, key >> 8, key)
      bits[index >> 6] |= 1 << UInt64(index & 63)
    }
    return bits
  }()

  @inline(__always)
  private static func place(_ first: UInt32, _ second: UInt32, _ third: UInt32) -> Int {
    Int(truncatingIfNeeded: (first & 31) << 10 | (second & 31) << 5 | (third & 31))
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
    return bits[index >> 6] & (1 << UInt64(index & 63)) == 0
  }
}
