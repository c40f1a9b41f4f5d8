import StatementModel

/// An amount in the form that nearly all have: digits, before them perhaps a minus, and among them
/// at most one mark, which by its place can be no grouping mark.
///
/// It says the same as `AmountCell`, `DecimalEvidence` and `magnitude` do of such a cell, at a
/// fraction of their cost. All other cells are theirs.
struct PlainAmount {
  /// The digits without the mark.
  var units: Int64
  /// How many digits stand after the mark.
  var decimals: Int
  /// The mark, which must be the decimal one; 0 where there is none.
  var mark: UInt8
  var isNegative: Bool

  /// Nothing where the cell is of another form.
  @inline(__always)
  init?(_ text: Span<UInt8>, _ field: CSVField) {
    var index = field.start
    let end = field.end
    // Fifteen digits and more are looked at closely.
    guard index < end, end - index <= 16 else { return nil }
    isNegative = unsafe text[unchecked: index] == 0x2D
    if isNegative { index += 1 }
    let first = index
    units = 0
    mark = 0
    var markIndex = end
    while index < end {
      let byte = unsafe text[unchecked: index]
      let digit = byte &- 0x30
      if digit < 10 {
        units = units &* 10 &+ Int64(digit)
      } else {
        guard mark == 0, byte == 0x2E || byte == 0x2C, index > first else { return nil }
        mark = byte
        markIndex = index
      }
      index += 1
    }
    guard end - first > 0 else { return nil }
    decimals = mark == 0 ? 0 : end - markIndex - 1
    // Three digits after a mark can be a group; a mark at the end is rare.
    guard mark == 0 || decimals != 3 && decimals != 0 else { return nil }
  }

  /// The value without sign; nothing where the mark is not the decimal one.
  @inline(__always)
  func magnitude(_ decimalMark: UInt8) -> ExactDecimal? {
    guard mark == 0 || mark == decimalMark else { return nil }
    return ExactDecimal(units: units, scale: decimals)
  }

  /// The value with its sign.
  @inline(__always)
  func value(_ decimalMark: UInt8) -> ExactDecimal? {
    guard let magnitude = magnitude(decimalMark) else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}

/// A plain amount with a code of three capitals and a blank before or after it: `EUR -12.50`.
struct CodedAmount {
  /// The three letters.
  var code: UInt32
  var amount: PlainAmount

  /// Nothing where the cell is of another form.
  init?(_ text: Span<UInt8>, _ field: CSVField) {
    let length = field.end - field.start
    guard length > 4 else { return nil }
    let isBefore = text[field.start + 3] == 0x20
    let letters = isBefore ? field.start : field.end - 3
    guard isBefore || text[field.end - 4] == 0x20 else { return nil }
    code = 0
    for index in letters..<(letters + 3) {
      guard text[index] &- 0x41 < 26 else { return nil }
      code = code << 8 | UInt32(text[index])
    }
    let rest = CSVField(
      start: isBefore ? field.start + 4 : field.start, end: isBefore ? field.end : field.end - 4,
      isEscaped: false)
    guard let plain = PlainAmount(text, rest) else { return nil }
    amount = plain
  }
}

extension DecimalEvidence {
  /// Takes in what a plain amount shows.
  @inline(__always)
  mutating func add(_ amount: PlainAmount, line: Int) {
    if amount.mark == 0x2E {
      point += 1
      if pointLine == 0 { pointLine = line }
    } else if amount.mark == 0x2C {
      comma += 1
      if commaLine == 0 { commaLine = line }
    } else if amount.units != 0 {
      note(whole: amount.units > 999 ? 4 : 1)
    }
  }
}
