/// Reads the numbers of a date from a cell.
///
/// Takes numeric dates with any separator, compact `yyyymmdd`, months' names, weekdays before and
/// times before or after; a text that goes on otherwise is no date.
enum DateCell {
  static func read(_ text: Span<UInt8>, _ range: Range<Int>) -> RawDate? {
    var end = range.upperBound
    var index = range.lowerBound
    if index < end, text[index] == 0x27 {
      index += 1
      if index < end, text[end - 1] == 0x27 { end -= 1 }
    }
    // `="2024-01-02"` inside doubled quotes.
    while index < end, text[index] == 0x3D || text[index] == 0x22 { index += 1 }
    while end > index, text[end - 1] == 0x22 { end -= 1 }
    guard end - index >= 3, end - index <= 64 else { return nil }
    var raw = RawDate()
    var parts = 0
    var isAfterTime = false
    // "30Jan2026": nothing stands between day, month and year.
    var isJoined = false
    while index < end, parts < 3 {
      let byte = text[index]
      if (0x30...0x39).contains(byte) {
        let (value, digits) = number(text, &index, end)
        if index < end, text[index] == 0x3A, parts == 0, digits != 4, !isAfterTime {
          guard skipTime(text, &index, end) else { return nil }
          isAfterTime = true
          continue
        } else {
          guard digits <= 4 || (digits == 8 && parts == 0) || (digits == 14 && parts == 0) else {
            return nil
          }
          raw.set(parts, value: digits == 14 ? value / 1_000_000 : value, digits: min(digits, 8))
          parts += 1
          if digits == 14 { index = timeEnd(text, index, end) }
          if digits >= 8 { break }
          skipOrdinal(text, &index, end)
        }
      } else if byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) {
        guard let word = letters(text, &index, end) else { return nil }
        if let month = month(word) {
          guard raw.namedMonth == 0, parts < 2 else { return nil }
          raw.set(parts, value: month, digits: 2)
          parts += 1
          raw.namedMonth = parts
        } else if !(parts == 0 && weekdays.contains(word)) && !fillers.contains(word) {
          return nil
        }
      } else {
        return nil
      }
      guard parts < 3 else { break }
      let before = index
      var separator: UInt8 = 0
      if index < end, text[index] == 0x3A, raw.firstDigits == 4,
        parts == 1 || raw.separator == 0x3A
      {
        // "2012:03:01"
        separator = 0x3A
        index += 1
      }
      while index < end, isSeparator(text, &index, end, &separator) {}
      if parts == 1, raw.separator == 0 { raw.separator = separator }
      if index == before, index < end {
        let isWord = text[index] >= 0x80 || (0x61...0x7A).contains(text[index] | 0x20)
        guard isWord != (raw.namedMonth == parts) else { return nil }
        isJoined = true
      }
      if parts == 2, separator == 0x20 || index == end, raw.namedMonth == 0 || index == end,
        index == end || isTimeAhead(text, index, end)
      {
        break
      }
    }
    if raw.firstDigits == 8 { return isTail(text, index, end) ? raw : nil }
    guard !isJoined || parts == 3 && raw.namedMonth == 2 else { return nil }
    if raw.isYearInMiddle { raw.moveYearToEnd() }
    guard raw.hasPlausibleDigits else { return nil }
    guard parts >= 2, isTail(text, index, end) else { return nil }
    // Two bare numbers are a date only as `31.12.`; anything else is an amount or a fraction.
    if parts == 2, raw.namedMonth == 0 {
      guard raw.separator == 0x2E || raw.separator == 0x2F, raw.firstDigits <= 2,
        raw.secondDigits == 2
      else { return nil }
    }
    return raw
  }

  /// Reads a spreadsheet's day number: 45322 is 2024-01-31.
  ///
  /// A fraction is the time of day.
  static func readSerial(_ text: Span<UInt8>, _ range: Range<Int>) -> RawDate? {
    guard range.count >= 5, range.count <= 20 else { return nil }
    var index = range.lowerBound
    let (value, digits) = number(text, &index, range.upperBound)
    guard digits == 5, (20_000...60_000).contains(value) else { return nil }
    if index < range.upperBound {
      guard text[index] == 0x2E || text[index] == 0x2C else { return nil }
      index += 1
      _ = number(text, &index, range.upperBound)
      guard index == range.upperBound else { return nil }
    }
    var raw = RawDate()
    raw.first = value
    raw.firstDigits = 5
    return raw
  }

  /// Reads a date of six digits without marks, which only a column of dates can hold: `240115`.
  static func readShortCompact(_ text: Span<UInt8>, _ range: Range<Int>) -> RawDate? {
    guard range.count == 6 else { return nil }
    var index = range.lowerBound
    let (value, digits) = number(text, &index, range.upperBound)
    guard digits == 6 else { return nil }
    var raw = RawDate()
    raw.first = value
    raw.firstDigits = 6
    return DateOrder.allCases.contains { raw.day($0, year: nil) != nil } ? raw : nil
  }

  private static func number(
    _ text: Span<UInt8>, _ index: inout Int, _ end: Int
  ) -> (value: Int, digits: Int) {
    var value = 0
    let start = index
    while index < end, (0x30...0x39).contains(text[index]), index - start < 15 {
      value = value * 10 + Int(text[index] - 0x30)
      index += 1
    }
    return (value, index - start)
  }

  /// Passes over one separator; the first that is no blank is kept.
  private static func isSeparator(
    _ text: Span<UInt8>, _ index: inout Int, _ end: Int, _ kept: inout UInt8
  ) -> Bool {
    let byte = text[index]
    let width = FieldSplitter.blankWidth(text, at: index, before: end)
    if width > 0 {
      if kept == 0 { kept = 0x20 }
      index += width
      return true
    }
    if eastAsianMark(text, index, end) {
      kept = 0x2F
      index += 3
      return true
    }
    switch byte {
    case 0x2E, 0x2F, 0x2D, 0x23, 0x2C, 0x27, 0x5F:
      if kept == 0 || kept == 0x20 { kept = byte }
      index += 1
      return true
    default:
      return false
    }
  }

  /// Whether 年, 月 or 日 stands there, for year, month or day.
  private static func eastAsianMark(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
    guard index + 3 <= end, text[index] == 0xE5 || text[index] == 0xE6 else { return false }
    let mark = (text[index], text[index + 1], text[index + 2])
    return mark == (0xE5, 0xB9, 0xB4) || mark == (0xE6, 0x9C, 0x88) || mark == (0xE6, 0x97, 0xA5)
  }

  /// Passes over the `st` of `1st`.
  private static func skipOrdinal(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) {
    guard index + 2 <= end else { return }
    let pair = (text[index] | 0x20, text[index + 1] | 0x20)
    let isOrdinal =
      pair == (0x73, 0x74) || pair == (0x6E, 0x64) || pair == (0x72, 0x64) || pair == (0x74, 0x68)
    let isWordEnd = index + 2 == end || !(0x61...0x7A).contains(text[index + 2] | 0x20)
    if isOrdinal, isWordEnd { index += 2 }
  }

  /// Passes over `:20:30 PM, ` after the hours.
  private static func skipTime(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> Bool {
    while index < end, text[index] == 0x3A || (0x30...0x39).contains(text[index]) { index += 1 }
    while index < end, text[index] == 0x20 || text[index] == 0x2C { index += 1 }
    if index + 1 < end, [0x61, 0x70].contains(text[index] | 0x20), text[index + 1] | 0x20 == 0x6D {
      index += 2
      while index < end, text[index] == 0x20 || text[index] == 0x2C { index += 1 }
    }
    return index < end
  }

  /// The end of what OFX writes after `20240131120000`: `.000[-5:EST]`, each part optional.
  private static func timeEnd(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var index = start
    if index < end, text[index] == 0x2E {
      index += 1
      while index < end, (0x30...0x39).contains(text[index]) { index += 1 }
    }
    if index + 1 < end, text[index] == 0x5B, text[end - 1] == 0x5D { index = end }
    return index
  }

  private static func isTimeAhead(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
    var index = index
    guard (0x30...0x39).contains(text[index]) else { return false }
    while index < end, (0x30...0x39).contains(text[index]) { index += 1 }
    return index < end && text[index] == 0x3A
  }

  /// Whether what follows the date is nothing, a time, a zone or a second date after `as of`.
  private static func isTail(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var index = start
    if eastAsianMark(text, index, end) { index += 3 }
    while index < end, text[index] == 0x2E { index += 1 }
    guard index < end else { return true }
    switch text[index] {
    case 0x2F, 0x2D:
      guard index + 1 < end, text[index + 1] == 0x20 else { return false }
    case 0x20, 0x2C, 0x54, 0x74, 0xC2, 0xE2, 0x3A: break
    default: return false
    }
    let isISO = text[index] | 0x20 == 0x74
    index += 1
    // The last mark is that of a word cut short: "2024 г."
    while index < end,
      text[index] == 0x20 || text[index] == 0x2C || text[index] >= 0x80
        || text[index] == 0x2E && index + 1 == end && text[index - 1] >= 0x80
    {
      index += 1
    }
    // "31-12-2012 / 10:20"
    if index + 1 < end, text[index] == 0x2F || text[index] == 0x2D, text[index + 1] == 0x20 {
      index += 2
    }
    guard index < end else { return true }
    if text[index] | 0x20 == 0x61, end - index > 5, text[index + 1] | 0x20 == 0x73 { return true }
    if text[index] == 0x28 { return true }
    guard (0x30...0x39).contains(text[index]) else { return false }
    var hasColon = false
    var digits = 0
    while index < end {
      switch text[index] {
      case 0x30...0x39: digits += 1
      case 0x3A: hasColon = true
      case 0x2E, 0x2C, 0x2B, 0x2D, 0x20, 0x2F, 0x5F, 0x28, 0x29: break
      case 0x41...0x5A, 0x61...0x7A: break
      default: return text[index] >= 0x80
      }
      index += 1
    }
    return hasColon || (digits >= 4 && digits <= 9 && isISO)
      || digits == 4 || digits == 6
  }
}

extension RawDate {
  mutating func set(_ part: Int, value: Int, digits: Int) {
    switch part {
    case 0: (first, firstDigits) = (value, digits)
    case 1: (second, secondDigits) = (value, digits)
    default: (third, thirdDigits) = (value, digits)
    }
  }
}

extension ColumnRoles {
  /// Reads a cell of a date column in the way of that column.
  @inline(__always)
  func readDate(_ text: Span<UInt8>, _ range: Range<Int>, _ column: Int) -> RawDate? {
    if !serialDates.isEmpty, serialDates.contains(column) {
      return DateCell.readSerial(text, range)
    }
    if !compactDates.isEmpty, compactDates.contains(column) {
      return DateCell.readShortCompact(text, range)
    }
    guard !shortenedDates.isEmpty, shortenedDates.contains(column) else {
      return DateCell.read(text, range)
    }
    var raw = DateCell.read(text, range)
    raw?.isShortened = true
    return raw
  }
}
