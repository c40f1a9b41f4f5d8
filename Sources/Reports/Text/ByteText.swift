import StatementModel

/// Text being written, as UTF-8 bytes: one growing buffer, no piece of text made in between.
struct ByteText: Sendable {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func reserve(_ capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Drops what was written after the first `count` bytes.
  mutating func shorten(to count: Int) { bytes.removeLast(bytes.count - count) }

  mutating func removeLast() { bytes.removeLast() }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ text: String) {
    // Bytes that lie together are copied at once.
    var text = text
    text.withUTF8 { utf8 in unsafe bytes.append(contentsOf: utf8) }
  }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

  mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  /// Some bytes of another text, which must have them.
  mutating func append(_ other: ByteText, from start: Int, to end: Int) {
    unsafe other.bytes.span.withUnsafeBufferPointer { all in
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: all[start..<end]))
    }
  }

  mutating func append(_ byte: UInt8, times count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  mutating func appendSpaces(_ count: Int) {
    var left = count
    while left > 0 {
      append(word: 0x2020_2020_2020_2020, count: min(8, left))
      left -= 8
    }
  }

  /// The decimal digits of a number.
  mutating func append(number: Int) {
    if number < 0 { bytes.append(0x2D) }
    append(digits: UInt64(number.magnitude))
  }

  mutating func append(digits number: UInt64) {
    guard number >= DigitWords.limit else {
      let digits = DigitWords.decimal(UInt32(truncatingIfNeeded: number))
      // The zeros before the first digit are the lowest bytes; the last digit always stands.
      let zeros = min(7, (digits ^ DigitWords.zeros).trailingZeroBitCount >> 3)
      return append(word: digits >> UInt64(zeros * 8), count: 8 - zeros)
    }
    let (high, low) = number.quotientAndRemainder(dividingBy: DigitWords.limit)
    append(digits: high)
    append(word: DigitWords.decimal(UInt32(truncatingIfNeeded: low)), count: 8)
  }

  /// The lowest bytes of a word, the lowest first: 8 of them at most.
  mutating func append(word: UInt64, count: Int) {
    bytes.append(addingCapacity: 8) { span in
      // Room for eight was made, of which those beyond the count are not taken.
      unsafe span.withUnsafeMutableBufferPointer { buffer, initialized in
        unsafe UnsafeMutableRawBufferPointer(buffer).storeBytes(
          of: word.littleEndian, as: UInt64.self)
        initialized = count
      }
    }
  }

  /// The 32 lower-case hexadecimal digits of an id.
  mutating func append(hex id: TransactionID) {
    append(hex: id.high)
    append(hex: id.low)
  }

  /// Eight lower-case hexadecimal digits: the first ones of an id are how people name it.
  mutating func append(hex word: UInt32) {
    append(word: DigitWords.hexadecimal(word), count: 8)
  }

  private mutating func append(hex word: UInt64) {
    append(hex: UInt32(truncatingIfNeeded: word >> 32))
    append(hex: UInt32(truncatingIfNeeded: word))
  }

  /// ISO 8601: `2026-03-09`.
  mutating func append(iso date: CalendarDate) {
    let (year, month, day) = date.parts
    guard (0...9999).contains(year) else { return append(date.description) }
    // `YYYYMMDD`, taken apart for the marks.
    let digits = DigitWords.decimal(UInt32((year * 100 + month) * 100 + day))
    append(word: digits & 0xFFFF_FFFF | 0x2D << 32, count: 5)
    append(word: digits >> 32 & 0xFFFF | 0x2D << 16 | (digits >> 48) << 24, count: 5)
  }

  /// The plain signed decimal, padded with zeros to at least `minimumDecimals`.
  mutating func append(plain amount: ExactDecimal, minimumDecimals: Int) {
    if amount.isNegative { bytes.append(0x2D) }
    let scale = Int(amount.scale)
    let magnitude = amount.units.magnitude
    guard scale > 0 else {
      append(digits: magnitude)
      if minimumDecimals > 0 {
        bytes.append(0x2E)
        append(0x30, times: minimumDecimals)
      }
      return
    }
    let (whole, decimals) = magnitude.quotientAndRemainder(dividingBy: Self.powers[scale])
    append(digits: whole)
    bytes.append(0x2E)
    var digit = scale - 1
    while digit > 0, decimals < Self.powers[digit] {
      bytes.append(0x30)
      digit -= 1
    }
    append(digits: decimals)
    append(0x30, times: minimumDecimals - scale)
  }

  /// A plain decimal of ASCII digits with the marks of a locale.
  mutating func append(localizing plain: ArraySlice<UInt8>, _ style: NumberStyle) {
    var digits = plain
    if digits.first == 0x2D {
      digits.removeFirst()
      append(style.minus)
    }
    let mark = digits.firstIndex(of: 0x2E) ?? digits.endIndex
    var left = mark - digits.startIndex
    let isGrouped = left >= 3 + style.digitsBeforeMark
    for digit in digits[..<mark] {
      bytes.append(digit)
      left -= 1
      if isGrouped, left > 0, left % 3 == 0 { append(style.groupMark) }
    }
    guard mark < digits.endIndex else { return }
    append(style.decimalMark)
    append(digits[(mark + 1)...])
  }

  /// A plain decimal and its currency's code as a locale has them: `1,234.56 USD`.
  mutating func append(
    localizing plain: ArraySlice<UInt8>, code: [UInt8], _ style: NumberStyle
  ) {
    if style.isIsolated { append(NumberStyle.isolateStart) }
    if style.codeIsFirst {
      append(code)
      append(style.codeGap)
    }
    append(localizing: plain, style)
    if !style.codeIsFirst {
      append(style.codeGap)
      append(code)
    }
    if style.isIsolated { append(NumberStyle.isolateEnd) }
  }

  /// 10^0 to 10^14: the scales that an exact decimal may have.
  static let powers: [UInt64] = (0...ExactDecimal.maximumScale).map { n in
    (0..<n).reduce(UInt64(1)) { product, _ in product * 10 }
  }
}
