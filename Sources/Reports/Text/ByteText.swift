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

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func append(_ byte: UInt8) { bytes.append(byte) }

  mutating func append(_ slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }

  mutating func append(_ other: [UInt8]) { bytes.append(contentsOf: other) }

  mutating func append(_ byte: UInt8, times count: Int) {
    guard count > 0 else { return }
    bytes.append(contentsOf: repeatElement(byte, count: count))
  }

  mutating func appendSpaces(_ count: Int) { append(0x20, times: count) }

  /// The decimal digits of a number.
  mutating func append(number: Int) {
    if number < 0 { bytes.append(0x2D) }
    append(digits: UInt64(number.magnitude))
  }

  mutating func append(digits number: UInt64) {
    var rest = number
    let start = bytes.count
    repeat {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      bytes.append(0x30 + UInt8(truncatingIfNeeded: digit))
      rest = quotient
    } while rest != 0
    var low = start
    var high = bytes.count - 1
    while low < high {
      bytes.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  /// The 32 lower-case hexadecimal digits of an id.
  mutating func append(hex id: TransactionID) {
    append(hex: id.high, digits: 16)
    append(hex: id.low, digits: 16)
  }

  /// The first eight digits of an id, by which people name it.
  mutating func append(shortHex high: UInt64) { append(hex: high, digits: 8) }

  private mutating func append(hex word: UInt64, digits count: UInt64) {
    var shift: UInt64 = 64
    while shift > 64 - 4 * count {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: (word >> shift) & 0xF)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }

  /// ISO 8601: `2026-03-09`.
  mutating func append(iso date: CalendarDate) {
    let (year, month, day) = date.parts
    guard (0...9999).contains(year) else { return append(date.description) }
    append(padded: year / 100)
    append(padded: year % 100)
    bytes.append(0x2D)
    append(padded: month)
    bytes.append(0x2D)
    append(padded: day)
  }

  /// Two digits of a number of 0 to 99.
  private mutating func append(padded number: Int) {
    bytes.append(0x30 + UInt8(truncatingIfNeeded: number / 10))
    bytes.append(0x30 + UInt8(truncatingIfNeeded: number % 10))
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
  private static let powers: [UInt64] = (0...ExactDecimal.maximumScale).map { n in
    (0..<n).reduce(UInt64(1)) { product, _ in product * 10 }
  }
}
