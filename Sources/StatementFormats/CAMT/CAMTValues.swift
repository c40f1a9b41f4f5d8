import StatementModel

/// Reads the values of ISO 20022's types.
enum CAMTValues {
  /// An amount (ActiveOrHistoricCurrencyAndAmount): digits with a decimal point, without sign,
  /// whatever the number of decimals.
  ///
  /// Nothing for any other form: what else a sign beside `CdtDbtInd` or a comma may mean, the
  /// standard doesn't say, and a wrong amount is worse than none. A plus sign is granted.
  static func amount(_ bytes: [UInt8], _ range: Range<Int>) -> ExactDecimal? {
    for (offset, index) in range.enumerated() {
      switch bytes[index] {
      case 0x30...0x39, 0x2E: break
      case 0x2B where offset == 0: break
      default: return nil
      }
    }
    return ExactDecimal(utf8: bytes.span, range: range)
  }

  /// The day of a date or of a date with time (ISODate, ISODateTime): its first ten characters,
  /// whatever time and zone follow.
  ///
  /// It is the bank's own calendar day; moving it by its zone would put entries of the evening on
  /// another day.
  static func day(_ bytes: [UInt8], _ range: Range<Int>) -> CalendarDate? {
    guard range.count >= 10 else { return nil }
    let start = range.lowerBound
    guard bytes[start + 4] == 0x2D, bytes[start + 7] == 0x2D,
      let year = number(bytes, start..<(start + 4)),
      let month = number(bytes, (start + 5)..<(start + 7)),
      let day = number(bytes, (start + 8)..<(start + 10)), years.contains(year)
    else { return nil }
    if range.count > 10 {
      // A time begins with T, a zone with a sign or Z; some write a blank.
      guard [0x54, 0x74, 0x5A, 0x7A, 0x2B, 0x2D, 0x20].contains(bytes[start + 10]) else {
        return nil
      }
    }
    return CalendarDate(year: year, month: month, day: day)
  }

  /// Statements are of these years.
  private static let years = 1900...2199

  private static func number(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var value = 0
    for index in range {
      guard case 0x30...0x39 = bytes[index] else { return nil }
      value = value * 10 + Int(bytes[index] - 0x30)
    }
    return value
  }

  /// Whether money came in (`CRDT`) or went out (`DBIT`); nothing for another word.
  static func isCredit(_ bytes: [UInt8], _ range: Range<Int>) -> Bool? {
    guard range.count == 4 else { return nil }
    if Search.hasPrefix(bytes, "CRDT", at: range.lowerBound) { return true }
    if Search.hasPrefix(bytes, "DBIT", at: range.lowerBound) { return false }
    return nil
  }

  /// Whether a flag is set (xs:boolean: `true` or `1`).
  static func isTrue(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    if range.count == 1 { return bytes[range.lowerBound] == UInt8(ascii: "1") }
    return range.count == 4 && Search.hasPrefix(bytes, "true", at: range.lowerBound)
  }

  static func currency(_ bytes: [UInt8], _ range: Range<Int>) -> Currency? {
    guard range.count == 3,
      let currency = Currency(code: String(decoding: bytes[range], as: UTF8.self)),
      currency != .none
    else { return nil }
    return currency
  }
}
