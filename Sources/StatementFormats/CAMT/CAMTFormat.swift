import StatementModel

/// Bank-to-customer messages of ISO 20022: camt.052 (report), camt.053 (statement), camt.054
/// (notification), in every version.
enum CAMTFormat: StatementFormat {
  static let name = "camt"

  /// Whether the text is XML that begins a message of ISO 20022; one that is no statement too,
  /// since this room can say what it is.
  static func claims(_ head: FileHead) -> Bool { CAMTSignature.isMessage(head.text) }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    let declared = XMLDeclaration.encoding(bytes)
    let decoded = TextDecoding.decode(bytes, declared: options.profile?.encoding ?? declared)
    return CAMTReading(options: options).file(decoded, declared: declared)
  }
}
