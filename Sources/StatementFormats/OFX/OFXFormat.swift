import StatementModel

/// Placeholder until the room is joined.
enum OFXFormat: StatementFormat {
  static let name = "ofx"

  static func claims(_ head: FileHead) -> Bool { false }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    StatementFile(
      .noStatement(
        Diagnostic(.error, FormatFact.noKnownFormat, at: SourceLocation(file: options.path))))
  }
}
