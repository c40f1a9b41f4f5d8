/// Small looks at bytes that the readers of fields share.
enum MT940Bytes {
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  static func isCapital(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
  /// Whether it is a letter or a digit; what is not ASCII is taken for one.
  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- 0x61 < 26 || byte >= 0x80
  }
  static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x7F }
  static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// The first place from `start` that is no line end.
  static func skipLineEnds(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, isLineEnd(text[index]) { index += 1 }
    return index
  }

  /// The first place from `start` that is no blank, control byte or byte order mark, or the end of
  /// its line.
  static func skipBlanks(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count {
      if isBlank(text[index]), !isLineEnd(text[index]) {
        index += 1
      } else if text[index] == 0xEF, index + 2 < text.count, text[index + 1] == 0xBB,
        text[index + 2] == 0xBF
      {
        index += 3
      } else {
        break
      }
    }
    return index
  }

  /// Where the line that `start` stands in ends.
  static func endOfLine(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, !isLineEnd(text[index]) { index += 1 }
    return index
  }

  /// Where the line after the line end at `end` begins; CRLF is one line end.
  static func nextLine(_ text: Span<UInt8>, after end: Int) -> Int {
    guard end < text.count else { return end }
    if text[end] == 0x0D, end + 1 < text.count, text[end + 1] == 0x0A { return end + 2 }
    return end + 1
  }

  /// Whether the rest of a clock time may stand at `start`: two digits and no third.
  static func isClock(_ text: Span<UInt8>, at start: Int) -> Bool {
    guard start + 1 < text.count, isDigit(text[start]), isDigit(text[start + 1]) else {
      return false
    }
    return start + 2 == text.count || !isDigit(text[start + 2])
  }

  /// The range without blanks and control bytes at either end.
  static func trimmed(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, isBlank(text[lower]) { lower += 1 }
    while upper > lower, isBlank(text[upper - 1]) { upper -= 1 }
    return lower..<upper
  }

  /// Whether the text at `start` is `word`, and ends before `end`.
  static func has(_ text: Span<UInt8>, _ word: StaticString, at start: Int, before end: Int) -> Bool
  {
    let length = word.utf8CodeUnitCount
    guard start >= 0, length <= end - start else { return false }
    for index in 0..<length where unsafe text[start + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether the range holds `word` and nothing else.
  static func equals(_ text: Span<UInt8>, _ range: Range<Int>, _ word: StaticString) -> Bool {
    range.count == word.utf8CodeUnitCount
      && has(text, word, at: range.lowerBound, before: range.upperBound)
  }

  /// The first place of `word` in the range.
  static func first(_ word: StaticString, _ text: Span<UInt8>, in range: Range<Int>) -> Int? {
    let begin = unsafe word.utf8Start[0]
    var index = range.lowerBound
    while index < range.upperBound {
      if text[index] == begin, has(text, word, at: index, before: range.upperBound) { return index }
      index += 1
    }
    return nil
  }
}
