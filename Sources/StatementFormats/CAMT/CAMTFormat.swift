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
    let reading = CAMTReading(options: options, keepsRows: true)
    return reading.file(decoded, declared: declared)
  }

  /// Reads block by block what is UTF-8, as nearly all messages are; what is not, whole.
  static func inspect(
    _ input: StatementInput, options: ReadingOptions
  ) throws(StatementInput.Failure) -> StatementFile {
    let head = try input.bytes(at: 0, upTo: 1024)
    let reading = CAMTReading(options: options, keepsRows: false)
    if let file = try reading.file(streaming: input, head: head) { return file }
    let declared = XMLDeclaration.encoding(head)
    let decoded = TextDecoding.decode(
      try input.wholeContent(), declared: options.profile?.encoding ?? declared)
    return reading.file(decoded, declared: declared)
  }
}
