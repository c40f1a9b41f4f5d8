/// Whether a cell is an account's number and no amount.
enum AccountNumber {
  /// Whether the text has the shape of an IBAN (ISO 13616): two letters, two digits, and capitals
  /// or digits, 15 to 34 in all.
  static func isIBAN(_ text: some StringProtocol) -> Bool { isIBAN(Array(text.utf8).span) }

  /// - Parameter inGroups: Whether spaces may stand anywhere.
  static func isIBAN(_ text: Span<UInt8>, inGroups: Bool = false) -> Bool {
    guard text.count >= 15, inGroups || text.count <= 34 else { return false }
    var count = 0
    for index in text.indices {
      let byte = text[index]
      if inGroups, byte == 0x20 { continue }
      let isDigit = byte &- 0x30 < 10
      let isCapital = byte &- 0x41 < 26
      switch count {
      case 0, 1: guard isCapital else { return false }
      case 2, 3: guard isDigit else { return false }
      case 34...: return false
      default: guard isDigit || isCapital else { return false }
      }
      count += 1
    }
    return count >= 15
  }

  /// Whether the cell is an account's number, a reference or another token that describes nothing:
  /// an IBAN, perhaps in groups, or digits and capitals in one word, with six digits at least.
  static func isReference(_ text: Span<UInt8>) -> Bool {
    // "Reference: AT2601": what a label stands before.
    if let colon = text.indices.first(where: { text[$0] == 0x3A }), colon + 2 < text.count,
      text[colon + 1] == 0x20
    {
      return isReference(text.extracting((colon + 2)...))
    }
    var digits = 0
    var hasLetter = false
    var hasSpace = false
    for index in text.indices {
      switch text[index] {
      case 0x30...0x39: digits += 1
      case 0x41...0x5A: hasLetter = true
      case 0x20: hasSpace = true
      // Neither has small letters, nor any beyond ASCII.
      case 0x61...0x7A, 0x80...: return false
      default: break
      }
    }
    if digits >= 6, !hasSpace || !hasLetter { return true }
    return digits >= 2 && isIBAN(text, inGroups: hasSpace)
  }
}
