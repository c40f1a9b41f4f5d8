import StatementModel

/// Reads amounts: digits with a decimal comma, which may be the last character (`100,`).
///
/// Leniencies granted here:
///
/// 1. A point is a decimal mark as well, and both together are marks of groups and decimals.
/// 2. Zeros may stand before the amount.
/// 3. A whole number has no mark.
enum MT940Amount {
  case known(ExactDecimal)
  /// It can be read with or without decimals: `1.400`.
  case undecided
  case unreadable

  /// Where the characters of an amount that begins at `start` end.
  static func end(_ text: Span<UInt8>, from start: Int, before limit: Int) -> Int {
    var index = start
    while index < limit {
      switch text[index] {
      case 0x30...0x39, UInt8(ascii: ","), UInt8(ascii: "."): index += 1
      default: return index
      }
    }
    return index
  }

  /// Whether an amount may end at `index`: before the end of the line, a letter or a slash.
  ///
  /// Anything else is a part of it that is not understood, such as a blank between groups, and what
  /// was read so far would be a wrong number.
  static func isEnd(_ text: Span<UInt8>, at index: Int, before limit: Int) -> Bool {
    var index = index
    while index < limit, MT940Bytes.isBlank(text[index]), !MT940Bytes.isLineEnd(text[index]) {
      index += 1
    }
    guard index < limit else { return true }
    switch text[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      return true
    case UInt8(ascii: "-"):
      // The end of the block, glued on.
      return index + 1 < limit && text[index + 1] == UInt8(ascii: "}")
    case 0x0A, 0x0D:
      // Cut within the amount?
      let next = MT940Bytes.skipLineEnds(text, from: index)
      return next >= limit
        || !(MT940Bytes.isDigit(text[next]) || text[next] == UInt8(ascii: ",")
          || text[next] == UInt8(ascii: "."))
    default: return false
    }
  }

  /// Reads the amount that fills `range`; it has no sign.
  ///
  /// - Parameter minorUnits: How many decimals the statement's currency has, where that is known.
  static func read(_ text: Span<UInt8>, _ range: Range<Int>, minorUnits: Int?) -> MT940Amount {
    var marks = 0
    var lastMark: Int?
    var lastByte: UInt8 = 0
    var isMixed = false
    for index in range where !MT940Bytes.isDigit(text[index]) {
      marks += 1
      if lastMark != nil, text[index] != lastByte { isMixed = true }
      lastMark = index
      lastByte = text[index]
    }
    guard let lastMark else { return number(text, range, decimalMark: nil) }
    let decimals = range.upperBound - lastMark - 1
    if marks > 1 {
      // The last mark is the decimal mark where it differs from the others.
      let decimalMark = isMixed ? lastMark : nil
      let whole = range.lowerBound..<(decimalMark ?? range.upperBound)
      guard isGrouped(text, whole, decimalByte: isMixed ? lastByte : nil) else {
        return .unreadable
      }
      return number(text, range, decimalMark: decimalMark)
    }
    let digits = lastMark - range.lowerBound
    if decimals == 3, (1...3).contains(digits), text[range.lowerBound] != 0x30 {
      // SWIFT allows no more decimals than the currency has, so three of a comma may be groups.
      if lastByte == UInt8(ascii: "."), minorUnits != 3 { return .undecided }
      if minorUnits.map({ $0 < 3 }) ?? false { return .undecided }
    }
    return number(text, range, decimalMark: lastMark)
  }

  /// Whether the marks in the range stand between groups of three digits.
  private static func isGrouped(
    _ text: Span<UInt8>, _ range: Range<Int>, decimalByte: UInt8?
  ) -> Bool {
    var digits = 0
    var isFirst = true
    for index in range {
      if MT940Bytes.isDigit(text[index]) {
        digits += 1
        continue
      }
      guard text[index] != decimalByte, isFirst ? (1...3).contains(digits) : digits == 3 else {
        return false
      }
      isFirst = false
      digits = 0
    }
    return digits == 3
  }

  private static func number(
    _ text: Span<UInt8>, _ range: Range<Int>, decimalMark: Int?
  ) -> MT940Amount {
    var units: Int64 = 0
    var digits = 0
    var scale = 0
    for index in range where MT940Bytes.isDigit(text[index]) {
      let (product, overflow) = units.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int64(text[index] - 0x30))
      guard !overflow, !carry else { return .unreadable }
      units = sum
      digits += 1
      if let decimalMark, index > decimalMark { scale += 1 }
    }
    guard digits > 0, let value = ExactDecimal(units: units, scale: scale) else {
      return .unreadable
    }
    return .known(value)
  }
}
