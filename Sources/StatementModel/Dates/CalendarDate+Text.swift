extension CalendarDate: CustomStringConvertible {
  /// ISO 8601: `2026-03-09`.
  public var description: String {
    let parts = parts
    return
      "\(Self.padded(parts.year, 4))-\(Self.padded(parts.month, 2))-\(Self.padded(parts.day, 2))"
  }

  /// Reads `2026-03-09`; nothing for any other text.
  package init?(iso text: some StringProtocol) {
    let fields = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard fields.count == 3, fields[0].count == 4, fields[1].count == 2, fields[2].count == 2,
      let year = Self.number(fields[0]), let month = Self.number(fields[1]),
      let day = Self.number(fields[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }

  private static func number(_ digits: some Sequence<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard case 0x30...0x39 = digit else { return nil }
      value = value * 10 + Int(digit - 0x30)
    }
    return value
  }
}

extension Month: CustomStringConvertible {
  /// ISO 8601: `2026-03`.
  package var description: String {
    "\(CalendarDate.padded(year, 4))-\(CalendarDate.padded(month, 2))"
  }

  /// Reads `2026-03`; nothing for any other text.
  package init?(iso text: some StringProtocol) {
    guard let first = CalendarDate(iso: "\(text)-01") else { return nil }
    self = first.month
  }
}
