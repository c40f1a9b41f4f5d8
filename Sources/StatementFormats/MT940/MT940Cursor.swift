/// Walks over the parts of a field, which line ends may interrupt.
struct MT940Cursor {
  var index: Int
  let end: Int

  init(_ range: Range<Int>) {
    index = range.lowerBound
    end = range.upperBound
  }

  func peek(_ text: Span<UInt8>) -> UInt8? { index < end ? text[index] : nil }

  mutating func skipBlanks(_ text: Span<UInt8>) {
    while index < end, MT940Bytes.isBlank(text[index]) { index += 1 }
  }

  /// A number of up to twelve digits and how many they are; line ends among them are passed over.
  mutating func digits(_ text: Span<UInt8>) -> (value: Int, count: Int) {
    var value = 0
    var count = 0
    while index < end {
      let byte = text[index]
      if MT940Bytes.isDigit(byte) {
        guard count < 12 else { return (value, 13) }
        value = value * 10 + Int(byte - 0x30)
        count += 1
      } else if !MT940Bytes.isLineEnd(byte) {
        break
      }
      index += 1
    }
    return (value, count)
  }

  /// The next byte if it is a capital letter.
  mutating func capital(_ text: Span<UInt8>) -> UInt8? {
    guard index < end, MT940Bytes.isCapital(text[index]) else { return nil }
    defer { index += 1 }
    return text[index]
  }
}
