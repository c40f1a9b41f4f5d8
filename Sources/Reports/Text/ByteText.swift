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

  /// Appends what is laid into room for so many bytes.
  @inline(__always)
  mutating func append(room: Int, _ lay: (inout BytePen) -> Void) {
    // A pen has some room at least.
    bytes.append(addingCapacity: max(1, room)) { out in
      unsafe out.withUnsafeMutableBufferPointer { buffer, initialized in
        var pen = unsafe BytePen(buffer)
        lay(&pen)
        initialized = pen.count
      }
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
    append(room: 20 + BytePen.slack) { $0.append(digits: number) }
  }

  /// The lowest bytes of a word, the lowest first: 8 of them at most.
  mutating func append(word: UInt64, count: Int) {
    append(room: 8) { $0.append(word: word, count: count) }
  }

  /// Eight lower-case hexadecimal digits: the first ones of an id are how people name it.
  mutating func append(hex word: UInt32) {
    append(word: DigitWords.hexadecimal(word), count: 8)
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
    append(room: 64) { $0.append(plain: amount, minimumDecimals: minimumDecimals) }
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
