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
  /// SWIFT allows no more decimals than the currency has, so three behind a comma may be a group.
  ///
  /// - Parameter minorUnits: How many decimals the statement's currency has, where that is known.
  static func read(_ text: Span<UInt8>, _ range: Range<Int>, minorUnits: Int?) -> MT940Amount {
    let cell = AmountCell(digits: range)
    let shown = cell.decimalEvidence(text)
    if shown.openPoint > 0, minorUnits != 3 { return .undecided }
    if shown.openComma > 0, let minorUnits, minorUnits < 3 { return .undecided }
    let mark = shown.mark ?? (shown.openPoint > 0 ? 0x2E : 0x2C)
    guard range.contains(where: { MT940Bytes.isDigit(text[$0]) }),
      let value = cell.magnitude(text, decimalMark: mark)
    else { return .unreadable }
    return .known(value)
  }
}
