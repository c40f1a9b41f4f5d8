import StatementModel

/// Reads the references of field 61 and its supplement.
enum MT940Reference {
  /// The bank's reference, where it can be an id: neither a filler nor too short to be one.
  static func id(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String? {
    let range = MT940Bytes.trimmed(bytes, range)
    guard range.count >= 6, !isFiller(bytes, range) else { return nil }
    var digits = 0
    for index in range where MT940Bytes.isDigit(bytes[index]) && bytes[index] != 0x30 {
      digits += 1
    }
    return digits == 0 ? nil : MT940Text.clean(bytes, range)
  }

  /// Whether the reference says that there is none, or only which kind of reference the details
  /// have.
  static func isFiller(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let range = MT940Bytes.trimmed(bytes, range)
    if range.isEmpty { return true }
    for word in fillers where MT940Bytes.equals(bytes, range, word) { return true }
    return false
  }

  private static let fillers: [StaticString] = [
    "NONREF", "NOREF", "NON REF", "NOTPROVIDED", "NOT PROVIDED", "EREF", "KREF", "KREF+", "EREF+",
    "PREF", "MREF", "MREF+", "MARF", "X", "NONE", "UNKNOWN",
  ]

  /// Where a name stands behind a reference that is padded to its sixteen characters.
  static func nameBehind(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Range<Int>? {
    let behind = range.lowerBound + 16
    guard behind < range.upperBound, MT940Bytes.isBlank(bytes[behind - 1]) else { return nil }
    let name = MT940Bytes.trimmed(bytes, behind..<range.upperBound)
    return name.isEmpty ? nil : name
  }

  /// Whether the range has words: two letters on end that are small, or a blank among letters.
  static func isText(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
    var digits = 0
    var letters = 0
    var hasBlank = false
    for index in range {
      if MT940Bytes.isDigit(bytes[index]) {
        digits += 1
      } else if MT940Bytes.isLetterOrDigit(bytes[index]) {
        letters += 1
      } else if bytes[index] == 0x20 {
        hasBlank = true
      }
    }
    return letters > 2 && (hasBlank || digits == 0)
  }

  /// The number of a cheque (type CHK), which is the customer's reference.
  static func check(_ bytes: Span<UInt8>, _ line: MT940Line) -> String? {
    guard line.type.count == 4,
      MT940Bytes.has(bytes, "CHK", at: line.type.lowerBound + 1, before: line.type.upperBound)
    else { return nil }
    let range = MT940Bytes.trimmed(bytes, line.customerReference)
    var isZero = true
    for index in range {
      guard MT940Bytes.isDigit(bytes[index]) else { return nil }
      if bytes[index] != 0x30 { isZero = false }
    }
    return isZero ? nil : MT940Text.clean(bytes, range)
  }

  /// The amount in another currency that the supplement states: `/OCMT/USD12,50/`.
  static func original(
    _ bytes: Span<UInt8>, _ range: Range<Int>, isOutflow: Bool, currency: Currency?
  ) -> Money? {
    guard range.count > 10, let place = MT940Bytes.first("/OCMT/", bytes, in: range) else {
      return nil
    }
    var cursor = MT940Cursor((place + 6)..<range.upperBound)
    guard let code = MT940Balance.currency(bytes, &cursor), code != currency,
      let amount = MT940Balance.amount(bytes, &cursor, code)
    else { return nil }
    return Money(isOutflow ? -amount : amount, code)
  }
}
