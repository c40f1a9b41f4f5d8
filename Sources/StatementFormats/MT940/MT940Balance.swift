import StatementModel

/// A balance: `C170914EUR12345,12`.
struct MT940Balance {
  /// What is owed is negative.
  var amount: ExactDecimal
  var date: CalendarDate?
  /// Nothing where an old message names none.
  var currency: Currency?

  /// Reads the field; nothing where it is no balance.
  static func read(_ text: Span<UInt8>, _ range: Range<Int>) -> MT940Balance? {
    var cursor = MT940Cursor(range)
    cursor.skipBlanks(text)
    guard let mark = cursor.capital(text), mark == UInt8(ascii: "C") || mark == UInt8(ascii: "D")
    else { return nil }
    cursor.skipBlanks(text)
    let dateStart = cursor.index
    var (value, count) = cursor.digits(text)
    let isNamed = cursor.peek(text).map { MT940Bytes.isCapital($0) || $0 == 0x20 } ?? false
    if !isNamed, count >= 6 {
      // No currency: the amount follows the date directly.
      cursor.index = dateStart
      (value, count) = (0, 0)
      while count < 6, let byte = cursor.peek(text) {
        guard MT940Bytes.isDigit(byte) else { return nil }
        value = value * 10 + Int(byte - 0x30)
        count += 1
        cursor.index += 1
      }
    }
    guard count == 6 || count == 8 else { return nil }
    cursor.skipBlanks(text)
    let currency = currency(text, &cursor)
    guard let amount = amount(text, &cursor, currency) else { return nil }
    return MT940Balance(
      amount: mark == UInt8(ascii: "D") ? -amount : amount,
      date: MT940Date.read(value, digits: count).day, currency: currency)
  }

  /// Three letters, if they come next.
  static func currency(_ text: Span<UInt8>, _ cursor: inout MT940Cursor) -> Currency? {
    guard cursor.end - cursor.index >= 3 else { return nil }
    for index in cursor.index..<(cursor.index + 3) where !MT940Bytes.isCapital(text[index]) {
      return nil
    }
    defer { cursor.index += 3 }
    return Currency(code: MT940Text.plain(text, cursor.index..<(cursor.index + 3)))
  }

  /// The amount that comes next.
  static func amount(
    _ text: Span<UInt8>, _ cursor: inout MT940Cursor, _ currency: Currency?
  ) -> ExactDecimal? {
    cursor.skipBlanks(text)
    let end = MT940Amount.end(text, from: cursor.index, before: cursor.end)
    defer { cursor.index = end }
    let range = cursor.index..<end
    guard MT940Amount.isEnd(text, at: end, before: cursor.end),
      case .known(let amount) = MT940Amount.read(text, range, minorUnits: currency?.minorUnits)
    else { return nil }
    return amount
  }
}

/// Number and sum of debits or credits: `3PLN0,03` (fields 90D and 90C).
struct MT940Sum: Equatable {
  var count: Int
  var currency: Currency?
  var amount: ExactDecimal

  static func read(_ text: Span<UInt8>, _ range: Range<Int>) -> MT940Sum? {
    var cursor = MT940Cursor(range)
    cursor.skipBlanks(text)
    let (count, digits) = cursor.digits(text)
    guard (1...9).contains(digits) else { return nil }
    let currency = MT940Balance.currency(text, &cursor)
    guard currency != nil, let amount = MT940Balance.amount(text, &cursor, currency) else {
      return nil
    }
    return MT940Sum(count: count, currency: currency, amount: amount)
  }

  /// The currency that a floor limit names (field 34F): `EURD0,00`.
  static func floorCurrency(_ text: Span<UInt8>, _ range: Range<Int>) -> Currency? {
    var cursor = MT940Cursor(range)
    cursor.skipBlanks(text)
    return MT940Balance.currency(text, &cursor)
  }
}
