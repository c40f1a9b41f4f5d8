import StatementModel

/// SWIFT's customer statements MT940 (and 950) and interim reports MT942, in SWIFT blocks or as
/// bare fields.
enum MT940Format: StatementFormat {
  static let name = "mt940"

  static func claims(_ head: FileHead) -> Bool { MT940Claim.claims(head.text) }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    var decoded = TextDecoding.decode(bytes, declared: options.profile?.encoding)
    if decoded.isGuess, decoded.encoding != MT940Letters.encoding.name,
      MT940Letters.areOfDOS(bytes), let text = MT940Letters.encoding.decode(bytes)
    {
      decoded.text = text
      decoded.encoding = MT940Letters.encoding.name
    }
    return MT940Reading(decoded: decoded, options: options).file()
  }
}

/// Tells the letters of DOS, which banks' programs still write, where few of them stand.
enum MT940Letters {
  static let encoding = LegacyEncoding(name: "IBM850", converterName: "CP850")

  /// Whether all bytes beyond ASCII are umlauts of DOS, and a capital one stands among capitals,
  /// where Windows has a small š or a sign.
  static func areOfDOS(_ bytes: [UInt8]) -> Bool {
    var capitals = 0
    for index in bytes.indices where bytes[index] >= 0x80 {
      switch bytes[index] {
      case 0x81, 0x84, 0x94, 0xE1: break
      case 0x8E, 0x99, 0x9A:
        let before = index > 0 ? bytes[index - 1] : 0
        let after = index + 1 < bytes.count ? bytes[index + 1] : 0
        guard MT940Bytes.isCapital(before), MT940Bytes.isCapital(after) else { return false }
        if bytes[index] != 0x8E { capitals += 1 }
      default: return false
      }
    }
    return capitals > 0
  }
}
