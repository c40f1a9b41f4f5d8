/// Whether a cell is an account's number and no amount.
enum AccountNumber {
  /// Whether the text has the shape of an IBAN (ISO 13616): two letters, two digits, and capitals
  /// or digits, 15 to 34 in all.
  static func isIBAN(_ text: some StringProtocol) -> Bool {
    let bytes = text.utf8
    guard (15...34).contains(bytes.count) else { return false }
    var index = 0
    for byte in bytes {
      let isDigit = (0x30...0x39).contains(byte)
      let isCapital = (0x41...0x5A).contains(byte)
      switch index {
      case 0, 1: guard isCapital else { return false }
      case 2, 3: guard isDigit else { return false }
      default: guard isDigit || isCapital else { return false }
      }
      index += 1
    }
    return true
  }

  /// Whether the cell is an account's number, a reference or another token that describes nothing:
  /// an IBAN, perhaps in groups, or digits and capitals in one word, with six digits at least.
  static func isReference(_ text: String) -> Bool {
    var digits = 0
    var hasLetter = false
    var hasSpace = false
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: digits += 1
      case 0x41...0x5A: hasLetter = true
      case 0x20: hasSpace = true
      // Neither has small letters, nor any beyond ASCII.
      case 0x61...0x7A, 0x80...: return false
      default: break
      }
    }
    if digits >= 6, !hasSpace || !hasLetter { return true }
    return digits >= 2 && isIBAN(hasSpace ? text.filter { $0 != " " } : text)
  }
}
