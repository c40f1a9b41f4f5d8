import StatementModel

/// SWIFT's customer statements MT940 (and 950) and interim reports MT942, in SWIFT blocks or as
/// bare fields.
enum MT940Format: StatementFormat {
  static let name = "mt940"

  static func claims(_ head: FileHead) -> Bool { MT940Claim.claims(head.text) }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    reading(bytes, options).file(isBrief: false)
  }

  /// Holds the text, and of the rows those of one statement at a time, without their texts.
  static func inspect(
    _ input: StatementInput, options: ReadingOptions
  ) throws(StatementInput.Failure) -> StatementFile {
    reading(try input.wholeContent(), options).file(isBrief: true)
  }

  private static func reading(_ bytes: [UInt8], _ options: ReadingOptions) -> MT940Reading {
    let decoded = TextDecoding.decode(bytes, declared: options.profile?.encoding)
    return MT940Reading(decoded: decoded, options: options)
  }
}
