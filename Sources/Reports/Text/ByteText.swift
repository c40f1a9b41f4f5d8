import StatementModel

/// Text being written, as UTF-8 bytes: one growing array, no piece of text made in between.
struct ByteText: Sendable {
  private(set) var bytes: [UInt8] = []

  var count: Int { bytes.count }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Drops what was written after the first `count` bytes.
  mutating func shorten(to count: Int) { bytes.removeLast(bytes.count - count) }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

  mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  mutating func append(_ byte: UInt8, times count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  mutating func appendSpaces(_ count: Int) { append(0x20, times: count) }

  /// A long text is handed on in pieces of about this many bytes.
  private static let pieceSize = 1 << 18

  /// Hands on what was written and begins anew, where it is a whole piece.
  mutating func handOnPiece(to emit: ([UInt8]) throws -> Void) rethrows {
    guard count >= Self.pieceSize else { return }
    try emit(bytes)
    removeAll()
  }
}

/// Numbers and dates as programs read them.
extension ByteText {
  /// The decimal digits of a number.
  mutating func append(number: Int) {
    if number < 0 { append(0x2D) }
    append(digits: UInt64(number.magnitude))
  }

  /// The decimal digits of a number, with zeros before them where they are fewer than so many.
  mutating func append(digits number: UInt64, atLeast count: Int = 1) {
    if number >= 10 || count > 1 { append(digits: number / 10, atLeast: count - 1) }
    append(0x30 + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Eight lower-case hexadecimal digits: the first ones of an id are how people name it.
  mutating func append(hex word: UInt32) {
    for place in 1...8 {
      let digit = UInt8(truncatingIfNeeded: word >> UInt32(32 - 4 * place)) & 0xF
      append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }

  /// The 32 lower-case hexadecimal digits of an id.
  mutating func append(hex id: TransactionID) {
    append(hex: UInt32(truncatingIfNeeded: id.high >> 32))
    append(hex: UInt32(truncatingIfNeeded: id.high))
    append(hex: UInt32(truncatingIfNeeded: id.low >> 32))
    append(hex: UInt32(truncatingIfNeeded: id.low))
  }

  /// ISO 8601: `2026-03-09`.
  mutating func append(iso date: CalendarDate) {
    let (year, month, day) = date.parts
    guard (0...9999).contains(year) else { return append(date.description) }
    append(digits: UInt64(year), atLeast: 4)
    append(0x2D)
    append(digits: UInt64(month), atLeast: 2)
    append(0x2D)
    append(digits: UInt64(day), atLeast: 2)
  }

  /// The plain signed decimal, padded with zeros to at least `minimumDecimals`.
  mutating func append(plain amount: ExactDecimal, minimumDecimals: Int) {
    if amount.isNegative { append(0x2D) }
    let scale = Int(amount.scale)
    let (whole, decimals) = amount.units.magnitude.quotientAndRemainder(
      dividingBy: Self.powers[scale])
    append(digits: whole)
    guard max(scale, minimumDecimals) > 0 else { return }
    append(0x2E)
    if scale > 0 { append(digits: decimals, atLeast: scale) }
    append(0x30, times: minimumDecimals - scale)
  }

  /// 10^0 to 10^14: the scales that an exact decimal may have.
  private static let powers: [UInt64] = (0...ExactDecimal.maximumScale).map { n in
    (0..<n).reduce(UInt64(1)) { product, _ in product * 10 }
  }
}

/// Numbers as people read them.
extension ByteText {
  /// A plain decimal of ASCII digits with the marks of a locale.
  mutating func append(localizing plain: Span<UInt8>, _ style: NumberStyle) {
    var place = 0
    if !plain.isEmpty, plain[0] == 0x2D {
      append(mark: style.minus)
      place = 1
    }
    var end = place
    while end < plain.count, plain[end] != 0x2E { end += 1 }
    let isGrouped = end - place >= 3 + style.digitsBeforeMark
    while place < end {
      append(plain[place])
      place += 1
      if isGrouped, place < end, (end - place) % 3 == 0 { append(mark: style.groupMark) }
    }
    guard end < plain.count else { return }
    append(mark: style.decimalMark)
    for place in (end + 1)..<plain.count { append(plain[place]) }
  }

  /// A plain decimal and its currency's code as a locale has them: `1,234.56 USD`.
  mutating func append(localizing plain: Span<UInt8>, code: [UInt8], _ style: NumberStyle) {
    if style.isIsolated { append(NumberStyle.isolateStart) }
    if style.codeIsFirst {
      append(mark: code)
      append(mark: style.codeGap)
    }
    append(localizing: plain, style)
    if !style.codeIsFirst {
      append(mark: style.codeGap)
      append(mark: code)
    }
    if style.isIsolated { append(NumberStyle.isolateEnd) }
  }

  /// A few bytes: one by one they are there sooner than as a block.
  private mutating func append(mark: [UInt8]) {
    for byte in mark { append(byte) }
  }
}
