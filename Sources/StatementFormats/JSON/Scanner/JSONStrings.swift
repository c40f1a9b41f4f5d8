/// Text of JSON strings (RFC 8259, section 7).
enum JSONStrings {
  /// The value of a hexadecimal digit.
  static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46: UInt32(byte - 0x41 + 10)
    case 0x61...0x66: UInt32(byte - 0x61 + 10)
    default: nil
    }
  }

  /// The text of a string's content, `range` being what stands between the quotes.
  static func text(_ bytes: [UInt8], _ range: Range<Int>, escaped: Bool) -> String {
    escaped
      ? String(decoding: unescaped(bytes.span, range), as: UTF8.self)
      : String(decoding: bytes[range], as: UTF8.self)
  }

  /// The content with its escapes replaced.
  ///
  /// A surrogate without its partner becomes U+FFFD.
  static func unescaped(_ text: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      guard byte == JSONByte.backslash, index + 1 < range.upperBound else {
        result.append(byte)
        index += 1
        continue
      }
      let letter = text[index + 1]
      index += 2
      switch letter {
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "u"):
        let scalar = scalar(text, range, &index)
        result.append(contentsOf: Array(String(Character(scalar)).utf8))
      default: result.append(letter)
      }
    }
    return result
  }

  /// The character of the `\u` escape whose digits begin at `index`, which moves behind it.
  private static func scalar(
    _ text: Span<UInt8>, _ range: Range<Int>, _ index: inout Int
  ) -> Unicode.Scalar {
    guard let first = codeUnit(text, range, at: index) else {
      index = min(index + 4, range.upperBound)
      return "\u{FFFD}"
    }
    index += 4
    guard 0xD800...0xDFFF ~= first else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard first < 0xDC00, index + 1 < range.upperBound, text[index] == JSONByte.backslash,
      text[index + 1] == UInt8(ascii: "u"), let second = codeUnit(text, range, at: index + 2),
      0xDC00...0xDFFF ~= second
    else { return "\u{FFFD}" }
    index += 6
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private static func codeUnit(_ text: Span<UInt8>, _ range: Range<Int>, at start: Int) -> UInt32? {
    guard start + 4 <= range.upperBound else { return nil }
    var value: UInt32 = 0
    for index in start..<(start + 4) {
      guard let digit = hexadecimalValue(text[index]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

extension JSONStrings {
  /// The range without white space at its ends.
  static func trimmed(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, text[lower] <= 0x20 { lower += 1 }
    while lower < upper, text[upper - 1] <= 0x20 { upper -= 1 }
    return lower..<upper
  }
}
