/// Steps over the scalars of a JSON text, sixteen bytes at a time where that helps.
enum JSONScan {
  private static var ones: SIMD2<UInt64> { SIMD2(repeating: 0x0101_0101_0101_0101) }
  private static var twos: SIMD2<UInt64> { SIMD2(repeating: 0x0202_0202_0202_0202) }
  private static var lows: SIMD2<UInt64> { SIMD2(repeating: 0x2121_2121_2121_2121) }
  private static var highs: SIMD2<UInt64> { SIMD2(repeating: 0x8080_8080_8080_8080) }
  private static var backslashes: SIMD2<UInt64> { SIMD2(repeating: 0x5C5C_5C5C_5C5C_5C5C) }

  /// The first quote, backslash or control character from `start` on; the text's end where there
  /// is none.
  @inline(__always)
  static func stringStop(_ text: Span<UInt8>, from start: Int) -> Int {
    let raw = unsafe text.bytes
    var index = start
    while index &+ 16 <= text.count {
      let block = unsafe raw.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: SIMD2<UInt64>.self)
      // With their second bit turned, quotes stand right behind the control characters, so one
      // comparison finds both. A byte's high bit is set where a subtraction went below zero. A
      // borrow sets it wrongly only above the first that is right, and only the first is taken.
      let control = (block ^ twos) &- lows
      let backslash = (block ^ backslashes) &- ones
      let found = (control | backslash) & ~block & highs
      if found[0] | found[1] != 0 {
        let bit =
          found[0] != 0
          ? found[0].trailingZeroBitCount : 64 &+ found[1].trailingZeroBitCount
        return index &+ bit &>> 3
      }
      index &+= 16
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
    shortNumberEnd(text, from: start) ?? anyNumberEnd(text, from: start)
  }

  /// The end of a plain number that takes at most eight bytes with the one behind it, and no more
  /// than the sign before them; nothing for all else.
  @inline(__always)
  private static func shortNumberEnd(_ text: Span<UInt8>, from start: Int) -> Int? {
    guard start &+ 9 <= text.count else { return nil }
    let first = start &+ (text[start] == JSONByte.minus ? 1 : 0)
    let word = UInt64(
      littleEndian: unsafe text.bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: first, as: UInt64.self))
    // Each byte's high bit tells that it is no digit.
    let digits = word ^ 0x3030_3030_3030_3030
    let low = digits & 0x7F7F_7F7F_7F7F_7F7F
    let others = ((low &+ 0x7676_7676_7676_7676) | digits) & 0x8080_8080_8080_8080
    let whole = others.trailingZeroBitCount &>> 3
    guard whole > 0, whole < 8, whole == 1 || word & 0xFF != 0x30 else { return nil }
    var next = text[first &+ whole]
    var count = whole
    if next == UInt8(ascii: ".") {
      let behind = others & (others &- 1)
      count = behind.trailingZeroBitCount &>> 3
      guard count > whole &+ 1, count < 8 else { return nil }
      next = text[first &+ count]
    }
    return next | 0x20 == UInt8(ascii: "e") ? nil : first &+ count
  }

  @inline(never)
  private static func anyNumberEnd(_ text: Span<UInt8>, from start: Int) -> Int? {
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
    guard start &+ 4 <= text.count else { return nil }
    let word = unsafe text.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: start, as: UInt32.self)
    switch UInt32(littleEndian: word) {
    case 0x6C6C_756E, 0x6575_7274:  // null, true
      return start &+ 4
    case 0x736C_6166:  // fals
      guard start &+ 5 <= text.count, text[start &+ 4] == UInt8(ascii: "e") else { return nil }
      return start &+ 5
    default: return nil
    }
  }
}
