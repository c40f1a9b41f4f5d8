import StatementModel

/// An amount as a JSON value writes it.
enum WrittenAmount: Equatable {
  /// A JSON number, or a string with a plain decimal that no other reading fits.
  case exact(ExactDecimal)
  /// A string that one decimal mark or the other makes a number of; the file has to tell which.
  case undecided(point: ExactDecimal?, comma: ExactDecimal?)

  /// Reads a JSON number or a string that holds one, with a currency's sign or code beside it or
  /// without.
  init?(_ text: Span<UInt8>, _ node: JSONNode) {
    switch node.kind {
    case .number:
      guard let value = ExactDecimal(utf8: text, range: node.content) else { return nil }
      self = .exact(value)
    case .string:
      guard let number = NumberText(text, JSONStrings.trimmed(text, node.content)) else {
        return nil
      }
      let point = number.value(.point)
      let comma = number.value(.comma)
      guard point != nil || comma != nil else { return nil }
      if let point, comma == nil || comma == point {
        self = .exact(point)
      } else {
        self = .undecided(point: point, comma: comma)
      }
    default:
      return nil
    }
  }

  /// The value under a decimal mark.
  func value(_ mark: StatementProfile.DecimalMark) -> ExactDecimal? {
    switch self {
    case .exact(let value): value
    case .undecided(let point, let comma): mark == .point ? point : comma
    }
  }
}

/// The digits and marks of a number, taken out of a text with its signs.
private struct NumberText {
  private static let point = UInt8(ascii: ".")
  private static let plus = UInt8(ascii: "+")

  private var isNegative = false
  /// Digits, points, commas and apostrophes.
  private var body: [UInt8] = []

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
    var letters = 0
    var index = range.lowerBound
    var bodyEnd: Int?
    while index < range.upperBound {
      let byte = text[index]
      switch byte {
      case 0x30...0x39, Self.point, JSONByte.comma, UInt8(ascii: "'"):
        guard bodyEnd == nil || bodyEnd == index else { return nil }
        body.append(byte)
        bodyEnd = index + 1
      case JSONByte.minus, Self.plus:
        signs += 1
        if byte == JSONByte.minus { isNegative = true }
      case 0x41...0x5A:
        letters += 1
      case 0x20, 0x24:
        break
      case 0xE2, 0xC2:
        guard let (length, isMinus) = Self.sign(text, index, range.upperBound) else { return nil }
        if isMinus {
          signs += 1
          isNegative = true
        }
        index += length - 1
      default:
        return nil
      }
      index += 1
    }
    // Three letters are a currency's code; others (`CR`, `DR`) could turn the sign.
    guard signs <= 1, letters == 0 || letters == 3, !body.isEmpty else { return nil }
  }

  /// The length of a currency sign, blank, direction mark or minus outside ASCII.
  private static func sign(
    _ text: Span<UInt8>, _ index: Int, _ end: Int
  ) -> (length: Int, isMinus: Bool)? {
    if text[index] == 0xC2 {
      // No-break space, and the signs of cent, pound, currency and yen.
      return index + 1 < end && 0xA0...0xA5 ~= text[index + 1] ? (2, false) : nil
    }
    guard index + 2 < end else { return nil }
    switch (text[index + 1], text[index + 2]) {
    case (0x82, 0xA0...0xBF), (0x80, 0x8E...0x8F), (0x80, 0xAF): return (3, false)
    case (0x88, 0x92), (0x80, 0x92...0x93): return (3, true)
    default: return nil
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
