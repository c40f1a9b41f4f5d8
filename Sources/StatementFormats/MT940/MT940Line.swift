import StatementModel

/// A row's field 61: `1409020902DR1,57NTRFPREF//00000000001006` and a line of more.
///
/// SWIFT: `6!n[4!n]2a[1!a]15d1!a3!c16x[//16x]` and, on a line of its own, `[34x]`. Leniencies
/// granted here:
///
/// 1. Blanks and line ends may stand before mark, amount and type; four blanks stand for no entry
///    date.
/// 2. The type may be missing or cut.
/// 3. The references may be of any length.
/// 4. A year may have four digits.
struct MT940Line {
  var valueDate: CalendarDate
  /// The day of booking, where it is stated.
  var entryDate: CalendarDate?
  /// Whether a date was no day and is now the end of February.
  var isClamped: Bool
  /// An outflow is negative.
  var amount: ExactDecimal
  /// Whether it takes back an earlier row (`RC`, `RD`).
  var isReversal: Bool
  /// Whether it is only expected (`EC`, `ED`).
  var isExpected: Bool
  /// Whether the letter says credit; the reversal of one is an outflow.
  var saysCredit: Bool
  /// The type's four characters: `NTRF`.
  var type: Range<Int>
  var customerReference: Range<Int>
  var bankReference: Range<Int>
  /// The lines after the first.
  var supplement: Range<Int>

  static func read(
    _ text: Span<UInt8>, _ range: Range<Int>, currency: Currency?
  ) throws(MT940Fact) -> MT940Line {
    var cursor = MT940Cursor(range)
    cursor.skipBlanks(text)
    let dateStart = cursor.index
    let (digits, count) = cursor.digits(text)
    let written = dateStart..<cursor.index
    let dates = try dates(digits, count: count, text, written)

    cursor.skipBlanks(text)
    let markStart = cursor.index
    var mark = cursor.capital(text)
    let before = mark
    if before == UInt8(ascii: "R") || before == UInt8(ascii: "E") { mark = cursor.capital(text) }
    guard let mark, mark == UInt8(ascii: "C") || mark == UInt8(ascii: "D") else {
      throw .unreadableMark(
        text: MT940Text.excerpt(text, markStart..<min(markStart + 4, range.upperBound)))
    }
    let saysCredit = mark == UInt8(ascii: "C")
    let isReversal = before == UInt8(ascii: "R")
    // The third letter of the currency, or any other: it says nothing that is needed.
    _ = cursor.capital(text)
    cursor.skipBlanks(text)

    let amountEnd = MT940Amount.end(text, from: cursor.index, before: cursor.end)
    let amountRange = cursor.index..<amountEnd
    let amount = try amount(text, amountRange, currency, end: range.upperBound)
    cursor.index = amountEnd

    var lineEnd = min(MT940Bytes.endOfLine(text, from: cursor.index), cursor.end)
    if MT940Bytes.trimmed(text, cursor.index..<lineEnd).isEmpty,
      hasType(text, after: lineEnd, before: cursor.end)
    {
      // Wrapped before the type.
      cursor.index = lineEnd
      cursor.skipBlanks(text)
      lineEnd = min(MT940Bytes.endOfLine(text, from: cursor.index), cursor.end)
    }
    let type = type(text, &cursor, before: lineEnd)
    let references = cursor.index..<lineEnd
    let slashes = MT940Bytes.first("//", text, in: references)
    return MT940Line(
      valueDate: dates.value, entryDate: dates.entry, isClamped: dates.isClamped,
      amount: saysCredit != isReversal ? amount : -amount, isReversal: isReversal,
      isExpected: before == UInt8(ascii: "E"), saysCredit: saysCredit, type: type,
      customerReference: references.lowerBound..<(slashes ?? lineEnd),
      bankReference: slashes.map { ($0 + 2)..<lineEnd } ?? lineEnd..<lineEnd,
      supplement: lineEnd..<range.upperBound)
  }

  private static func dates(
    _ digits: Int, count: Int, _ text: Span<UInt8>, _ written: Range<Int>
  ) throws(MT940Fact) -> (value: CalendarDate, entry: CalendarDate?, isClamped: Bool) {
    let hasEntry = count == 10 || count == 12
    let value = MT940Date.read(
      hasEntry ? digits / 10_000 : digits, digits: hasEntry ? count - 4 : count)
    guard let day = value.day else {
      throw .unreadableDate(text: MT940Text.excerpt(text, written))
    }
    guard hasEntry else { return (day, nil, value.isClamped) }
    let entry = MT940Date.read(entry: digits % 10_000, near: day)
    guard let entryDay = entry.day else {
      throw .unreadableDate(text: MT940Text.excerpt(text, written))
    }
    return (day, entryDay, value.isClamped || entry.isClamped)
  }

  private static func amount(
    _ text: Span<UInt8>, _ range: Range<Int>, _ currency: Currency?, end: Int
  ) throws(MT940Fact) -> ExactDecimal {
    let read = MT940Amount.read(text, range, minorUnits: currency?.minorUnits)
    if MT940Amount.isEnd(text, at: range.upperBound, before: end) {
      switch read {
      case .known(let amount): return amount
      case .undecided: throw .undecidedAmount(text: MT940Text.excerpt(text, range))
      case .unreadable: break
      }
    }
    let shown = range.lowerBound..<min(end, range.upperBound + 16)
    throw .unreadableAmount(text: MT940Text.excerpt(text, shown))
  }

  /// Whether the next line begins as a type does: a letter, three more, no word.
  private static func hasType(_ text: Span<UInt8>, after lineEnd: Int, before end: Int) -> Bool {
    let start = MT940Bytes.skipLineEnds(text, from: lineEnd)
    guard start + 4 <= end else { return false }
    switch text[start] {
    case UInt8(ascii: "N"), UInt8(ascii: "S"), UInt8(ascii: "F"): break
    default: return false
    }
    for index in (start + 1)..<(start + 4) {
      guard MT940Bytes.isDigit(text[index]) || MT940Bytes.isCapital(text[index]) else {
        return false
      }
    }
    return true
  }

  private static func type(
    _ text: Span<UInt8>, _ cursor: inout MT940Cursor, before end: Int
  ) -> Range<Int> {
    while cursor.index < end, text[cursor.index] == 0x20 { cursor.index += 1 }
    let start = cursor.index
    guard start < end, MT940Bytes.isCapital(text[start]) else { return start..<start }
    cursor.index = min(start + 4, end)
    return start..<cursor.index
  }
}
