/// Tells SWIFT statements from other texts by their beginning.
enum MT940Claim {
  /// What banks put above the first field is short.
  private static let longestPreamble = 8192

  /// Whether the text holds, near its beginning, fields whose values are what their tags say.
  ///
  /// A line that begins with a colon, or one that looks like a tag by chance, proves nothing.
  static func claims(_ text: [UInt8]) -> Bool {
    let bytes = text.span
    var start = 0
    while start < bytes.count, MT940Bytes.isBlank(bytes[start]) { start += 1 }
    guard start < bytes.count, !begins(bytes, at: start) else { return false }
    if hasLineEndsInSigns(bytes) { return true }
    var scanner = MT940Scanner(text: text)
    var isFirst = true
    var previous: MT940Tag?
    for _ in 0..<64 {
      guard let field = scanner.next() else { break }
      if isFirst, field.start > longestPreamble { return false }
      isFirst = false
      if let type = scanner.messageType, MT940Header.statementTypes.contains(type),
        field.tag == .reference || field.tag == .account
      {
        return true
      }
      if proves(bytes, field, after: previous) { return true }
      previous = field.tag
    }
    return false
  }

  /// Whether XML, JSON or a quoted table begins there.
  private static func begins(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    switch bytes[start] {
    case UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "\""): return true
    case UInt8(ascii: "{"): return start + 1 < bytes.count && !MT940Bytes.isDigit(bytes[start + 1])
    default: return false
    }
  }

  private static func hasLineEndsInSigns(_ bytes: Span<UInt8>) -> Bool {
    let head = 0..<min(bytes.count, 4096)
    return MT940Bytes.first("@@:20:", bytes, in: head) != nil
      && MT940Bytes.first("@@:25:", bytes, in: head) != nil
  }

  private static func proves(
    _ bytes: Span<UInt8>, _ field: MT940Field, after previous: MT940Tag?
  ) -> Bool {
    switch field.tag {
    case .opening, .openingOfPage, .closing, .closingOfPage:
      return MT940Balance.read(bytes, field.value) != nil
    case .line:
      return (try? MT940Line.read(bytes, field.value, currency: nil)) != nil
    case .account:
      return (previous == .reference || previous == .related)
        && !MT940Bytes.isClock(bytes, at: field.value.lowerBound)
    case .number:
      return previous == .account && !MT940Bytes.isClock(bytes, at: field.value.lowerBound)
    case .floor: return MT940Sum.floorCurrency(bytes, field.value) != nil
    case .debits, .credits: return MT940Sum.read(bytes, field.value) != nil
    default: return false
    }
  }
}
