import StatementModel

/// The digits and marks of a number, taken out of a text with its signs and its currency.
struct AmountText {
  private static let point = UInt8(ascii: ".")
  private static let apostrophe = UInt8(ascii: "'")
  private static let space: UInt8 = 0x20

  private var isNegative = false
  /// Digits, points, commas, apostrophes, and blanks between digits.
  private var body: [UInt8] = []
  private(set) var unit: AmountUnit?

  /// What a character outside ASCII is.
  private enum Mark {
    case blank, minus, sign
  }

  /// Takes the number out of `range`; nothing when anything stands there that isn't understood.
  init?(_ text: Span<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty, range.count <= 48 else { return nil }
    var range = range
    if text[range.lowerBound] == UInt8(ascii: "("), text[range.upperBound - 1] == UInt8(ascii: ")"),
      range.count > 2
    {
      isNegative = true
      range = (range.lowerBound + 1)..<(range.upperBound - 1)
    }
    var signs = isNegative ? 1 : 0
    var before: [UInt8] = []
    var behind: [UInt8] = []
    var bodyEnd = -1
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      switch byte {
      case 0x30...0x39, Self.point, JSONByte.comma, Self.apostrophe:
        let isDigit = 0x30...0x39 ~= byte
        let leads = index + 1 < range.upperBound && 0x30...0x39 ~= text[index + 1]
        if body.isEmpty, !isDigit, !before.isEmpty || !leads {
          // The point of "Fr." or "kr."
          guard byte == Self.point, !before.isEmpty else { return nil }
          before.append(byte)
        } else if bodyEnd < 0 || bodyEnd == index {
          body.append(byte)
          bodyEnd = index + 1
        } else {
          guard byte == Self.point, !behind.isEmpty else { return nil }
          behind.append(byte)
        }
      case JSONByte.minus, UInt8(ascii: "+"):
        // "5.-" has no decimals and is no negative number.
        guard bodyEnd != index || 0x30...0x39 ~= text[index - 1] else { return nil }
        signs += 1
        if byte == JSONByte.minus { isNegative = true }
      case Self.space:
        takeBlank(text, index, 1, range.upperBound, &bodyEnd)
      case 0x24, 0x41...0x5A, 0x61...0x7A, 0x22:
        if body.isEmpty { before.append(byte) } else { behind.append(byte) }
      case 0x80...:
        let (length, mark) = Self.character(text, index, range.upperBound)
        switch mark {
        case .blank: takeBlank(text, index, length, range.upperBound, &bodyEnd)
        case .minus:
          signs += 1
          isNegative = true
        case .sign:
          for offset in index..<(index + length) {
            if body.isEmpty { before.append(text[offset]) } else { behind.append(text[offset]) }
          }
        }
        index += length - 1
      default:
        return nil
      }
      index += 1
    }
    guard signs <= 1, !body.isEmpty, takeUnit(before), takeUnit(behind) else { return nil }
  }

  /// Takes a blank that parts groups of digits; others mean nothing.
  private mutating func takeBlank(
    _ text: Span<UInt8>, _ index: Int, _ length: Int, _ end: Int, _ bodyEnd: inout Int
  ) {
    guard bodyEnd == index, index + length < end, 0x30...0x39 ~= text[index + length] else {
      return
    }
    body.append(Self.space)
    bodyEnd = index + length
  }

  /// Takes a currency; false for other words, such as `CR` and `DR`, which could turn the sign, and
  /// for a second currency.
  private mutating func takeUnit(_ bytes: [UInt8]) -> Bool {
    guard !bytes.isEmpty else { return true }
    guard let found = AmountUnit(String(decoding: bytes, as: UTF8.self)) else { return false }
    switch (unit, found) {
    case (nil, _): unit = found
    case (.shared(let sign)?, .currency(let currency)) where sign.canMean(currency):
      unit = found
    case (.currency(let currency)?, .shared(let sign)) where sign.canMean(currency):
      break
    default: return unit == found
    }
    return true
  }

  private static func character(
    _ text: Span<UInt8>, _ index: Int, _ end: Int
  ) -> (length: Int, mark: Mark) {
    let length = min(text[index] >= 0xF0 ? 4 : text[index] >= 0xE0 ? 3 : 2, end - index)
    let second = length > 1 ? text[index + 1] : 0
    let third = length > 2 ? text[index + 2] : 0
    switch (text[index], second, third) {
    // The no-break spaces, thin ones, and marks of direction.
    case (0xC2, 0xA0, _), (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xAA...0xAF),
      (0xE2, 0x81, 0xA6...0xA9):
      return (length, .blank)
    case (0xE2, 0x88, 0x92), (0xE2, 0x80, 0x92...0x93): return (length, .minus)
    default: return (length, .sign)
    }
  }

  /// The value when this is the decimal mark; nothing where the marks don't stand so.
  func value(_ mark: StatementProfile.DecimalMark) -> ExactDecimal? {
    let decimal = mark == .point ? Self.point : JSONByte.comma
    var plain: [UInt8] = isNegative ? [JSONByte.minus] : []
    var groupMark: UInt8?
    // Digits since the last group mark.
    var run = 0
    var isInDecimals = false
    for byte in body {
      switch byte {
      case 0x30...0x39:
        plain.append(byte)
        run += 1
      case decimal:
        guard !isInDecimals, groupMark == nil || run == 3 else { return nil }
        isInDecimals = true
        plain.append(Self.point)
      default:
        guard !isInDecimals, groupMark == nil ? (1...3).contains(run) : run == 3,
          groupMark == nil || groupMark == byte
        else { return nil }
        groupMark = byte
        run = 0
      }
    }
    if !isInDecimals, groupMark != nil, run != 3 { return nil }
    return ExactDecimal(utf8: plain.span, range: 0..<plain.count)
  }
}
