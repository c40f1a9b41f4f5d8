import StatementModel

/// SWIFT's customer statements MT940 (and 950) and interim reports MT942, in SWIFT blocks or as
/// bare fields.
enum MT940Format: StatementFormat {
  static let name = "mt940"

  static func claims(_ head: FileHead) -> Bool { MT940Claim.claims(head.text) }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    let decoded = TextDecoding.decode(bytes, declared: options.profile?.encoding)
    return MT940Reading(decoded: decoded, options: options).file()
  }
}
