/// Looks for the bytes that end fields, eight at a time.
enum ByteSearch {
  /// The index of the first delimiter, line feed or carriage return, or `end`.
  ///
  /// `start` to `end` must lie within the text.
  @inline(__always)
  static func terminator(
    _ text: Span<UInt8>, from start: Int, to end: Int, delimiter: UInt8
  ) -> Int {
    let bytes = unsafe text.bytes
    let pattern = ones &* UInt64(delimiter)
    var index = start
    while index + 8 <= end {
      let word = load(bytes, index)
      let hits = (zeros(word ^ pattern) | below(word, 0x20)) & highs
      guard hits != 0 else {
        index += 8
        continue
      }
      index += hits.trailingZeroBitCount >> 3
      let byte = unsafe text[unchecked: index]
      if byte == delimiter || byte == 0x0A || byte == 0x0D { return index }
      // Another control character, such as a tab between words.
      index += 1
    }
    while index < end {
      let byte = unsafe text[unchecked: index]
      if byte == delimiter || byte == 0x0A || byte == 0x0D { return index }
      index += 1
    }
    return max(start, end)
  }

  /// The index of the first quote or control character, or `end`.
  @inline(__always)
  static func quoteOrControl(_ text: Span<UInt8>, from start: Int, to end: Int) -> Int {
    let bytes = unsafe text.bytes
    let pattern = ones &* 0x22
    var index = start
    while index + 8 <= end {
      let word = load(bytes, index)
      let hits = (zeros(word ^ pattern) | below(word, 0x20)) & highs
      if hits != 0 { return index + hits.trailingZeroBitCount >> 3 }
      index += 8
    }
    while index < end {
      let byte = unsafe text[unchecked: index]
      if byte == 0x22 || byte < 0x20 { return index }
      index += 1
    }
    return max(start, end)
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// High bits where a byte is zero; below the first such, none is set wrongly.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }

  /// High bits where a byte is below `limit`, which is at most 128; likewise.
  @inline(__always)
  private static func below(_ word: UInt64, _ limit: UInt64) -> UInt64 {
    (word &- ones &* limit) & ~word
  }

  @inline(__always)
  private static func load(_ bytes: RawSpan, _ index: Int) -> UInt64 {
    let word = unsafe bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
    return UInt64(littleEndian: word)
  }
}
