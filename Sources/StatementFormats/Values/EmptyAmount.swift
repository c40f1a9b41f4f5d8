/// What cells hold in place of an amount where there is none.
enum EmptyAmount {
  /// Whether a cell says no more than that there is nothing: dashes of any length and number, a
  /// point, or a word for it.
  static func isPlaceholder(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var (start, end) = (start, end)
    while start < end, text[start] == 0x20 { start += 1 }
    while start < end, text[end - 1] == 0x20 { end -= 1 }
    // Three dashes of three bytes each are the longest.
    guard start < end, end - start <= 9, !(0x30...0x39).contains(text[end - 1]) else {
      return false
    }
    if isDashes(text, start, end) { return true }
    guard end - start <= 4 else { return false }
    var word: UInt32 = 0
    for index in start..<end {
      let byte = text[index]
      guard byte < 0x80 else { return false }
      word = word << 8 | UInt32((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
    }
    return words.contains(word)
  }

  /// Whether a cell is a program's word for nothing behind the stars of a number: `****null`.
  static func isMaskedNull(_ text: Span<UInt8>, _ field: TableField) -> Bool {
    var start = field.start
    while start < field.end, text[start] == 0x2A { start += 1 }
    guard start > field.start, field.end - start == 4 else { return false }
    return isPlaceholder(text, start, field.end)
  }

  private static func isDashes(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end {
      if text[index] == 0x2D {
        index += 1
      } else if text[index] == 0xE2, index + 2 < end {
        let pair = (text[index + 1], text[index + 2])
        // U+2010 to U+2015, and the minus sign.
        guard pair.0 == 0x80 && (0x90...0x95).contains(pair.1) || pair == (0x88, 0x92) else {
          return false
        }
        index += 3
      } else {
        return false
      }
    }
    return true
  }

  private static let words: Set<UInt32> = Set(
    ["n/a", "na", "n.a.", "#n/a", "nil", "null", "none", "nan", "."].map { word in
      word.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    })
}
