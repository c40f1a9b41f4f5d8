/// Makes texts of the bytes of fields.
enum MT940Text {
  /// The bytes as they are.
  static func plain(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
    unsafe text.extracting(range).withUnsafeBufferPointer { bytes in
      unsafe String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The text with runs of blanks, line ends and control bytes made one blank, and none at either
  /// end; nothing if none is left.
  static func clean(_ text: Span<UInt8>, _ range: Range<Int>) -> String? {
    let range = MT940Bytes.trimmed(text, range)
    guard !range.isEmpty else { return nil }
    var isTidy = true
    var wasBlank = false
    for index in range {
      let isBlank = MT940Bytes.isBlank(text[index])
      if isBlank, wasBlank || text[index] != 0x20 {
        isTidy = false
        break
      }
      wasBlank = isBlank
    }
    if isTidy { return plain(text, range) }
    var tidy: [UInt8] = []
    tidy.reserveCapacity(range.count)
    var gap = false
    for index in range {
      if MT940Bytes.isBlank(text[index]) {
        gap = true
        continue
      }
      if gap { tidy.append(0x20) }
      gap = false
      tidy.append(text[index])
    }
    return String(decoding: tidy, as: UTF8.self)
  }

  /// The beginning of the range's first line, for messages.
  static func excerpt(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
    var end = range.lowerBound
    while end < range.upperBound, end - range.lowerBound < 80, !MT940Bytes.isLineEnd(text[end]) {
      end += 1
    }
    return clean(text, range.lowerBound..<end) ?? ""
  }

  /// How many characters a SWIFT line has; one that is full was cut, wherever in a word.
  private static let fullLine = 65

  /// Appends the lines of the range to `out` as one: a full line directly, others with a blank.
  ///
  /// - Parameter isCut: Whether all lines were cut at a fixed width, whatever their length.
  static func append(
    _ text: Span<UInt8>, _ range: Range<Int>, to out: inout [UInt8], isCut: Bool
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(MT940Bytes.endOfLine(text, from: start), range.upperBound)
      append(text, start..<end, to: &out)
      if !isCut, characters(text, start..<end) < fullLine { out.append(0x20) }
      start = MT940Bytes.nextLine(text, after: end)
    }
  }
  /// Appends the bytes as they are.
  static func append(_ text: Span<UInt8>, _ range: Range<Int>, to out: inout [UInt8]) {
    unsafe text.extracting(range).withUnsafeBufferPointer { bytes in
      unsafe out.append(contentsOf: bytes)
    }
  }

  /// How many characters the bytes are.
  static func characters(_ text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var count = 0
    for index in range where text[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
