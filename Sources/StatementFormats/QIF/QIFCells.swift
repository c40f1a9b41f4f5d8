import StatementModel

/// A date as QIF writes it.
enum QIFDate {
  /// Longer texts are no dates.
  private static let longest = 40

  /// Reads `3/ 9'26`, `03/09/2026`, `9.3.2026`, `2026-03-09`, `20260309`, `0300902026` (a zero
  /// between the numbers) and names of months.
  static func read(_ text: Span<UInt8>, _ range: Range<Int>) -> RawDate? {
    guard range.count <= longest, range.count >= 5 else { return nil }
    if let glued = readGlued(text, range) { return glued }
    let plain = plain(text, range)
    guard let raw = DateCell.read(plain.span, 0..<plain.count), raw.hasYear else { return nil }
    return raw
  }

  /// The day, where the date itself tells its order: a year of four digits comes first, or the
  /// month has a name.
  static func certainDay(_ raw: RawDate) -> CalendarDate? {
    if raw.firstDigits == 4 { return raw.day(.ymd, year: nil) }
    guard raw.namedMonth > 0 else { return nil }
    return raw.day(raw.namedMonth == 1 ? .mdy : .dmy, year: nil)
  }

  /// The day under an order.
  static func day(
    _ text: Span<UInt8>, _ range: Range<Int>, _ order: DateOrder
  ) -> CalendarDate? {
    guard let raw = read(text, range) else { return nil }
    return certainDay(raw) ?? raw.day(order, year: nil)
  }

  /// Ten digits, of which the third and the sixth are zeros in place of separators.
  private static func readGlued(_ text: Span<UInt8>, _ range: Range<Int>) -> RawDate? {
    guard range.count == 10 else { return nil }
    var digits: [Int] = []
    for index in range {
      guard (0x30...0x39).contains(text[index]) else { return nil }
      digits.append(Int(text[index] - 0x30))
    }
    guard digits[2] == 0, digits[5] == 0 else { return nil }
    var raw = RawDate()
    raw.first = digits[0] * 10 + digits[1]
    raw.second = digits[3] * 10 + digits[4]
    raw.third = digits[6...].reduce(0) { $0 * 10 + $1 }
    raw.firstDigits = 2
    raw.secondDigits = 2
    raw.thirdDigits = 4
    raw.separator = 0x30
    return raw
  }

  /// The same date with plain separators: blanks that stand for zeros taken out, the apostrophe
  /// replaced, and a year of one digit written in full.
  private static func plain(_ text: Span<UInt8>, _ range: Range<Int>) -> [UInt8] {
    var out: [UInt8] = []
    var separator: UInt8 = 0x2F
    var yearStart: Int?
    for index in range {
      let byte = text[index]
      switch byte {
      case 0x2F, 0x2D, 0x2E:
        while out.last == 0x20 { out.removeLast() }
        if yearStart == nil, !out.contains(where: isSeparator) { separator = byte }
        out.append(byte)
      case 0x27, 0x60:
        while out.last == 0x20 { out.removeLast() }
        if out.last.map(isSeparator) != true { out.append(separator) }
        yearStart = out.count
      case 0x20, 0x09:
        if out.last.map(isSeparator) != true { out.append(0x20) }
      default: out.append(byte)
      }
    }
    // Quicken writes 2004 as `' 4`.
    if let yearStart, out.count == yearStart + 1, (0x30...0x39).contains(out[yearStart]) {
      out.replaceSubrange(yearStart..<yearStart, with: [0x32, 0x30, 0x30])
    }
    return out
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == 0x2F || byte == 0x2D || byte == 0x2E
  }
}

/// An amount as QIF writes it.
struct QIFAmount {
  private let cell: AmountCell

  /// Nothing where the text is no amount.
  init?(_ text: Span<UInt8>, _ range: Range<Int>) {
    guard case .amount(let cell) = AmountCell.read(text, range) else { return nil }
    // A sign and a word for one are one too many.
    guard !cell.hasSign || cell.mark == 0 else { return nil }
    self.cell = cell
  }

  /// The digits with their marks.
  var digits: Range<Int> { cell.digits }
  var currency: Currency? { cell.currency }

  /// The value under a decimal mark; nothing where it is none.
  func value(_ text: Span<UInt8>, mark: UInt8) -> ExactDecimal? {
    cell.value(text, decimalMark: mark)
  }
}
