/// Steps over the scalars of a JSON text, eight bytes at a time where that helps.
enum JSONScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080
  private static let quotes = ones &* UInt64(JSONByte.quote)
  private static let backslashes = ones &* UInt64(JSONByte.backslash)
  private static let spaces = ones &* 0x20

  /// The first quote, backslash or control character from `start` on; the text's end where there
  /// is none.
  @inline(__always)
  static func stringStop(_ text: Span<UInt8>, from start: Int) -> Int {
    let raw = unsafe text.bytes
    var index = start
    while index &+ 8 <= text.count {
      let word = unsafe raw.unsafeLoadUnaligned(fromUncheckedByteOffset: index, as: UInt64.self)
      // A byte's high bit is set where the byte of the minuend was zero, or below a space. A borrow
      // sets it wrongly only above the first that is right, and only the first is taken.
      let quote = word ^ quotes
      let backslash = word ^ backslashes
      let found =
        ((quote &- ones) & ~quote | (backslash &- ones) & ~backslash | (word &- spaces) & ~word)
        & highs
      if found != 0 { return index &+ found.trailingZeroBitCount &>> 3 }
      index &+= 8
    }
    while index < text.count {
      let byte = text[index]
      if byte == JSONByte.quote || byte == JSONByte.backslash || byte < 0x20 { return index }
      index += 1
    }
    return index
  }

  /// The end of the number that begins at `start`; nothing where none does.
  ///
  /// At the end of the text it is not told whether the number ends there.
  @inline(__always)
  static func numberEnd(_ text: Span<UInt8>, from start: Int) -> Int? {
    var index = start
    if index < text.count, text[index] == JSONByte.minus { index &+= 1 }
    let whole = digitsEnd(text, from: index)
    guard whole > index, whole == index &+ 1 || text[index] != 0x30 else { return nil }
    index = whole
    if index < text.count, text[index] == UInt8(ascii: ".") {
      let decimals = digitsEnd(text, from: index &+ 1)
      guard decimals > index &+ 1 else { return nil }
      index = decimals
    }
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index &+= 1
      if index < text.count, text[index] == UInt8(ascii: "+") || text[index] == JSONByte.minus {
        index &+= 1
      }
      let digits = digitsEnd(text, from: index)
      guard digits > index else { return nil }
      index = digits
    }
    return index
  }

  @inline(__always)
  private static func digitsEnd(_ text: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < text.count, text[index] &- 0x30 < 10 { index &+= 1 }
    return index
  }

  /// The end of `true`, `false` or `null` at `start`; nothing where none of them stands.
  @inline(__always)
  static func wordEnd(_ text: Span<UInt8>, from start: Int) -> Int? {
    let word: StaticString
    switch text[start] {
    case UInt8(ascii: "t"): word = "true"
    case UInt8(ascii: "f"): word = "false"
    case UInt8(ascii: "n"): word = "null"
    default: return nil
    }
    let end = start &+ word.utf8CodeUnitCount
    return end <= text.count && JSONNames.equal(text, start..<end, word) ? end : nil
  }
}
